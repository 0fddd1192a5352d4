/** SQL of how banks are doing, month by month (specification §43): written from the books, then read. */
import { sql } from 'kysely';
import { isBetweenPeople, isExchanged } from '#server/modules/hours/ledger/exchanged-sql.ts';
import { cameAt, isFirstMembership } from '#server/modules/people/companions/newcomer-sql.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** A month; days are `yyyy-MM-dd`, moments are midnights in `timeZone`. */
export interface MonthValues {
  /** Its first day and its last, and the first of the 90 until then. */
  month: string;
  to: string;
  from90: string;
  begin: Date;
  end: Date;
  /** The month in which those came who are looked at as newcomers. */
  cameFrom: Date;
  cameUntil: Date;
  /** Within so many days of coming. */
  days: number;
  /** Months from that one on are written again, also where they were. */
  againFrom: string;
  timeZone: string;
}

/** Whose month is to be written. */
const chosenBanks = (p: Params<MonthValues>) => sql`
  select bank.id from bank
  where bank.created_at < ${p.end}::timestamptz and (${p.month}::date >= ${p.againFrom}::date
    or not exists (select from bank_month
                   where bank_month.bank_id = bank.id and bank_month.month = ${p.month}::date))`;

/** The members of the last evening, with the minutes that they gave; null for who neither gave nor received. */
const membersOf = (p: Params<MonthValues>) => sql`
  select membership.bank_id, membership.person_id, done.given
  from membership
  join chosen on chosen.id = membership.bank_id
  left join (
    select bank_id, person_id, sum(given)::bigint as given from (
      select creditor_bank_id as bank_id, creditor_id as person_id, minutes as given
      from exchange
      where creditor_bank_id in (select id from chosen) and ${isExchanged} and ${isBetweenPeople}
        and performed_on between ${p.from90}::date and ${p.to}::date
      union all
      select debtor_bank_id, debtor_id, 0 from exchange
      where debtor_bank_id in (select id from chosen) and ${isExchanged} and ${isBetweenPeople}
        and performed_on between ${p.from90}::date and ${p.to}::date
    ) side group by bank_id, person_id
  ) done on done.bank_id = membership.bank_id and done.person_id = membership.person_id
  where membership.state in ('active', 'ended') and membership.decided_at < ${p.end}::timestamptz
    and (membership.ended_at is null or membership.ended_at >= ${p.end}::timestamptz)`;

/** Who came first in a month, and whether they gave or received within so many days. */
const newcomersOf = (p: Params<MonthValues>) => sql`
  select came.bank_id, exists (
      select from exchange
      where creditor_id = came.person_id and creditor_bank_id = came.bank_id and ${isExchanged} and ${isBetweenPeople}
        and performed_on <= came.day + ${p.days}::integer
      union all
      select from exchange
      where debtor_id = came.person_id and debtor_bank_id = came.bank_id and ${isExchanged} and ${isBetweenPeople}
        and performed_on <= came.day + ${p.days}::integer
    ) as has_met
  from (
    select membership.bank_id, membership.person_id, (${cameAt} at time zone ${p.timeZone})::date as day
    from membership
    join chosen on chosen.id = membership.bank_id
    where membership.state in ('active', 'ended') and ${isFirstMembership}
      and ${cameAt} >= ${p.cameFrom}::timestamptz and ${cameAt} < ${p.cameUntil}::timestamptz
  ) came`;

/** What members looked for in a month, whether somebody of the board met it, and the days to the first yes. */
const requestsOf = (p: Params<MonthValues>) => sql`
  select notice.bank_id, notice.outcome is not distinct from 'met' as is_met,
         (select extract(epoch from min(answer.decided_at) - notice.created_at) / 86400
          from notice_answer answer
          where answer.notice_id = notice.id and answer.state = 'accepted') as days
  from notice
  join chosen on chosen.id = notice.bank_id
  where notice.kind = 'request' and notice.created_at >= ${p.begin}::timestamptz
    and notice.created_at < ${p.end}::timestamptz`;

/** Writes the figures of a month for the banks that lack them, and again for those of late. */
export const writeMonth = statement(
  'months.write',
  (p: Params<MonthValues>) => sql<object>`
    with chosen as materialized (${chosenBanks(p)}),
    member as (${membersOf(p)}),
    newcomer as (${newcomersOf(p)}),
    request as (${requestsOf(p)})
    insert into bank_month (bank_id, month, members, active90, newcomers, newcomers_met, requests,
                            requests_met, median_days, top_tenth)
    select chosen.id, ${p.month}::date, coalesce(members, 0), coalesce(active90, 0),
           coalesce(newcomers, 0), coalesce(newcomers_met, 0), coalesce(requests, 0),
           coalesce(requests_met, 0), round(median_days::numeric, 1), round(top_tenth, 4)
    from chosen
    left join (
      select bank_id, count(*) as members, count(given) as active90,
             sum(given) filter (where nth <= ceil(many / 10.0)) / nullif(sum(given), 0) as top_tenth
      from (
        select bank_id, given, count(*) over (partition by bank_id) as many,
               row_number() over (partition by bank_id order by given desc nulls last) as nth
        from member
      ) ranked group by bank_id
    ) doing on doing.bank_id = chosen.id
    left join (
      select bank_id, count(*) as newcomers, count(*) filter (where has_met) as newcomers_met
      from newcomer group by bank_id
    ) coming on coming.bank_id = chosen.id
    left join (
      select bank_id, count(*) as requests, count(*) filter (where is_met) as requests_met,
             percentile_cont(0.5) within group (order by days) as median_days
      from request group by bank_id
    ) asking on asking.bank_id = chosen.id
    on conflict (bank_id, month) do update
    set members = excluded.members, active90 = excluded.active90,
        newcomers = excluded.newcomers, newcomers_met = excluded.newcomers_met,
        requests = excluded.requests, requests_met = excluded.requests_met,
        median_days = excluded.median_days, top_tenth = excluded.top_tenth`,
);

/** The months of a bank from one on, the oldest first. */
export const listMonths = statement(
  'months.list',
  (p: Params<{ bankId: number; from: string }>) => sql<{
    month: string;
    members: number;
    active90: number;
    newcomers: number;
    newcomers_met: number;
    requests: number;
    requests_met: number;
    median_days: number | null;
    top_tenth: number | null;
  }>`
    select to_char(month, 'YYYY-MM') as month, members, active90, newcomers, newcomers_met, requests,
           requests_met, median_days::float8 as median_days, top_tenth::float8 as top_tenth
    from bank_month
    where bank_id = ${p.bankId} and month >= ${p.from}::date
    order by bank_month.month`,
);
