/** SQL of the archive of a bank: everything that it takes along, in an order that stays the same. */
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { ActivityNames } from '#contract/board/activities.ts';
import type { ExchangeKind, ExchangeState } from '#contract/hours/exchange-states.ts';
import { FALLBACK_LOCALE } from '#contract/locales.ts';
import { isOther } from '#server/modules/hours/exchanges/activities-sql.ts';
import { ARCHIVED_OF_LEFT } from '#server/modules/people/accounts/person-columns.ts';
import { type Row, statement, statementsBy } from '#server/modules/tables.ts';
import { nameByLanguage } from '#server/platform/expressions.ts';
import type { Params } from '#server/platform/statements.ts';
import { COLUMNS, type PlainTable, STORED_COLUMNS } from './tables.ts';

type OfBank = Params<{ bankId: number }>;

/** The columns of a list, each of the table that they are of. */
export const columnsOf = (table: keyof typeof COLUMNS) =>
  sql.join(COLUMNS[table].map((column) => sql.ref(`${table}.${column}`)));

/** People who belong to the bank now, or ask to. */
const current = (bankId: Expression<number>) =>
  sql`(select person_id from membership where bank_id = ${bankId} and state in ('requested', 'active'))`;

/** They, and everybody with an account in it, the fund as well. */
const everybody = (bankId: Expression<number>) =>
  sql`(select person_id from account where bank_id = ${bankId} union select * from ${current(bankId)} people)`;

export const readBank = statement(
  'archive.readBank',
  (p: OfBank) =>
    sql<{ row: Record<string, unknown> & { name: string } }>`
      select to_jsonb(picked) as row
      from (select ${columnsOf('bank')} from bank where id = ${p.bankId}) picked`,
);

/** A person of the bank; of those who have left nothing but the name. */
export interface ArchivedPerson {
  id: number;
  is_current: boolean;
  /** The number on their card. */
  number: number | null;
  balance_minutes: number | null;
  row: Record<string, unknown> & Pick<Row<'person'>, 'name' | 'surname' | 'email' | 'phone'>;
}

const ofLeft = sql`${sql.lit(JSON.stringify(ARCHIVED_OF_LEFT))}::jsonb`;

export const listPeople = statement(
  'archive.listPeople',
  (p: OfBank) => sql<ArchivedPerson>`
    select picked.id, picked.is_current, picked.number, account.balance_minutes,
           to_jsonb(picked) - 'id' - 'is_current' - 'number'
             || case when picked.is_current then '{}' else ${ofLeft} end as row
    from (
      select person.id, ${columnsOf('person')}, membership.person_id is not null as is_current,
             membership.number
      from person
      left join membership on membership.person_id = person.id
        and membership.bank_id = ${p.bankId} and membership.state in ('requested', 'active')
      where person.id in ${everybody(p.bankId)}
    ) picked
    left join account on account.person_id = picked.id and account.bank_id = ${p.bankId}
    order by picked.kind = 'fund' desc, picked.id`,
);

/** People of friend banks with whom somebody of the bank exchanged. */
export const listOutsiders = statement(
  'archive.listOutsiders',
  (p: OfBank) => sql<Outsider>`
    select side.person_id, side.bank_id, person.name, person.surname, bank.name as bank_name
    from (
      select creditor_id as person_id, creditor_bank_id as bank_id from exchange
      where debtor_bank_id = ${p.bankId} and creditor_bank_id <> ${p.bankId}
      union
      select debtor_id, debtor_bank_id from exchange
      where creditor_bank_id = ${p.bankId} and debtor_bank_id <> ${p.bankId}
    ) side
    join person on person.id = side.person_id
    join bank on bank.id = side.bank_id
    order by side.bank_id, side.person_id`,
);

/** A person of a friend bank. */
export interface Outsider {
  person_id: number;
  bank_id: number;
  name: string;
  surname: string;
  bank_name: string;
}

/** An exchange with the bank on one side or both. */
export type ArchivedExchange = Pick<
  Row<'exchange'>,
  | 'id'
  | 'creditor_id'
  | 'creditor_bank_id'
  | 'debtor_id'
  | 'debtor_bank_id'
  | 'created_by'
  | 'created_by_delegate'
  | 'decided_by'
  | 'decided_by_delegate'
  | 'reversed_by'
> &
  Record<`${'creditor' | 'debtor'}_${'name' | 'surname'}`, string> & {
    activity: string | null;
    row: Record<string, unknown> & {
      kind: ExchangeKind;
      state: ExchangeState;
      performed_on: string;
      minutes: number;
      note: string;
    };
  };

export const listExchanges = statement(
  'archive.listExchanges',
  (p: OfBank) => sql<ArchivedExchange>`
    select exchange.id, exchange.creditor_id, exchange.creditor_bank_id, exchange.debtor_id,
           exchange.debtor_bank_id, exchange.created_by, exchange.created_by_delegate,
           exchange.decided_by, exchange.decided_by_delegate, exchange.reversed_by,
           creditor.name as creditor_name, creditor.surname as creditor_surname,
           debtor.name as debtor_name, debtor.surname as debtor_surname,
           ${nameByLanguage('activity', FALLBACK_LOCALE)} as activity,
           (select to_jsonb(picked) from (select ${columnsOf('exchange')}) picked) as row
    from exchange
    join person creditor on creditor.id = exchange.creditor_id
    join person debtor on debtor.id = exchange.debtor_id
    left join activity on activity.id = exchange.activity_id
    where exchange.creditor_bank_id = ${p.bankId} or exchange.debtor_bank_id = ${p.bankId}
    order by exchange.id`,
);

