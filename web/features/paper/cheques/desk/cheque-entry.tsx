/** What one cheque says, typed by the desk with the keyboard alone: Enter leads to the next field. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EARLIEST_EXCHANGE_DATE } from '#contract/limits.ts';
import { type Cheque, chequeBookingSchema } from '#contract/paper/cheques.ts';
import { problemsFor } from '#web/api/checks.tsx';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSignedIn } from '#web/api/use-session.ts';
import { onDay, parseDay, sinceDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { Text } from '#web/i18n/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FieldRow, Form, leadToField, SubmitButton } from '#web/ui/form/form.tsx';
import { bind, type FormState, useForm } from '#web/ui/form/use-form.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import type { ActivityFieldOf } from '../activity-field.ts';
import css from '../cheques.module.css';
import { HoursBoxes } from '../hours-boxes.tsx';
import { givenWords } from '../words.ts';
import {
  beginOf,
  type ChequeForm,
  daysLateOf,
  FIELD_OF,
  pileItemOf,
  toWire,
  typedChequeDay,
} from './cheque-form.ts';
import { FriendBankField } from './friend-bank-field.tsx';
import { GiverField } from './giver-field.tsx';
import type { Pile, RecentGiver } from './pile.ts';
import { KeepButton, VoidButton } from './setting-aside.tsx';

interface ChequeEntryProps {
  cheque: Cheque;
  pile: Pile;
  lastDay: string;
  activityField: ActivityFieldOf;
  /** The cheque is on the pile, set aside, or left as it is. */
  onDone: (day: string | undefined) => void;
}

/** The form of one cheque, and what else can be done with it. */
export function ChequeEntry(props: ChequeEntryProps) {
  const { cheque, pile, lastDay, activityField, onDone } = props;
  const { t } = useTranslation('cheques');
  const { userBankId } = useSignedIn();
  const [giver, setGiver] = useState<RecentGiver>();
  const form = useForm<ChequeForm>({
    begin: beginOf(cheque, userBankId ?? 0, lastDay, currentLanguage()),
    check: (values) => check(cheque, values),
  });
  const submit = async (values: ChequeForm) => {
    pile.add(pileItemOf(cheque, values, today()), giver && withActivity(giver, values.activity));
    onDone(typedChequeDay(values.day, today()));
    return undefined;
  };
  const isOwn = cheque.bank.bankId === userBankId;
  return (
    <div className={css.entry}>
      <Owner cheque={cheque} isOwn={isOwn} />
      <Form form={form} onSubmit={submit} label={t('form.label')} incomplete={t('form.incomplete')}>
        <Fields {...{ cheque, form, pile, activityField, isOwn }} onGiver={setGiver} />
        <Acts gap="tight">
          <SubmitButton>{t('form.add')}</SubmitButton>
        </Acts>
      </Form>
      <Acts gap="tight">
        <Button kind="quiet" onClick={() => onDone(undefined)}>
          {t('form.drop')}
        </Button>
        {isOwn && <KeepButton cheque={cheque} onDone={() => onDone(undefined)} />}
        {isOwn && <VoidButton cheque={cheque} onDone={() => onDone(undefined)} />}
      </Acts>
    </div>
  );
}

function Owner({ cheque, isOwn }: { cheque: Cheque; isOwn: boolean }) {
  const { t } = useTranslation('cheques');
  const { owner, bank, serial, state, note, exchange } = cheque;
  const names = { name: owner.displayName, bank: bank.name };
  return (
    <div className={css.owner}>
      <p className={css.ownerName}>
        <Marked text={t(isOwn ? 'owner' : 'ownerOfFriend', names)} />
      </p>
      <Soft>
        {t('serial', { serial })}
        {owner.number !== null && ` · ${t('paper.card', { number: owner.number })}`}
      </Soft>
      {!isOwn && <Notice>{t('friend', names)}</Notice>}
      {state === 'void' && (
        <Notice>{t('left', { since: sinceDay(cheque.since ?? '', currentLanguage()) })}</Notice>
      )}
      {note !== null && <Notice>{t('kept', { note })}</Notice>}
      {exchange && (
        <Notice>
          {t('handedIn', { ...givenWords(cheque), day: onDay(exchange.day, currentLanguage()) })}
        </Notice>
      )}
    </div>
  );
}

