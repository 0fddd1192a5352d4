/** Correcting what was sent: a changed day, time or place ticks a new letter by itself. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Bulletin, bulletinCorrectionSchema } from '#contract/board/bulletins.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { ChangedMeanwhile, useMeanwhile } from '#web/ui/form/changed-meanwhile.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { type BulletinValues, PlanFields, Words } from './bulletin-form.tsx';

type Values = Pick<BulletinValues, 'title' | 'text' | 'day' | 'from' | 'to' | 'place'>;
const PLAN = ['day', 'from', 'to', 'place'] as const;

interface CorrectProps {
  bulletin: Bulletin;
  onClose: () => void;
}

export function CorrectDialog({ bulletin, onClose }: CorrectProps) {
  const { t } = useTranslation('bank-bulletins');
  const { title, text, day, from, to, place } = bulletin;
  const [now] = useState<Values>({
    ...{ title, text, place, day: day ?? '', from: from ?? '', to: to ?? '' },
  });
  const isMeeting = day !== null;
  const [chosen, setChosen] = useState<boolean>();
  const { userId } = useSignedIn();
  const { base, found, take } = useMeanwhile(now);
  const isSeen = bulletin.state !== 'undoable' && bulletin.state !== 'waits';
  const tellsOf = (values: Values) =>
    chosen ?? (isMeeting && PLAN.some((name) => values[name] !== now[name]));
  const correcting = useSendForm('correctBulletin', {
    schema: bulletinCorrectionSchema,
    begin: now,
    input: { params: { id: bulletin.id } },
    toBody: (values) => ({
      ...{ title: values.title, text: values.text, place: values.place },
      ...(isMeeting ? { day: values.day, from: values.from, to: values.to } : {}),
      ...{ tell: tellsOf(values), basedOn: isMeeting ? base : wordsOf(base) },
    }),
    done: () => t('correct.done'),
    refused: t('correct.failed'),
    onSent: onClose,
    onRefused: (error, usual, form) =>
      isRefusal(error, 'changed-meanwhile') ? take(form, error.changes) : usual,
  });
  const { form } = correcting;
  const labels: Record<string, string> = {
    ...{ title: t('form.name'), text: t('form.text'), day: t('form.day') },
    ...{ from: t('form.from'), to: t('form.to'), place: t('form.place') },
  };
  return (
    <Dialog isOpen isWide onClose={onClose} title={t('correct.title')}>
      <Form {...correcting} label={t('correct.title')}>
        <ChangedMeanwhile
          form={form}
          found={found}
          readerId={userId}
          labelOf={(field) => labels[field] ?? field}
          show={(_, value) => value}
        />
        <Words form={form} />
        {isMeeting && <PlanFields form={form} />}
        {isSeen && (
          <CheckboxField
            name="tell"
            value={tellsOf(form.values)}
            onChange={setChosen}
            label={t('correct.tell')}
            hint={isMeeting ? t('correct.tellHint') : undefined}
          />
        )}
        <FormButtons onLeave={onClose} send={t('correct.save')} />
      </Form>
    </Dialog>
  );
}

const wordsOf = ({ title, text }: Values) => ({ title, text });
