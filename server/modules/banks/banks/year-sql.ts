/** SQL of a year of all banks in figures. */
import { sql } from 'kysely';
import { isExchanged } from '#server/modules/hours/ledger/exchanged-sql.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { beganBetween, endedBetween, heldBefore } from './membership-sql.ts';

interface YearValues {
  /** First and last day. */
  from: string;
  to: string;
  /** The midnights before and after. */
  begin: Date;
  end: Date;
}

/**
 * The banks by name, each with its members and what they exchanged. What went to another bank counts for
 * both; `begun` counts each exchange for the bank of who gave.
 */
export const sumYearOfBanks = statement(
  'banks.sumYearOfBanks',
  (p: Params<YearValues>) => sql<{
    name: string;
    founded_on: string;
    members: number;
    came: number;
    went: number;
    active: number;
    exchanges: number;
    begun: number;
    minutes: number;
    given_minutes: number;
    received_minutes: number;
  }>`
    with side as (
      select creditor_bank_id as bank_id, creditor_id as person_id, minutes, true as gives,
             creditor_bank_id <> debtor_bank_id as is_across
      from exchange where ${isExchanged} and performed_on between ${p.from}::date and ${p.to}::date
      union all
      select debtor_bank_id, debtor_id, minutes, false, creditor_bank_id <> debtor_bank_id
      from exchange where ${isExchanged} and performed_on between ${p.from}::date and ${p.to}::date
    ), exchanged as (
      select side.bank_id,
             count(*) filter (where gives or is_across) as exchanges,
             count(*) filter (where gives) as begun,
             sum(minutes) filter (where gives or is_across) as minutes,
             sum(minutes) filter (where gives and is_across) as given_minutes,
             sum(minutes) filter (where not gives and is_across) as received_minutes,
             count(distinct person_id) filter (where person_id <> bank.fund_person_id) as active
      from side join bank on bank.id = side.bank_id
      group by side.bank_id
    ), belonging as (
      select bank_id,
             count(*) filter (where ${heldBefore(p.end)}) as members,
             count(*) filter (where ${beganBetween(p.begin, p.end)}) as came,
             count(*) filter (where ${endedBetween(p.begin, p.end)}) as went
      from membership where state in ('active', 'ended')
      group by bank_id
    )
    select bank.name, bank.founded_on,
           coalesce(members, 0) as members, coalesce(came, 0) as came, coalesce(went, 0) as went,
           coalesce(active, 0) as active, coalesce(exchanges, 0) as exchanges,
           coalesce(begun, 0) as begun, coalesce(minutes, 0)::bigint as minutes,
           coalesce(given_minutes, 0)::bigint as given_minutes,
           coalesce(received_minutes, 0)::bigint as received_minutes
    from bank
    left join exchanged on exchanged.bank_id = bank.id
    left join belonging on belonging.bank_id = bank.id
    where bank.created_at < ${p.end}::timestamptz
    order by bank.folded_name, bank.id`,
);
