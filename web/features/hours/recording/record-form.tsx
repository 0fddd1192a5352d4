/**
 * A member records hours they gave or received (specification §2, §5): seven fields, a plain sentence of
 * what will happen, one tap.
 */

import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Activity } from '#contract/hours/exchanges.ts';
import type { Match, RecordedExchange } from '#contract/hours/recording.ts';
import { useActingAs } from '#web/api/acting.ts';
import { useOffline } from '#web/api/connection.ts';
import { read } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { Chips } from '#web/ui/form/chips.tsx';
import { Form, leadToField, SubmitButton } from '#web/ui/form/form.tsx';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { MissingFields } from '#web/ui/form/missing-fields.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import {
  type ASKED,
  type ExchangeForm,
  missingIn,
  type RecordedSide,
  tidyHours,
} from '../parts/exchange-form.ts';
import { HoursField } from '../parts/hours-field.tsx';
import { asLastTime } from '../parts/last-time.ts';
import { latelyDoneQuery } from '../parts/queries.ts';
import { isUnanswered } from '../parts/sent-once.ts';
import { StandingHours, useStandingHours } from '../parts/standing-hours.tsx';
import { ActivityField, DayField, HandField, NoteField } from '../parts/terms-fields.tsx';
import { WhichAppointment } from '../parts/which-appointment.tsx';
import { BankLine } from './bank-line.tsx';
import { DebtorField } from './debtor-field.tsx';
import { Preview } from './preview.tsx';
import { RecentPartners } from './recent-partners.tsx';
import css from './record.module.css';
import { useLastWith } from './use-last-with.ts';
import { useMatch } from './use-match.ts';
import { useRecording } from './use-recording.tsx';

/** As many kinds as are quicker to see than to type. */
const LATELY_MAX = 3;

const exchangePath = (id: number) => `${paths.myExchanges}?exchange=${id}`;

interface RecordFormProps {
  side: RecordedSide;
  /** The notice that it was opened from. */
  notice?: number;
  /** What the form begins with, unless a draft says otherwise. */
  begin: ExchangeForm;
  /** Names what is kept of it in this tab. */
  draft: string;
  balance: number | undefined;
  onRecorded: (exchange: RecordedExchange) => void;
  /** Without a connection it was kept, to be sent later. */
  onKept: () => void;
}

/** The form and its draft; mounted again, with another key, for the next exchange. */
export function RecordForm(props: RecordFormProps) {
  return (
    <KeptDraft begin={props.begin} draft={props.draft}>
      <DraftedForm {...props} />
    </KeptDraft>
  );
}

function DraftedForm({ side, notice, balance, ...props }: RecordFormProps) {
  const { t } = useTranslation('recording');
  const { standingOf, noteRefusal } = useStandingHours();
  const { form, onSubmit } = useRecording({
    ...{ side, notice, ...props },
    onRefused: (error, values) => noteRefusal(error, aboutOf(values)),
  });
  const match = useMatch({ form: form.values, side, notice });
  const standing = standingOf(match, aboutOf(form.values), isUnanswered(props.draft, form.values));
  const came = useLastWith(side)(form.values.userTo);
  const missing = missingIn(form.values);
  const isOwnClaim = useOwnClaim(form.values, side);
  const isOffline = useOffline();
  // What comes filled is read and sent first, and changed below.
  const [isFilled] = useState(missing.length === 0);
  const end = (
    <div className={css.end}>
      <WhichAppointment form={form} match={match} standing={standing} came={came} />
      <Preview form={form.values} side={side} balance={balance} />
      <StandingHours standing={standing} pathOf={exchangePath} />
      {isOwnClaim && <OwnClaim />}
      {isOffline && side === 'received' && <Notice isLive>{t('received.needsConnection')}</Notice>}
      <SubmitButton wide disabled={missing.length > 0 || isOwnClaim}>
        {t('submit')}
      </SubmitButton>
      <Missing names={missing} side={side} />
    </div>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in any field tries to submit the form
    <div onKeyDown={submitOnEnter}>
      <Form
        form={form}
        onSubmit={onSubmit}
        label={t('title')}
        incomplete={missing.length === 0 ? undefined : t('fillAll')}
      >
        <div className={css.sheet}>
          {isFilled && end}
          <div className={css.fields}>
            <Who form={form} side={side} />
            <What form={form} side={side} match={match} />
          </div>
          {!isFilled && end}
        </div>
      </Form>
    </div>
  );
}

/** Whom, which day and which kind of service the hours are about. */
function aboutOf({ userTo, bankTo, dateOfTransaction, activity }: ExchangeForm): string {
  return [userTo, bankTo, dateOfTransaction, activity].join();
}

