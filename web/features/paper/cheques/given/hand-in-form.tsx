/** What the person who gave reads off the cheque: how long, what, when. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EARLIEST_EXCHANGE_DATE } from '#contract/limits.ts';
import { chequeHandInSchema, type GivenCheque } from '#contract/paper/cheques.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { type OwnWords, refusalOf } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { today } from '#web/i18n/format.ts';
import { Text } from '#web/i18n/text.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { dropDraft } from '#web/ui/form/draft.ts';
import { FieldRow, Form, SubmitButton } from '#web/ui/form/form.tsx';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
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
  const begin: Values = { hours: '', activity: '', day: today() };
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
}

function DraftedForm({
  cheque,
  activityField,
  begin,
  draft,
}: HandInFormProps & { begin: Values; draft: string }) {
  const { t } = useTranslation('cheques');
  const form = useForm<Values>({ begin, check, draft });
  const handIn = useAction({
    send: (values: Values) => {
      const body = chequeHandInSchema.parse(toWire(values));
      return call('handInCheque', { params: { code: cheque.code }, body });
    },
    awaitsQueries: true,
  });
  const submit = async (values: Values) => {
    try {
      await handIn.send(values);
      dropDraft(draft);
      return undefined;
    } catch (error) {
      const { problem, errors } = refusalOf(error, ownWords);
      const mayHaveArrived = isRefusal(error, 'offline', 'unreadable', 'unavailable', 'internal');
      const again = (
        <>
          {problem} {t('given.noSecond')}
        </>
      );
      return {
        title: t('given.failed'),
        problem: mayHaveArrived ? again : problem,
        ...(errors ? { errors: byField(errors) } : {}),
      };
    }
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
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
      <SubmitButton wide>{t('given.send')}</SubmitButton>
    </Form>
  );
}

function toWire({ hours, activity, day }: Values) {
  return {
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

function check(values: Values) {
  return byField(problemsFor(chequeHandInSchema, toWire(values), ownWords, 'dateOfTransaction'));
}
