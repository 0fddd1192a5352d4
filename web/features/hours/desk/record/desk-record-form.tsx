/**
 * An administrator registers exchanges of members (specification §2, §5): one between two people, or
 * many at once.
 */
import { useTranslation } from 'react-i18next';
import { bankExchangeSchema, multipleExchangeSchema } from '#contract/hours/exchanges.ts';
import type { Match, RecordedExchange } from '#contract/hours/recording.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import type { ReadName } from '#web/api/read.ts';
import { FieldText, type OwnWords } from '#web/api/refusal.tsx';
import { useActionForm } from '#web/api/use-action-form.tsx';
import { useSignedIn } from '#web/api/use-session.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { idempotencyKeyFor } from '#web/ui/form/draft.ts';
import { FieldRow, Form, SubmitButton } from '#web/ui/form/form.tsx';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { WordField } from '../../parts/basis-field.tsx';
import { UNDECIDED } from '../../parts/exchange-form.ts';
import { HoursField } from '../../parts/hours-field.tsx';
import { noteOwnChange } from '../../parts/own-changes.ts';
import { PassingField, usePassing } from '../../parts/passing-field.tsx';
import { isBody, WHO_CAN_BE_CHOSEN } from '../../parts/people.ts';
import { isUnanswered, sendOnce } from '../../parts/sent-once.ts';
import { type Standing, StandingHours, useStandingHours } from '../../parts/standing-hours.tsx';
import { ActivityField, DayField, HandField, NoteField } from '../../parts/terms-fields.tsx';
import { WhichAppointment } from '../../parts/which-appointment.tsx';
import { byField, type DeskForm, needsWord, tidyRoundedHours, toWire } from './desk-form.ts';
import { DeskPreview } from './desk-preview.tsx';
import css from './desk-record.module.css';
import { ManyQuestion, RegisterLabel, useManyQuestion } from './many-question.tsx';
import { CreditorSide, DebtorSide } from './side-fields.tsx';
import { useDeskMatch } from './use-desk-match.ts';

const exchangePath = (id: number) => `${paths.bankExchanges}?from=&status=all&exchange=${id}`;

/** Nothing has changed but, perhaps, who can be chosen and what stands already. */
const ASKED_AGAIN: readonly ReadName[] = [...WHO_CAN_BE_CHOSEN, 'readBankRecordingMatch'];

/** What was done: one exchange, or many that the server will make one after the other. */
export type Registered = RecordedExchange | 'accepted';

interface DeskRecordFormProps {
  /** What the form begins with, unless a draft says otherwise. */
  begin: DeskForm;
  /** Names what is kept of it in this tab. */
  draft: string;
  /** What was done, and what was typed for it. */
  onRegistered: (what: Registered, form: DeskForm) => void;
  onRefused: () => void;
}

/** The form and its draft; mounted again, with another key, for the next one. */
export function DeskRecordForm(props: DeskRecordFormProps) {
  return (
    <KeptDraft begin={props.begin} draft={props.draft}>
      <DraftedForm {...props} />
    </KeptDraft>
  );
}

function DraftedForm({ begin, draft, onRegistered, onRefused }: DeskRecordFormProps) {
  const { t } = useTranslation('bank-record');
  const { userId, userBankId } = useSignedIn();
  const isWordNeeded = (typed: DeskForm) => needsWord(typed, { id: userId, bankId: userBankId });
  const { standingOf, noteRefusal } = useStandingHours();
  const passing = usePassing();
  const { form, onSubmit } = useActionForm({
    begin,
    draft,
    check: (typed) => check(typed, isWordNeeded(typed)),
    send: (typed) => sendOnce(draft, typed, () => send(typed, isWordNeeded(typed), draft)),
    own: ownWords,
    byField,
    changesOnRefusal: ASKED_AGAIN,
    refused: t('failed'),
    noSecond: t('noSecond'),
    onSent: (what, form) => onRegistered(what, form.current()),
    onRefused: (error, usual, { current }) => {
      noteRefusal(error, aboutOf(current()));
      passing.noteRefusal(error);
      return usual;
    },
  });
  const question = useManyQuestion(onSubmit);
  const match = useDeskMatch(form.values);
  const standing = standingOf(match, aboutOf(form.values), isUnanswered(draft, form.values));
  return (
    <div>
      <Form
        form={form}
        onSubmit={question.submit}
        label={t('title')}
        incomplete={t('fillAll')}
        onRefused={onRefused}
        byButtonOnly
      >
        <div className={css.columns}>
          <Fields
            form={form}
            isWordNeeded={isWordNeeded(form.values)}
            match={match}
            standing={standing}
            isPassing={passing.isAsked}
          />
          <section className={css.receipt} aria-label={t('receipt.title')}>
            <h2>{t('receipt.title')}</h2>
            <DeskPreview form={form.values} />
            <SubmitButton wide>
              <RegisterLabel form={form.values} />
            </SubmitButton>
          </section>
        </div>
      </Form>
      <ManyQuestion pending={question.pending} form={form.values} />
    </div>
  );
}