interface FieldsProps {
  cheque: Cheque;
  form: FormState<ChequeForm>;
  pile: Pile;
  activityField: ActivityFieldOf;
  isOwn: boolean;
  onGiver: (giver: RecentGiver) => void;
}

function Fields({ cheque, form, pile, activityField, isOwn, onGiver }: FieldsProps) {
  const { t } = useTranslation('cheques');
  const { userId } = useSignedIn();
  const fields = useRef<HTMLDivElement>(null);
  const { values } = form;
  const daysLate = daysLateOf(cheque, values.day, today());
  const lead = (name: keyof ChequeForm) => fields.current && leadToField(fields.current, name);
  const first = useRef(values.giver === '' ? ('giver' as const) : ('day' as const));
  useEffect(() => {
    if (fields.current) leadToField(fields.current, first.current);
  }, []);
  const goOn = (event: KeyboardEvent) => {
    const { target, key, nativeEvent } = event;
    if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
    const isLateUnseen = target.closest('[data-field="day"]') && daysLate > 0 && !values.late;
    const next = target.name === 'hours' ? 'activity' : isLateUnseen ? 'late' : undefined;
    if (next === undefined) return;
    event.preventDefault();
    lead(next);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field inside leads to the next one
    <div ref={fields} className={css.fields} onKeyDown={goOn}>
      <GiverField
        {...bind(form, 'giver')}
        bankId={Number(values.bankFrom)}
        recent={pile.givers}
        exceptId={cheque.owner.id}
        chosenLabel={values.giverLabel}
        onChoose={(giver, giverLabel) => {
          const activity = String(giver.lastActivity?.id ?? values.activity);
          const giverName = `${giver.name} ${giver.surname}`;
          form.set({ giver: String(giver.id), giverLabel, giverName, activity });
          onGiver(giver);
          lead('hours');
        }}
      />
      {isOwn && values.giver === String(userId) && <Notice>{t('own')}</Notice>}
      <HoursBoxes {...bind(form, 'hours')} next="activity" />
      <FieldRow>
        {activityField({
          ...bind(form, 'activity'),
          onChange: (activity) => {
            form.set({ activity });
            lead('day');
          },
        })}
        <DateField
          {...bind(form, 'day')}
          onBlur={() => {
            const day = typedChequeDay(values.day, today());
            if (parseDay(day)) form.set({ day });
            form.leave('day');
          }}
          label={t('form.day')}
          min={EARLIEST_EXCHANGE_DATE}
          max={today()}
        />
      </FieldRow>
      {daysLate > 0 && (
        <Notice tone="warning" title={t('form.late', { count: daysLate })}>
          <CheckboxField {...bind(form, 'late')} label={t('form.lateTick')} />
        </Notice>
      )}
      {isOwn && <FriendBankField form={form} />}
    </div>
  );
}

function withActivity(giver: RecentGiver, activity: string): RecentGiver {
  const id = Number(activity);
  return { ...giver, lastActivity: { id, type: giver.lastActivity?.type ?? '' } };
}

/** What to do about each empty field. */
const ownWords: OwnWords = {
  userFrom: { required: <Text of="cheques:form.giverMissing" /> },
  activity: { required: <Text of="cheques:form.activityMissing" /> },
  dateOfTransaction: { required: <Text of="cheques:form.dayMissing" /> },
  quantityOfHours: { required: <Text of="cheques:form.hoursMissing" /> },
};

function check(cheque: Cheque, form: ChequeForm): Record<string, ReactNode> {
  const found = problemsFor(
    chequeBookingSchema,
    toWire(form, today()),
    ownWords,
    'dateOfTransaction',
  );
  const problems: Record<string, ReactNode> = Object.fromEntries(
    Object.entries(found).map(([name, problem]) => [FIELD_OF[name] ?? name, problem]),
  );
  const isLateUnseen = daysLateOf(cheque, form.day, today()) > 0 && !form.late;
  if (isLateUnseen && !problems.day) problems.late = <Text of="cheques:form.lateMissing" />;
  return problems;
}
