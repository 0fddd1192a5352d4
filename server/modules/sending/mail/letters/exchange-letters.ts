/** Letters about one exchange, and the reminder of those that wait. */
import { formatMinutes } from '#contract/hours/hours.ts';
import { REMIND_AFTER_DAYS } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { actorName, personName } from '#contract/person-name.ts';
import { daysAfter } from '#contract/time.ts';
import { showDay } from '#contract/values.ts';
import type { Events } from '#server/modules/sending/outbox/events.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { Texts } from '#texts/keys.ts';
import { bothSides, debtor, thePerson, whoDidNotDecide } from '../audiences.ts';
import { inState, type Matter, noLetter, type ToBeWritten, type Value } from './letter.ts';
import { readExchange, readWaiting } from './sql.ts';
import { lettersWith } from './writing.ts';

const letter = lettersWith('mail-exchanges');
const LINES_MAX = 20;

type About = ToBeWritten<{ exchangeId: number }>;
type Row = RowOf<typeof readExchange>;
type Of = About & Pick<Matter<unknown, Row>, 'row' | 'locale'>;

function exchange({ database, payload: { exchangeId }, personId }: About) {
  return database.first(readExchange, { exchangeId, readerId: personId });
}

const page = ({ payload }: About) => `/my-transaction?exchange=${payload.exchangeId}`;

/** What all letters about one exchange have in common. */
const common = {
  why: 'exchange',
  /** Where nobody helped anybody, hours were passed on: the creditor gained them. */
  says: ({ kind }: Row) => (kind === 'service' ? undefined : 'hours-moved'),
  cases: ({ row }: Of) => {
    const gave = row.reader_id === row.creditor_id;
    return [
      `${row.state}-${gave ? 'gained' : 'given'}`,
      row.state,
      gave ? 'gave' : 'received',
      gave && row.created_by === row.debtor_id && 'recorded-by-other',
    ];
  },
  sides: (row: Row) => [row.creditor_id, row.debtor_id],
  facts: factsOf,
  details: detailsOf,
} as const;

function factsOf({ row, locale }: Of) {
  const creditor = personName({ name: row.creditor_name, surname: row.creditor_surname });
  const debtor = personName({ name: row.debtor_name, surname: row.debtor_surname });
  return {
    creditor,
    debtor,
    other: row.reader_id === row.creditor_id ? debtor : creditor,
    hours: formatMinutes(row.minutes, locale),
    day: showDay(row.performed_on),
    activity: row.activity_names[locale],
  };
}

type Label = keyof Texts['mail-exchanges']['hours-moved']['details'];

/** What of the exchange is known. */
function detailsOf({ row, ...letter }: Of): Partial<Record<Label, Value>> {
  const { hours, day, activity, ...names } = factsOf({ row, ...letter });
  const creditor = `${names.creditor} (${row.creditor_bank_name})`;
  const debtor = `${names.debtor} (${row.debtor_bank_name})`;
  return {
    ...(row.kind === 'service'
      ? { gave: creditor, received: debtor }
      : { from: debtor, to: creditor }),
    hours,
    day,
    activity,
    note: { asTyped: row.note },
    recorded: recorderOf(row, letter.locale),
    ...(row.state !== 'pending' && { [row.state]: deciderOf(row, letter.locale) }),
    reason: { asTyped: row.reason },
    balance:
      row.balance_minutes === null
        ? null
        : formatMinutes(row.balance_minutes, letter.locale, 'always'),
  };
}

/** Who recorded it, when it was not the creditor. */
function recorderOf(row: Row, locale: Locale): string | undefined {
  if (row.created_by === row.creditor_id && row.creator_delegate === null) return undefined;
  const { creator_name: name, creator_surname: surname, creator_delegate: delegate } = row;
  return actorName({ name, surname }, { name: delegate, surname: null }, locale);
}

/** Who took the last decision. */
function deciderOf(row: Row, locale: Locale): string {
  const { decider_name: name, decider_surname: surname } = row;
  const delegate = row.state === 'reversed' ? null : row.decider_delegate;
  return actorName({ name, surname }, { name: delegate, surname: null }, locale);
}

/** What has waited long for a debtor, the oldest first. */
async function waiting({ database, clock, payload }: ToBeWritten<{ personId: number }>) {
  const recordedBefore = daysAfter(clock.now(), -REMIND_AFTER_DAYS);
  const { personId } = payload;
  const rows = await database.rows(readWaiting, { personId, recordedBefore, most: LINES_MAX });
  return rows[0] && { ...rows[0], rows };
}

export const exchangeLetters = {
  /** Hours they received were recorded and await their confirmation (law L4); the button confirms them. */
  'exchange-awaiting': letter('exchange-awaiting', exchange, {
    ...common,
    optional: false,
    to: debtor,
    stillTrue: inState('pending'),
    button: ({ payload }) => ({ confirm: payload.exchangeId }),
    other: ({ payload }) => `/confirm-transaction?exchange=${payload.exchangeId}`,
  }),

  /** To the other side: the hours have moved (law L7). */
  'exchange-confirmed': letter('exchange-confirmed', exchange, {
    ...common,
    optional: false,
    to: whoDidNotDecide,
    stillTrue: inState('confirmed'),
    button: page,
  }),

  /** To the other side: what waited was cancelled, no hours have moved (law L5). */
  'exchange-cancelled': letter('exchange-cancelled', exchange, {
    ...common,
    optional: false,
    to: whoDidNotDecide,
    stillTrue: inState('cancelled'),
    button: page,
  }),

  /** To both people: a confirmed exchange was reversed, the hours are back (laws L6, L7). */
  'exchange-reversed': letter('exchange-reversed', exchange, {
    ...common,
    optional: false,
    to: bothSides,
    stillTrue: inState('reversed'),
    button: page,
  }),

  /** Only the screens of the two people and of their banks reload. */
  'exchange-changed': noLetter<Events['exchange-changed']>('exchange'),

  /** To a debtor, at most once a week: what has waited long, a line each (specification §13). */
  'exchanges-waiting': letter('exchanges-waiting', waiting, {
    why: 'reminder',
    to: thePerson,
    optional: { topic: 'reminders', wanted: ['weekly'] },
    facts: ({ row }) => ({ count: row.how_many }),
    details: ({ row, locale }) =>
      row.rows.map((one) => {
        const creditor = personName({ name: one.creditor_name, surname: one.creditor_surname });
        const hours = formatMinutes(one.minutes, locale);
        const value = `${creditor}, ${hours}, ${one.activity_names[locale]}`;
        return { label: showDay(one.performed_on), value };
      }),
    button: '/confirm-transaction',
  }),
};