/** Whether a person of trust would record for somebody what they gave themselves (law L4). */
function useOwnClaim({ userTo }: ExchangeForm, side: RecordedSide): boolean {
  const { delegateId } = useSignedIn();
  return side === 'received' && delegateId !== undefined && userTo === String(delegateId);
}

function OwnClaim() {
  const { t } = useTranslation('acting');
  const { name } = useSignedIn();
  return <p role="status">{t('claim.gave', { name })}</p>;
}

interface PartProps {
  form: FormState<ExchangeForm>;
  side: RecordedSide;
}

/** Who was helped, or who helped. Bank and person belong together: another bank, another person. */
function Who({ form, side }: PartProps) {
  const { data: banks = [] } = useQuery(read('matchBanks'));
  const { data: partners = [] } = useQuery(read('listPartners'));
  const { userTo, bankTo, debtorName } = form.values;
  const lastWith = useLastWith(side);
  return (
    <div className={css.group}>
      <DebtorField
        {...bind(form, 'userTo')}
        side={side}
        quick={
          <RecentPartners
            partners={partners}
            chosen={userTo}
            lastTime={(person) => lastWith(person)?.activityName}
            onChoose={(partner) =>
              form.set({
                ...partner,
                appointment: '',
                ...asLastTime(form.current(), lastWith, partner.userTo),
              })
            }
          />
        }
        bankId={bankTo}
        chosenName={debtorName}
        onChange={(id, name, spokenName) =>
          form.set({ userTo: id, debtorName: name, debtorSpokenName: spokenName, appointment: '' })
        }
      />
      <BankLine
        {...bind(form, 'bankTo')}
        banks={banks.map(({ bankId, name }) => ({ value: String(bankId), label: name }))}
        onChange={(bank) =>
          form.set({
            bankTo: bank,
            userTo: '',
            debtorName: '',
            debtorSpokenName: '',
            appointment: '',
          })
        }
      />
    </div>
  );
}

/** What was done, how long, and when. */
function What({ form, side, match }: PartProps & { match: Match | undefined }) {
  const { t } = useTranslation('recording');
  const acting = useActingAs();
  const lately = useLatelyDone(side);
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
        quick={<Chips legend={t('latelyDone')} chips={chips} isEven />}
      />
      <HoursField
        {...bind(form, 'quantityOfHours')}
        tidy={(text) => tidyHours(text, currentLanguage())}
        onTapped={(chip) => form.current().note === '' && leadToField(chip, 'note')}
      />
      <NoteField
        {...bind(form, 'note')}
        quick={<LatelyNoted form={form} side={side} match={match} />}
      />
      {acting === 'body' && <HandField {...bind(form, 'hand')} />}
      <DayField
        {...bind(form, 'dateOfTransaction')}
        onChange={(day) => form.set({ dateOfTransaction: day, appointment: '' })}
      />
    </>
  );
}

/** The reader's own latest words about the two and the activity. Their place is kept: nothing below moves when they come. */
function LatelyNoted({ form, side, match }: PartProps & { match: Match | undefined }) {
  const { t } = useTranslation('recording');
  const { data: latest } = useQuery(latelyDoneQuery(side));
  if (!latest || latest.items.length === 0) return null;
  const notes = match?.note === null ? match.notes : [];
  const chips = notes.map((note) => ({
    key: note,
    isChosen: form.values.note === note,
    content: note,
    choose: () => form.set({ note }),
  }));
  return (
    <div className={css.notes}>
      <Chips legend={t('latelyNoted')} chips={chips} isLine />
    </div>
  );
}

/** The kinds of service the reader gave or received last, each once. */
function useLatelyDone(side: RecordedSide): Activity[] {
  const { data: activities = [] } = useQuery(read('listActivities'));
  const { data: latest } = useQuery(latelyDoneQuery(side));
  const names = new Set(latest?.items.map(({ activity }) => activity));
  return [...names]
    .flatMap((name) => activities.filter(({ type }) => type === name))
    .slice(0, LATELY_MAX);
}

interface MissingProps {
  names: readonly (typeof ASKED)[number][];
  side: RecordedSide;
}

/** "Compila tutti i campi. Manca: attività, ore": each leads to its field. */
function Missing({ names, side }: MissingProps) {
  const { t } = useTranslation('recording');
  if (names.length === 0) return null;
  return (
    <div className={css.missing}>
      <p>{t('fillAll')}</p>
      <MissingFields
        label={t('stillMissing')}
        fields={names.map((name) => ({
          name,
          label: name === 'userTo' ? t(`${side}.short`) : t(`short.${name}`),
        }))}
      />
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
