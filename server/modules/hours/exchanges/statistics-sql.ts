/** SQL of a bank's figures: what the confirmed services of a period add up to. */
import { sql } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import { areFriends } from '#server/modules/banks/banks/sql.ts';
import { isExchanged } from '#server/modules/hours/ledger/exchanged-sql.ts';
import { statement, statementsBy } from '#server/modules/tables.ts';
import { nameByLanguage } from '#server/platform/expressions.ts';
import type { Params } from '#server/platform/statements.ts';

interface PeriodValues {
  bankId: number;
  /** First and last day. */
  from: string;
  to: string;
}

/**
 * Within the bank and with others, each read from an index alone (`0067_figures_from_indexes.sql`): what a
 * part of this selects stands in that index. Who gave and who received are named where they are of the bank.
 */
function confirmedIn(p: Params<PeriodValues>) {
  const inPeriod = sql`${isExchanged}
    and performed_on between ${p.from} and ${p.to}`;
  return sql`(
    select activity_id, performed_on, minutes, creditor_id as giver_id,
           case when debtor_bank_id = creditor_bank_id then debtor_id end as receiver_id
    from exchange
    where creditor_bank_id = ${p.bankId} and ${inPeriod}
    union all
    select activity_id, performed_on, minutes, null, debtor_id from exchange
    where debtor_bank_id = ${p.bankId} and creditor_bank_id <> debtor_bank_id and ${inPeriod}
  ) as confirmed`;
}

/** The months with exchanges, the oldest first. By day before, as naming a month takes longer than adding up. */
export const sumMonths = statement(
  'exchanges.sumMonths',
  (p: Params<PeriodValues>) => sql<{ month: string; exchanges: number; minutes: number }>`
    select to_char(performed_on, 'YYYY-MM') as month, sum(exchanges)::bigint as exchanges,
           sum(minutes)::bigint as minutes
    from (
      select performed_on, count(*) as exchanges, sum(minutes) as minutes
      from ${confirmedIn(p)} group by performed_on
    ) as day
    group by month order by month`,
);

/** Of these, what a body of the bank gave or received (specification §51). */
export const sumWithBodies = statement(
  'exchanges.sumWithBodies',
  (p: Params<PeriodValues>) => sql<{ exchanges: number; minutes: number }>`
    select count(*) as exchanges, coalesce(sum(minutes), 0)::bigint as minutes
    from ${confirmedIn(p)}
    where array[giver_id, receiver_id] && array(select person_id from body where bank_id = ${p.bankId})`,
);

/** The kinds of service, the most hours first; one that was merged counts for the other. */
export const sumActivities = statementsBy(
  'exchanges.sumActivities',
  (locale: Locale) => (p: Params<PeriodValues>) =>
    sql<{ id: number; name: string; exchanges: number; minutes: number }>`
      select activity.id, ${nameByLanguage('activity', locale)} as name, count(*) as exchanges,
             sum(minutes)::bigint as minutes
      from ${confirmedIn(p)}
      join activity done on done.id = activity_id
      join activity on activity.id = coalesce(done.successor_id, done.id)
      group by activity.id order by minutes desc, activity.id`,
);

/** The members of today by what they did in the period. */
export const countMembersBySide = statement(
  'exchanges.countMembersBySide',
  (p: Params<PeriodValues>) => sql<{
    both: number;
    gave: number;
    received: number;
    neither: number;
  }>`
    with side as (select giver_id, receiver_id from ${confirmedIn(p)})
    select count(*) filter (where giver_id is not null and receiver_id is not null) as both,
           count(*) filter (where giver_id is not null and receiver_id is null) as gave,
           count(*) filter (where giver_id is null and receiver_id is not null) as received,
           count(*) filter (where giver_id is null and receiver_id is null) as neither
    from membership
    left join (select distinct giver_id from side) as giver on giver_id = person_id
    left join (select distinct receiver_id from side) as receiver on receiver_id = person_id
    where bank_id = ${p.bankId} and state = 'active'`,
);

/** What members gave to those of other banks and received from them, the most hours first. */
export const sumFlows = statement('exchanges.sumFlows', (p: Params<PeriodValues>) => {
  const inPeriod = sql`creditor_bank_id <> debtor_bank_id and ${isExchanged}
      and performed_on between ${p.from} and ${p.to}`;
  return sql<{
    bank_id: number;
    name: string;
    is_friend: boolean;
    given_minutes: number;
    received_minutes: number;
  }>`
      select bank.id as bank_id, bank.name, ${areFriends(p.bankId, sql.ref('bank.id'))} as is_friend,
             sum(given)::bigint as given_minutes,
             sum(received)::bigint as received_minutes
      from (
        select debtor_bank_id as other_id, minutes as given, 0 as received from exchange
        where creditor_bank_id = ${p.bankId} and ${inPeriod}
        union all
        select creditor_bank_id, 0, minutes from exchange
        where debtor_bank_id = ${p.bankId} and ${inPeriod}
      ) as flow join bank on bank.id = other_id
      group by bank.id order by sum(given + received) desc, bank.id`;
});