interface FieldsProps {
  form: FormState<DeskForm>;
  isWordNeeded: boolean;
  match: Match | undefined;
  /** Hours that these may be once more. */
  standing: Standing;
  /** The portal has said that something is missing of who gave. */
  isPassing: boolean;
}

/** Who, which day and which kind of service the hours are about. */
function aboutOf({ many, from, to, bankTo, dateOfTransaction, activity }: DeskForm): string {
  return [many, from[0]?.id, to[0]?.id, bankTo, dateOfTransaction, activity].join();
}

/** A sentence: who gave how long to whom, when, and what it was. */
function Fields({ form, isWordNeeded, match, standing, isPassing }: FieldsProps) {
  const { t } = useTranslation(['bank-record', 'bank-exchanges']);
  const { from, to, many, bankTo } = form.values;
  const { userBankId } = useSignedIn();
  const canSwap = many === 'none' && bankTo === String(userBankId) && from.length + to.length > 0;
  return (
    <div className={css.fields}>
      <CreditorSide form={form} />
      <HoursField
        {...bind(form, 'quantityOfHours')}
        tidy={(text) => tidyRoundedHours(text, currentLanguage())}
      />
      <DebtorSide form={form}>
        <Button
          small
          kind="quiet"
          className={css.swap}
          disabled={!canSwap}
          onClick={() => form.set({ from: to, to: from, appointment: '' })}
        >
          {t('swap')}
          <span className="visually-hidden"> {t('swapWhom')}</span>
        </Button>
      </DebtorSide>
      <FieldRow>
        <DayField
          {...bind(form, 'dateOfTransaction')}
          onChange={(day) => form.set({ dateOfTransaction: day, appointment: '' })}
        />
        <ActivityField {...bind(form, 'activity')} />
      </FieldRow>
      <NoteField {...bind(form, 'note')} />
      {many === 'none' && [...from, ...to].some(isBody) && <HandField {...bind(form, 'hand')} />}
      <WhichAppointment form={form} match={match} standing={standing} />
      <StandingHours standing={standing} pathOf={exchangePath} />
      {isPassing && <PassingField {...bind(form, 'passing')} />}
      {isWordNeeded && (
        <WordField
          label={t('bank-exchanges:basis.label', { name: to[0]?.spokenName ?? '' })}
          value={form.values.word}
          error={form.errors.word}
          onChange={(word) => form.set({ word })}
        />
      )}
    </div>
  );
}

async function send(form: DeskForm, isWordNeeded: boolean, draft: string): Promise<Registered> {
  if (form.many === 'none') {
    const body = bankExchangeSchema.parse(toWire(form, isWordNeeded));
    const idempotencyKey = idempotencyKeyFor(draft, body);
    return noteOwnChange(await call('createBankExchange', { body }, { idempotencyKey }));
  }
  const body = multipleExchangeSchema.parse({ ...toWire(form, false), undoable: true });
  const idempotencyKey = idempotencyKeyFor(draft, body);
  await call('createMultipleExchanges', { body }, { idempotencyKey });
  return 'accepted';
}

const from = { required: <Text of="bank-record:missing.from" /> };
const to = { required: <Text of="bank-record:missing.to" /> };

/** What to do about each empty field. */
const ownWords: OwnWords = {
  bankTo: { required: <Text of="bank-record:missing.bankTo" /> },
  userFrom: from,
  listUserFrom: from,
  userTo: to,
  listUserTo: to,
  dateOfTransaction: { required: <Text of="bank-record:missing.dateOfTransaction" /> },
  activity: { required: <Text of="bank-record:missing.activity" /> },
  quantityOfHours: { required: <Text of="bank-record:missing.quantityOfHours" /> },
  note: { required: <Text of="bank-record:missing.note" /> },
};

/** In the order of the form. */
const FIELDS = [
  ...['from', 'quantityOfHours', 'to', 'bankTo', 'dateOfTransaction', 'activity', 'note'],
  ...['appointment', 'word'],
];

function check(form: DeskForm, isWordNeeded: boolean) {
  const schema = form.many === 'none' ? bankExchangeSchema : multipleExchangeSchema;
  const problems = byField(
    problemsFor(schema, toWire(form, isWordNeeded), ownWords, 'dateOfTransaction'),
  );
  const isSame = form.many === 'none' && form.from[0] && form.from[0].id === form.to[0]?.id;
  if (isSame) problems.to ??= <FieldText code="same-person" />;
  if (form.many === 'none' && form.appointment === UNDECIDED) {
    problems.appointment = <Text of="bank-record:missing.appointment" />;
  }
  if (isWordNeeded && form.word === '') problems.word = <Text of="bank-exchanges:basis.missing" />;
  return Object.fromEntries(
    FIELDS.filter((name) => name in problems).map((name) => [name, problems[name]]),
  );
}
