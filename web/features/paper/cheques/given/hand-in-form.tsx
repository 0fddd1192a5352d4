/** What the person who gave reads off the cheque: how long, what, when. */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EARLIEST_EXCHANGE_DATE } from '#contract/limits.ts';
import { chequeHandInSchema, type GivenCheque } from '#contract/paper/cheques.ts';
import { isRefusal } from '#web/api/api-error.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { today } from '#web/i18n/format.ts';
import { Text } from '#web/i18n/text.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FieldRow, Form, SubmitButton } from '#web/ui/form/form.tsx';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import type { ActivityFieldOf } from '../activity-field.ts';
import { typedHours } from '../hours.ts';
import { HoursBoxes } from '../hours-boxes.tsx';

interface HandInFormProps {
  cheque: GivenCheque;
  activityField: ActivityFieldOf;
}

/** The form and its draft. */
export function HandInForm(props: HandInFormProps) {
  const draft = `cheque:${props.cheque.code}`;
  const begin: Values = { hours: '', activity: '', day: today(), another: false };
  return (
    <KeptDraft begin={begin} draft={draft}>
      <DraftedForm {...props} begin={begin} draft={draft} />
    </KeptDraft>
  );
}

interface Values {
  hours: string;
  activity: string;
  /** `yyyy-MM-dd`. */
  day: string;
  /** It is another time than the hours that stand; asked where there are some. */
  another: boolean;
}

function DraftedForm({
  cheque,
  activityField,
  begin,
  draft,
}: HandInFormProps & { begin: Values; draft: string }) {
  const { t } = useTranslation('cheques');
  const [isAsked, setAsked] = useState(false);
  const handIn = useSendForm('handInCheque', {
    schema: chequeHandInSchema,
    begin,
    draft,
    toBody: toWire,
    pastDay: 'dateOfTransaction',
    input: { params: { code: cheque.code } },
    own: ownWords,
    byField,
    awaitsQueries: true,
    refused: t('given.failed'),
    noSecond: t('given.noSecond'),
    onRefused: (error, usual) => {
      if (isRefusal(error, 'already-recorded')) setAsked(true);
      return usual;
    },
  });
  const { form } = handIn;
  return (
    <Form
      {...handIn}
      label={t('given.helped', { name: cheque.owner.displayName })}
      incomplete={t('form.incomplete')}
    >
      <HoursBoxes {...bind(form, 'hours')} next="activity" />
      <FieldRow>
        {activityField(bind(form, 'activity'))}
        <DateField
          {...bind(form, 'day')}
          label={t('form.day')}
          min={EARLIEST_EXCHANGE_DATE}
          max={today()}
        />
      </FieldRow>
      {isAsked && <CheckboxField {...bind(form, 'another')} label={t('another')} />}
      <SubmitButton wide>{t('given.send')}</SubmitButton>
    </Form>
  );
}

function toWire({ hours, activity, day, another }: Values) {
  return {
    ...(another ? { another } : {}),
    activity: activity === '' ? undefined : Number(activity),
    dateOfTransaction: day,
    quantityOfHours: hours.trim() === '' ? undefined : (typedHours(hours) ?? -1),
  };
}

const FIELD_OF: Record<string, keyof Values> = {
  dateOfTransaction: 'day',
  quantityOfHours: 'hours',
};

function byField(errors: Record<string, ReactNode>): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [FIELD_OF[name] ?? name, error]),
  );
}

const ownWords: OwnWords = {
  activity: { required: <Text of="cheques:form.activityMissing" /> },
  dateOfTransaction: { required: <Text of="cheques:form.dayMissing" /> },
  quantityOfHours: { required: <Text of="cheques:form.hoursMissing" /> },
};
