/** Whose fee is due: ticked, and received, waived or put into a group together (specification §48). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FEES_AT_ONCE_MAX } from '#contract/limits.ts';
import {
  FEE_WAYS,
  type FeeGroup,
  type FeeLine,
  type FeeResults,
  type Fees,
  type FeeWay,
  receivedFeesSchema,
} from '#contract/people/fees.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { euroText } from '#web/i18n/euro.ts';
import { tableDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FieldRow, Form, SubmitButton } from '#web/ui/form/form.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { showToast } from '#web/ui/notice/toasts.ts';
import { Acts } from '#web/ui/page/acts.tsx';
import { GroupDialog, WaiveDialog } from './some-dialogs.tsx';
import { doneOf } from './use-fee-acts.ts';
import { calledOf, groupWord } from './words.ts';

const words: OwnWords = {
  ids: { required: <Text of="fees:due.whoMissing" /> },
  how: { required: <Text of="fees:due.howMissing" /> },
};

interface DueFormProps {
  fees: Fees;
  lines: readonly FeeLine[];
  /** Says what was done to whom, and keeps it for some seconds. */
  onDone: (words: string, ids: readonly number[]) => void;
}

export function DueForm({ fees, lines, onDone }: DueFormProps) {
  const { t } = useTranslation('fees');
  const [asked, ask] = useState<'waive' | 'group'>();
  const { year } = fees;
  const labelOf = useLabel(fees);
  const tellOthers = (results: FeeResults) => {
    const count = results.length - doneOf(results).length;
    if (count > 0) showToast('info', t('due.others', { count }));
  };
  const done = (results: FeeResults, said: (done: FeeResults) => string) => {
    const some = doneOf(results);
    tellOthers(results);
    if (some.length > 0)
      onDone(
        said(some),
        some.map(({ id }) => id),
      );
  };
  const receiving = useSendForm('receiveFees', {
    schema: receivedFeesSchema,
    begin: { ids: [] as string[], on: today(), how: '' as FeeWay | '' },
    input: { params: { year } },
    pastDay: 'on',
    toBody: ({ ids, on, how }) => ({ ids: ids.map(Number), on, how: how || undefined }),
    own: words,
    refused: t('due.failed'),
    changes: 'fees',
    onSent: (results, sent) => {
      sent.set({ ids: [] });
      done(results, (some) => {
        const [from, to] = [some[0]?.receipt ?? '', some.at(-1)?.receipt ?? ''];
        return t('done.received', { count: some.length, from, to });
      });
    },
  });
  const { form } = receiving;
  const ids = form.values.ids.map(Number);
  const close = () => ask(undefined);
  const everybody = lines.slice(0, FEES_AT_ONCE_MAX).map(({ userId }) => String(userId));
  const clear = () => form.set({ ids: [] });
  const dialog = { fees, ids, onClose: close };
  return (
    <>
      <Form {...receiving} label={t('views.due')}>
        <Acts gap="tight">
          <Button kind="secondary" small onClick={() => form.set({ ids: everybody })}>
            {t('due.all')}
          </Button>
          <Button kind="secondary" small onClick={clear}>
            {t('due.noneOf')}
          </Button>
        </Acts>
        <CheckboxGroup
          {...bind(form, 'ids')}
          label={t('due.who')}
          options={lines.map((line) => ({ value: String(line.userId), label: labelOf(line) }))}
        />
        <FieldRow>
          <DateField {...bind(form, 'on')} label={t('due.on')} max={today()} />
          <RadioField<FeeWay>
            {...bind(form, 'how')}
            label={t('due.how')}
            options={FEE_WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
          />
        </FieldRow>
        <Acts>
          <SubmitButton>{t('due.send')}</SubmitButton>
          <Button kind="secondary" disabled={ids.length === 0} onClick={() => ask('waive')}>
            {t('waive.act')}
          </Button>
          <Button kind="secondary" disabled={ids.length === 0} onClick={() => ask('group')}>
            {t('group.act')}
          </Button>
        </Acts>
      </Form>
      {asked === 'waive' && (
        <WaiveDialog
          {...dialog}
          onSent={(results) => {
            clear();
            done(results, (some) => t('done.waived', { count: some.length }));
          }}
        />
      )}
      {asked === 'group' && (
        <GroupDialog
          {...dialog}
          onSent={(results, group) => {
            tellOthers(results);
            showToast('success', t('done.grouped', { count: doneOf(results).length, group }));
          }}
        />
      )}
    </>
  );
}

/** "Ferrari Anna · Ordinaria 15,00 €". */
function useLabel({ amounts }: Fees) {
  const { t } = useTranslation('fees');
  const usual = (group: FeeGroup) => t(`groups.${group}`);
  return (line: FeeLine) => {
    const { group, cents, until } = line;
    const sum = cents === null ? '' : euroText(cents);
    const left = until !== null && t('due.left', { day: tableDay(until, currentLanguage()) });
    return [
      calledOf(line) || t('due.erased'),
      `${groupWord(amounts, group, usual)} ${sum}`.trim(),
      left,
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
