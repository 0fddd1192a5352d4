/**
 * SQL of the books. A balance moves only by a row in `transfer`, and the database's own trigger
 * fills that row's balances and refuses everything else (laws L7, L8). A decision on
 * exchanges posts with the fragments below, inside the statement that changes the state.
 */
import { type RawBuilder, sql } from 'kysely';
import { query, type Row, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

type Posting = Params<{ now: Date; actorId: number }>;

/** Books the exchanges of the subquery `decided`: that side gains the minutes, the other spends them. */
function booking(kind: Row<'transfer'>['kind'], gains: 'creditor' | 'debtor') {
  const [to, from] = gains === 'creditor' ? ['creditor', 'debtor'] : ['debtor', 'creditor'];
  return ({ now, actorId }: Posting): RawBuilder<unknown> => sql`
    insert into transfer (exchange_id, kind, to_person_id, to_bank_id, from_person_id, from_bank_id,
                          minutes, posted_at, posted_by)
    select id, ${sql.lit(kind)}, ${sql.ref(`${to}_id`)}, ${sql.ref(`${to}_bank_id`)},
           ${sql.ref(`${from}_id`)}, ${sql.ref(`${from}_bank_id`)},
           minutes, ${now}::timestamptz, ${actorId}::bigint
    from decided`;
}

export const bookConfirmations = booking('confirmation', 'creditor');
/** The hours go back to the debtor. */
export const bookReversals = booking('reversal', 'debtor');
/** A confirmation was taken back: the hours return. */
export const bookTakeBacks = booking('take-back', 'debtor');

/** People, each in the bank at the same place of the other list. */
type PeopleInBanks = { personIds: number[]; bankIds: number[] };

/** Whether a row is about one of these people in their bank. */
export const isOneOf = (p: Params<PeopleInBanks>) => sql<boolean>`(person_id, bank_id) in (
  select * from unnest(${p.personIds}::bigint[], ${p.bankIds}::bigint[]))`;

/**
 * Locks accounts, each of a person in the bank at the same place of the other list, until the
 * transaction ends. Take them all in one go before the first booking of several: they are locked in
 * the order that the trigger of `transfer` uses, so that crossing bookings wait and never deadlock.
 */
export const lockAccounts = statement('ledger.lockAccounts', (p: Params<PeopleInBanks>) =>
  query
    .selectFrom('account')
    .select('person_id')
    .where(isOneOf(p))
    .orderBy('person_id')
    .orderBy('bank_id')
    .forNoKeyUpdate(),
);

/** The balance of an account, in minutes. */
export const findBalance = statement(
  'ledger.findBalance',
  (p: Params<{ personId: number; bankId: number }>) =>
    query
      .selectFrom('account')
      .select('balance_minutes')
      .where('person_id', '=', p.personId)
      .where('bank_id', '=', p.bankId),
);

/** Whether the books of the whole portal are right: what law L8 says, counted. */
export const checkBooks = statement(
  'ledger.checkBooks',
  (_: object) => sql<{ sum_of_balances: number; accounts_off: number }>`
    select coalesce(sum(balance_minutes), 0)::bigint as sum_of_balances,
           count(*) filter (where balance_minutes <> coalesce(booked.minutes, 0)) as accounts_off
    from account
    left join (
      select person_id, bank_id, sum(minutes) as minutes from (
        select to_person_id as person_id, to_bank_id as bank_id, minutes from transfer
        union all
        select from_person_id, from_bank_id, -minutes from transfer
      ) row group by person_id, bank_id
    ) booked using (person_id, bank_id)`,
);
