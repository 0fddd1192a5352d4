/** SQL of how banks are doing, month by month (specification §43): written from the books, then read. */
import { sql } from 'kysely';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';
import { membersOf, newcomersOf, requestsOf } from './figures-sql.ts';

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

/** Writes the figures of a month for the banks that lack them, and again for those of late. */
export const writeMonth = statement(
  'months.write',
  (p: Params<MonthValues>) => sql<object>`
    with chosen as materialized (${chosenBanks(p)}),
    member as (${membersOf({ end: p.end, from: p.from90, to: p.to })}),
    newcomer as (${newcomersOf({
      ...{ from: p.cameFrom, until: p.cameUntil, days: p.days, timeZone: p.timeZone },
    })}),
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
