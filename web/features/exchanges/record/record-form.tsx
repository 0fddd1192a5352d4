/**
 * A member records hours they gave (specification §2, §5): seven fields, a plain sentence of what will
 * happen, one tap.
 */
import { useQuery } from '@tanstack/react-query';
import { Fragment, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Activity, type Exchange, newExchangeSchema } from '#contract/exchanges.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSignedIn } from '#web/api/use-session.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { Form, leadToField, SubmitButton } from '#web/ui/form/form.tsx';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { noteOwnChange } from '../own-changes.ts';
import { activitiesQuery, banksQuery, latelyGivenQuery, partnersQuery } from '../queries.ts';
import { keepWaiting } from '../waiting/store.ts';
import { BankLine } from './bank-line.tsx';
import { Chips } from './chips.tsx';
import { DebtorField } from './debtor-field.tsx';
import { type ASKED, type ExchangeForm, missingIn, tidyHours, toWire } from './exchange-form.ts';
import { HoursField } from './hours-field.tsx';
import { Preview } from './preview.tsx';
import { RecentPartners } from './recent-partners.tsx';
import css from './record.module.css';
import { ActivityField, DayField, NoteField } from './terms-fields.tsx';
import { useSendOnce } from './use-send-once.tsx';

/** As many kinds as are quicker to see than to type. */
const LATELY_MAX = 3;

interface RecordFormProps {
  /** What the form begins with, unless a draft says otherwise. */
  begin: ExchangeForm;
  /** Names what is kept of it in this tab. */
  draft: string;
  balance: number | undefined;
  onRecorded: (exchange: Exchange) => void;
  /** Without a connection it was kept, to be sent later. */
  onKept: () => void;
  onRefused: () => void;
}

/** The form and its draft; mounted again, with another key, for the next exchange. */
export function RecordForm(props: RecordFormProps) {
  return (
    <KeptDraft begin={props.begin} draft={props.draft}>
      <DraftedForm {...props} />
    </KeptDraft>
  );
}

/** What is missing, each field in its own words: a list of them is read above the form. */
const ownWords: OwnWords = {
  bankTo: { required: <Text of="recording:missing.bankTo" /> },
  userTo: { required: <Text of="recording:missing.userTo" /> },
  dateOfTransaction: { required: <Text of="recording:missing.dateOfTransaction" /> },
  activity: { required: <Text of="recording:missing.activity" /> },
  quantityOfHours: { required: <Text of="recording:missing.quantityOfHours" /> },
  note: { required: <Text of="recording:missing.note" /> },
};

function check(form: ExchangeForm) {
  return problemsFor(newExchangeSchema, toWire(form), ownWords, 'dateOfTransaction');
}

function DraftedForm({ begin, draft, balance, onRecorded, onKept, onRefused }: RecordFormProps) {
  const { t } = useTranslation('recording');
  const { userId, userBankId } = useSignedIn();
  const bodyOf = (values: ExchangeForm) =>
    newExchangeSchema.parse({
      bankFrom: userBankId ?? undefined,
      userFrom: userId,
      ...toWire(values),
    });
  const { form, submit } = useSendOnce({
    begin,
    check,
    draft,
    async send(values: ExchangeForm, keyFor) {
      const body = bodyOf(values);
      const idempotencyKey = keyFor(body);
      return noteOwnChange(await call('createExchange', { body }, { idempotencyKey }));
    },
    onDone: onRecorded,
    onOffline(values, keyFor, wasCut) {
      const body = bodyOf(values);
      keepWaiting({
        key: keyFor(body),
        body,
        name: values.debtorSpokenName,
        recordedAtMs: Date.now(),
        mayHaveArrived: !wasCut,
      });
      onKept();
    },
    texts: { failed: t('failed'), noSecond: t('noSecond') },
    ownWords,
  });
  const missing = missingIn(form.values);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in any field tries to submit the form
    <div onKeyDown={submitOnEnter}>
      <Form
        form={form}
        onSubmit={submit}
        label={t('title')}
        incomplete={missing.length === 0 ? undefined : t('fillAll')}
        onRefused={onRefused}
      >
        <div className={css.sheet}>
          <div className={css.fields}>
            <Who form={form} />
            <What form={form} />
          </div>
          <div className={css.end}>
            <Preview form={form.values} balance={balance} />
            <SubmitButton wide disabled={missing.length > 0}>
              {t('submit')}
            </SubmitButton>
            <Missing names={missing} />
          </div>
        </div>
      </Form>
    </div>
  );
}