/** A row of the books, in their order. */
export type ArchivedTransfer = Pick<Row<'transfer'>, 'exchange_id' | 'posted_by'> & {
  row: Record<string, unknown> & Pick<Row<'transfer'>, 'kind'>;
};

export const listTransfers = statement(
  'archive.listTransfers',
  (p: OfBank) => sql<ArchivedTransfer>`
    select transfer.exchange_id, transfer.posted_by,
           (select to_jsonb(picked) from (select ${columnsOf('transfer')}) picked) as row
    from transfer
    where transfer.to_bank_id = ${p.bankId} or transfer.from_bank_id = ${p.bankId}
    order by transfer.id`,
);

export const listAccounts = statement(
  'archive.listAccounts',
  (p: OfBank) => sql<Pick<Row<'account'>, 'person_id' | (typeof COLUMNS)['account'][number]>>`
    select account.person_id, ${columnsOf('account')}
    from account where account.bank_id = ${p.bankId} order by account.person_id`,
);

/** Every column of a table but those that the database computes. */
export const storedColumns = (table: PlainTable): RawBuilder<unknown> => {
  const columns = STORED_COLUMNS[table];
  return columns ? sql.join(columns.map((column) => sql.ref(column))) : sql`*`;
};

/** What people of the bank said to notices of people of the bank. */
const ofNotices = (bankId: Expression<number>) => sql`person_id in ${current(bankId)}
  and notice_id in (select id from notice
                    where bank_id = ${bankId} and person_id in ${current(bankId)})`;

/** Which rows of a table are the bank's; most name it. */
const ROWS: Partial<Record<PlainTable, (bankId: Expression<number>) => RawBuilder<unknown>>> = {
  membership: (bankId) => sql`bank_id = ${bankId} and person_id in ${everybody(bankId)}`,
  privacy_consent: (bankId) => sql`bank_id = ${bankId} and person_id in ${everybody(bankId)}`,
  call_note: (bankId) => sql`bank_id = ${bankId} and person_id in ${current(bankId)}`,
  member_note: (bankId) => sql`bank_id = ${bankId} and person_id in ${current(bankId)}`,
  rest: (bankId) => sql`bank_id = ${bankId} and person_id in ${current(bankId)}`,
  // One that is not finished cannot go on without its lines.
  import: (bankId) => sql`bank_id = ${bankId} and state in ('done', 'undone')`,
  letter_preference: (bankId) => sql`person_id in ${current(bankId)}`,
  skill: (bankId) => sql`person_id in ${current(bankId)}`,
  notice: (bankId) => sql`bank_id = ${bankId} and person_id in ${current(bankId)}`,
  notice_answer: (bankId) => ofNotices(bankId),
  answer_day: (bankId) =>
    sql`answer_id in (select id from notice_answer where ${ofNotices(bankId)})`,
  notice_ask: (bankId) => ofNotices(bankId),
  audit_change: (bankId) => sql`audit_id in (select id from audit where bank_id = ${bankId})
    and (bank_id = ${bankId} or person_id in ${current(bankId)})`,
};

const ORDERS: Partial<Record<PlainTable, string[]>> = {
  privacy_consent: ['privacy_notice_id', 'person_id'],
  answer_day: ['answer_id', 'position'],
  call_note: ['person_id'],
  desk_answer: ['question'],
  fee_year: ['year'],
  fee_amount: ['year', 'fee_group'],
  guardian: ['membership_id'],
  register_name: ['membership_id'],
  report_version: ['year', 'version'],
  member_note: ['person_id'],
  letter_preference: ['person_id', 'topic'],
  skill: ['person_id', 'activity_id'],
  audit_change: ['audit_id', 'field'],
};

/** The rows of a table that are the bank's, as they are. */
export const listRows = statementsBy(
  'archive.listRows',
  (table: PlainTable) => (p: OfBank) =>
    sql<{ row: Record<string, unknown> }>`
    select to_jsonb(picked) as row
    from (select ${storedColumns(table)} from ${sql.table(table)}) picked
    where ${(ROWS[table] ?? ((bankId) => sql`bank_id = ${bankId}`))(p.bankId)}
    order by ${sql.join((ORDERS[table] ?? ['id']).map((column) => sql.ref(column)))}`,
);

/** The logo, and the pictures of the people who belong to the bank now. */
export const listPictures = statement(
  'archive.listPictures',
  (p: OfBank) => sql<Pick<Row<'photo'>, 'person_id' | 'jpeg'>>`
    select person_id, jpeg from photo
    where bank_id = ${p.bankId} or person_id in ${current(p.bankId)}
    order by person_id nulls first`,
);

/** The activities of this portal, by the names that travel, those of before too. */
export const listActivities = statement(
  'archive.listActivities',
  (_: object) => sql<{
    id: number;
    names: ActivityNames;
    /** The one that travels. */
    name: string;
    former_names: string[];
    successor_id: number | null;
    is_other: boolean;
  }>`
    select id, names, ${nameByLanguage('activity', FALLBACK_LOCALE)} as name, former_names, successor_id, ${isOther} as is_other from activity order by id`,
);
