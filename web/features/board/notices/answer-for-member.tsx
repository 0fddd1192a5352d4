/** The desk records the answer of a member who called, wrote or came by. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '#contract/board/notices.ts';
import { REASON_MAX } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { useActionForm } from '#web/api/use-action-form.tsx';
import type { Binding } from '#web/ui/form/field.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { Card } from '#web/ui/page/card.tsx';
import { AnswerDays, daysToWire, noDays, type TypedDays } from './answer-days.tsx';
import { BasisField } from './basis-field.tsx';
import { deskAnswerSchema, EMPTY_NOTICE, type NoticeForm } from './notice-values.ts';

const BLANK = { forPerson: EMPTY_NOTICE.forPerson, text: '', basis: EMPTY_NOTICE.basis };
type Answer = typeof BLANK & TypedDays;

const toWire = ({ forPerson, text, basis: _, ...days }: Answer) => ({
  ...{ text, forPerson: forPerson[0]?.id },
  days: daysToWire(days),
});

interface AnswerForMemberProps {
  notice: Notice;
  /** The field of the member, which belongs to exchanges: the screen hands it in. */
  memberField: (binding: Binding<NoticeForm['forPerson']>) => ReactNode;
  onSent: () => void;
}

export function AnswerForMember({ notice, memberField, onSent }: AnswerForMemberProps) {
  const { t } = useTranslation('notices');
  const answer = useActionForm<Answer, Notice>({
    begin: { ...BLANK, ...noDays(notice.hours) },
    check: (typed) => problemsFor(deskAnswerSchema, toWire(typed)),
    send: (typed) => {
      const { forPerson: forMember, ...body } = deskAnswerSchema.parse(toWire(typed));
      const input = { params: { id: notice.id }, body };
      return call('answerNotice', input, { forMember, word: typed.basis });
    },
    done: () => t('forMember.answered'),
    changes: 'notices',
    awaitsQueries: true,
    onSent,
  });
  const { form } = answer;
  return (
    <Card title={t('forMember.answer')}>
      <Form {...answer} label={t('forMember.answer')}>
        {memberField(bind(form, 'forPerson'))}
        <TextareaField
          {...bind(form, 'text')}
          label={t('forMember.text')}
          maxLength={REASON_MAX}
          rows={2}
          optional
        />
        <AnswerDays
          label={t('forMember.days')}
          hint={t('forMember.daysHint')}
          value={form.values}
          onChange={form.set}
          errors={form.errors}
        />
        <BasisField
          label={t('forMember.basis')}
          value={form.values.basis}
          onChange={(basis) => form.set({ basis })}
        />
        <div>
          <SubmitButton>{t('forMember.send')}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