/** Who was helped. Bank and person belong together: another bank, another person. */
function Who({ form }: { form: FormState<ExchangeForm> }) {
  const { data: banks = [] } = useQuery(banksQuery);
  const { data: partners = [] } = useQuery(partnersQuery);
  const { userTo, bankTo, debtorName } = form.values;
  return (
    <div className={css.group}>
      <DebtorField
        {...bind(form, 'userTo')}
        quick={
          <RecentPartners
            partners={partners}
            chosen={userTo}
            onChoose={(partner) => form.set(partner)}
          />
        }
        bankId={bankTo}
        chosenName={debtorName}
        onChange={(id, name, spokenName) =>
          form.set({ userTo: id, debtorName: name, debtorSpokenName: spokenName })
        }
      />
      <BankLine
        {...bind(form, 'bankTo')}
        banks={banks.map(({ bankId, name }) => ({ value: String(bankId), label: name }))}
        onChange={(bank) =>
          form.set({ bankTo: bank, userTo: '', debtorName: '', debtorSpokenName: '' })
        }
      />
    </div>
  );
}

/** What was done, how long, and when. */
function What({ form }: { form: FormState<ExchangeForm> }) {
  const { t } = useTranslation('recording');
  const lately = useLatelyDone();
  const chips = lately.map(({ id, type }) => ({
    key: String(id),
    isChosen: form.values.activity === String(id),
    content: type,
    choose: () => form.set({ activity: String(id) }),
  }));
  return (
    <>
      <ActivityField
        {...bind(form, 'activity')}
        lately={lately}
        quick={<Chips legend={t('latelyDone')} chips={chips} />}
      />
      <HoursField
        {...bind(form, 'quantityOfHours')}
        tidy={(text) => tidyHours(text, currentLanguage())}
        onTapped={(chip) => form.current().note === '' && leadToField(chip, 'note')}
      />
      <NoteField {...bind(form, 'note')} />
      <DayField {...bind(form, 'dateOfTransaction')} />
    </>
  );
}

/** The kinds of service the reader gave last, each once. */
function useLatelyDone(): Activity[] {
  const { data: activities = [] } = useQuery(activitiesQuery(currentLanguage()));
  const { data: given } = useQuery(latelyGivenQuery);
  const names = new Set(given?.items.map(({ activity }) => activity));
  return [...names]
    .flatMap((name) => activities.filter(({ type }) => type === name))
    .slice(0, LATELY_MAX);
}

/** "Compila tutti i campi. Manca: attività, ore": each leads to its field. */
function Missing({ names }: { names: readonly (typeof ASKED)[number][] }) {
  const { t } = useTranslation('recording');
  if (names.length === 0) return null;
  return (
    <div className={css.missing}>
      <p>{t('fillAll')}</p>
      <p>
        {t('stillMissing')}{' '}
        {names.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <button
              type="button"
              className={css.toField}
              onClick={({ currentTarget }) => leadToField(currentTarget, name)}
            >
              {t(`short.${name}`)}
            </button>
          </Fragment>
        ))}
      </p>
    </div>
  );
}

/** A disabled button keeps Enter from submitting; submitted it must be, to show what is missing. */
function submitOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement)) return;
  const isBlocked = target.form?.querySelector(':scope button[type="submit"]:disabled');
  if (isBlocked) target.form?.requestSubmit();
}
