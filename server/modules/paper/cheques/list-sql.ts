/** SQL of cheques as they are read: one, those of a booklet, those that wait, and who may have given. */
import { sql } from 'kysely';
import type { ExchangeState } from '#contract/hours/exchange-states.ts';
import type { Locale } from '#contract/locales.ts';
import { hasNamesake } from '#server/modules/people/accounts/people-sql.ts';
import type { ChoiceRow } from '#server/modules/people/accounts/present.ts';
import { query, type Row, statement, statementsBy } from '#server/modules/tables.ts';
import { nameByLanguage } from '#server/platform/expressions.ts';
import type { PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

/** What became of a cheque; the columns of the exchange are null without one. */
export type ChequeLineRow = Pick<
  Row<'cheque'>,
  | 'code'
  | 'serial'
  | 'state'
  | 'note'
  | 'days_late'
  | 'handed_in_at'
  | 'void_at'
  | 'void_cause'
  | 'void_reason'
  | 'exchange_id'
> & {
  giver_id: number | null;
  giver_bank_id: number | null;
  giver_name: string | null;
  giver_surname: string | null;
  minutes: number | null;
  performed_on: string | null;
  activity_id: number | null;
  activity_name: string | null;
  exchange_state: ExchangeState | null;
  recorded_at: Date | null;
};

const lineColumns = (locale: Locale) => sql`cheque.code, cheque.serial, cheque.state, cheque.note,
  cheque.days_late, cheque.handed_in_at, cheque.void_at, cheque.void_cause, cheque.void_reason,
  cheque.exchange_id, exchange.creditor_id as giver_id,
  exchange.creditor_bank_id as giver_bank_id, giver.name as giver_name,
  giver.surname as giver_surname, exchange.minutes, exchange.performed_on, exchange.activity_id,
  ${nameByLanguage('activity', locale)} as activity_name, exchange.state as exchange_state,
  coalesce(exchange.decided_at, exchange.created_at) as recorded_at`;

const LINE_JOINS = sql`left join exchange on exchange.id = cheque.exchange_id
  left join person as giver on giver.id = exchange.creditor_id
  left join activity on activity.id = exchange.activity_id`;

/** A cheque with its owner and bank. */
export type ChequeRow = ChequeLineRow &
  Pick<Row<'cheque'>, 'bank_id'> &
  Record<'bank_name' | 'owner_name' | 'owner_surname' | 'owner_full_name', string> & {
    owner_id: number;
    owner_number: number | null;
  };

/** The number on the owner's card, also of one who has left. */
const OWNER_NUMBER = sql`(
  select number from membership
  where person_id = book.person_id and bank_id = book.bank_id and number is not null
  order by id desc limit 1)`;

const chequeColumns = (locale: Locale) => sql`${lineColumns(locale)}, cheque.bank_id,
  bank.name as bank_name, book.person_id as owner_id, owner.name as owner_name,
  owner.surname as owner_surname, owner.full_name as owner_full_name,
  ${OWNER_NUMBER} as owner_number`;

const CHEQUE_JOINS = sql`join cheque_book as book on book.id = cheque.book_id
  join bank on bank.id = cheque.bank_id
  join person as owner on owner.id = book.person_id
  ${LINE_JOINS}`;

export const findCheque = statementsBy(
  'cheques.find',
  (locale: Locale) => (p: Params<{ code: string }>) =>
    sql<ChequeRow>`
      select ${chequeColumns(locale)} from cheque ${CHEQUE_JOINS} where cheque.code = ${p.code}`,
);

/** The cheques of a bank that were handed in and wait, the oldest first. */
export const listWaitingCheques = statementsBy(
  'cheques.listWaiting',
  ({ locale, descending }: { locale: Locale; descending: boolean }) =>
    (p: Params<PageValues & { bankId: number }>) => {
      const order = descending
        ? sql`cheque.handed_in_at desc, cheque.id desc`
        : sql`cheque.handed_in_at, cheque.id`;
      return sql<ChequeRow & { total: number }>`
        select ${chequeColumns(locale)}, count(*) over () as total
        from cheque ${CHEQUE_JOINS}
        where cheque.bank_id = ${p.bankId} and cheque.state = 'handed-in'
        order by ${order} limit ${p.limit} offset ${p.offset}`;
    },
);

/** The booklets of a person in a bank, the latest first. */
export const listBooks = statement(
  'cheques.listBooks',
  (p: Params<{ personId: number; bankId: number }>) =>
    query
      .selectFrom('cheque_book')
      .innerJoin('person as issuer', 'issuer.id', 'cheque_book.issued_by')
      .select([
        'cheque_book.id',
        'cheque_book.first_serial',
        'cheque_book.cheques',
        'cheque_book.issued_at',
        'cheque_book.closed_at',
        'cheque_book.closed_why',
        'issuer.name as issuer_name',
        'issuer.surname as issuer_surname',
      ])
      .where('cheque_book.person_id', '=', p.personId)
      .where('cheque_book.bank_id', '=', p.bankId)
      .orderBy('cheque_book.id', 'desc'),
);

/** The cheques of some booklets, in the order of their numbers. */
export const listChequesOf = statementsBy(
  'cheques.listOfBooks',
  (locale: Locale) => (p: Params<{ bookIds: number[] }>) =>
    sql<ChequeLineRow & { book_id: number }>`
      select ${lineColumns(locale)}, cheque.book_id from cheque ${LINE_JOINS}
      where cheque.book_id = any(${p.bookIds}::bigint[])
      order by cheque.book_id, cheque.serial`,
);

/** The blank cheques of a booklet of a bank, with what is printed on each. */
export const listBlank = statement(
  'cheques.listBlank',
  (p: Params<{ id: number; bankId: number }>) => sql<{
    bank_name: string;
    owner_name: string;
    owner_surname: string;
    owner_number: number | null;
    serial: number | null;
    code: string | null;
  }>`
    select bank.name as bank_name, owner.name as owner_name, owner.surname as owner_surname,
           ${OWNER_NUMBER} as owner_number, cheque.serial, cheque.code
    from cheque_book as book
    join bank on bank.id = book.bank_id
    join person as owner on owner.id = book.person_id
    left join cheque on cheque.book_id = book.id and cheque.state = 'blank'
    where book.id = ${p.id} and book.bank_id = ${p.bankId}
    order by cheque.serial`,
);

interface GiverValues {
  bankId: number;
  /** A pattern for each word; a name has them all. */
  words: string[];
  /** The first word as the beginning of a name. */
  beginning: string;
  /** The number on a card; null where none is looked for. */
  number: number | null;
  limit: number;
}

/** The likeliest members of a bank by number or name, with the service each gave last, while it is offered. */
export const findGivers = statementsBy(
  'cheques.findGivers',
  (locale: Locale) => (p: Params<GiverValues>) =>
    sql<
      ChoiceRow & {
        activity_id: number | null;
        activity_name: string | null;
      }
    >`
      select person.id, person.name, person.surname, person.full_name, person.phone_digits,
             person.birth_date, person.email, membership.decided_at, membership.number,
             membership.minor_until, ${hasNamesake} as has_namesake, activity.id as activity_id,
             ${nameByLanguage('activity', locale)} as activity_name
      from (
        select id, folded_name, person_id, number is not distinct from ${p.number} as is_numbered,
               folded_name like fold(${p.beginning}) as begins
        from membership
        where bank_id = ${p.bankId} and state = 'active'
          and (number = ${p.number} or folded_name like all (
            array(select fold(word) from unnest(${p.words}::text[]) as word)))
        order by is_numbered desc, begins desc, folded_name, person_id limit ${p.limit}
      ) as likely
      join membership on membership.id = likely.id
      join person on person.id = likely.person_id
      left join lateral (
        select activity_id from exchange
        where creditor_id = likely.person_id and creditor_bank_id = ${p.bankId}
          and exchange.kind = 'service'
        order by performed_on desc, exchange.id desc limit 1
      ) as latest on true
      left join activity done on done.id = latest.activity_id
      left join activity on activity.id = coalesce(done.successor_id, done.id)
        and activity.retired_at is null
      order by likely.is_numbered desc, likely.begins desc, likely.folded_name, likely.person_id`,
);
