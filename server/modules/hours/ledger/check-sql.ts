/**
 * SQL that looks for faults in the books: everything that laws L7 and L8 say, asked again of the rows
 * themselves, in a few passes over whole tables. Each statement finds one kind of fault.
 */
import { type RawBuilder, sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';

/**
 * Each transfer as its two accounts see it: what it moved, the balance it left, and which of the
 * three sums of the account it belongs to.
 */
const ENTRIES: RawBuilder<unknown> = sql`(
  select transfer.id, side.person_id, side.bank_id, side.moved, side.balance,
         side.is_creditor and exchange.kind = 'service' as is_given,
         not side.is_creditor and exchange.kind = 'service' as is_received
  from transfer
  join exchange on exchange.id = transfer.exchange_id
  cross join lateral (values
    (to_person_id, to_bank_id, transfer.minutes, to_balance_minutes, transfer.kind = 'confirmation'),
    (from_person_id, from_bank_id, -transfer.minutes, from_balance_minutes,
     transfer.kind <> 'confirmation')
  ) as side (person_id, bank_id, moved, balance, is_creditor)
)`;

/** The sum of all balances, in minutes, where it is not zero. */
export const findSum = statement(
  'ledger.findSum',
  (_: object) => sql<{ minutes: number }>`
    select sum(balance_minutes)::bigint as minutes from account
    having sum(balance_minutes) <> 0`,
);

/**
 * Accounts whose stored figures are not those of their rows, all in minutes. PostgreSQL takes the sums
 * of all accounts for two rows; a full join keeps it from comparing each account with each sum.
 */
export const listAccountsOff = statement(
  'ledger.listAccountsOff',
  (_: object) => sql<{
    person_id: number;
    bank_id: number;
    figure: 'balance' | 'given' | 'received' | 'adjusted';
    stored: number;
    computed: number;
  }>`
    with computed as (
      select person_id, bank_id,
             sum(moved)::bigint as balance,
             coalesce(sum(moved) filter (where is_given), 0)::bigint as given,
             coalesce(-sum(moved) filter (where is_received), 0)::bigint as received,
             coalesce(sum(moved) filter (where not is_given and not is_received), 0)::bigint
               as adjusted
      from ${ENTRIES} entry
      group by person_id, bank_id
    )
    select person_id, bank_id, figure, stored, found as computed
    from account
    full join computed using (person_id, bank_id)
    cross join lateral (values
      ('balance', coalesce(balance_minutes, 0), coalesce(balance, 0)),
      ('given', coalesce(given_minutes, 0), coalesce(given, 0)),
      ('received', coalesce(received_minutes, 0), coalesce(received, 0)),
      ('adjusted', coalesce(adjusted_minutes, 0), coalesce(adjusted, 0))
    ) as figures (figure, stored, found)
    where stored <> found
    order by bank_id, person_id, figure`,
);

/**
 * The first row of each account, by number, whose balance is not the one before it and what it moved;
 * in minutes.
 */
export const listBrokenChains = statement(
  'ledger.listBrokenChains',
  (_: object) => sql<{
    person_id: number;
    bank_id: number;
    transfer_id: number;
    written: number;
    expected: number;
  }>`
    select distinct on (bank_id, person_id)
           person_id, bank_id, id as transfer_id, balance as written, before + moved as expected
    from (
      select entry.*, coalesce(lag(balance) over in_order, 0) as before
      from ${ENTRIES} entry
      window in_order as (partition by person_id, bank_id order by id)
    ) followed
    where balance <> before + moved
    order by bank_id, person_id, id`,
);

/** Transfers that say something else than their exchange, or move hours of none. */
export const listStrangeTransfers = statement(
  'ledger.listStrangeTransfers',
  (_: object) => sql<{ id: number; exchange_id: number }>`
    select transfer.id, transfer.exchange_id
    from transfer
    left join exchange on exchange.id = transfer.exchange_id
    where exchange.id is null
      or transfer.minutes <> exchange.minutes
      or (case when transfer.kind = 'confirmation'
          then (to_person_id, to_bank_id, from_person_id, from_bank_id)
            <> (creditor_id, creditor_bank_id, debtor_id, debtor_bank_id)
          else (to_person_id, to_bank_id, from_person_id, from_bank_id)
            <> (debtor_id, debtor_bank_id, creditor_id, creditor_bank_id)
          end)
    order by transfer.id`,
);

/**
 * Exchanges that are booked otherwise than their state says: confirmed, and their hours have not
 * moved exactly once; or not confirmed, and they have. A reversed one has been booked and reversed.
 */
export const listExchangesOff = statement(
  'ledger.listExchangesOff',
  (_: object) => sql<{
    id: number;
    state: 'pending' | 'confirmed' | 'cancelled' | 'reversed';
    confirmations: number;
    returns: number;
  }>`
    select id, state, coalesce(confirmations, 0) as confirmations, coalesce(returns, 0) as returns
    from exchange
    left join (
      select exchange_id as id,
             count(*) filter (where kind = 'confirmation') as confirmations,
             count(*) filter (where kind <> 'confirmation') as returns,
             count(*) filter (where kind = 'reversal') as reversals
      from transfer group by exchange_id
    ) booked using (id)
    where coalesce(confirmations, 0) - coalesce(returns, 0)
        <> case when state = 'confirmed' then 1 else 0 end
      or coalesce(reversals, 0) <> case when state = 'reversed' then 1 else 0 end
    order by id`,
);
