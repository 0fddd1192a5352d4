/** SQL of the figures of a bank's year (specification §50); what months and lists count too is counted as there. */
import { sql } from 'kysely';
import { AGE_BANDS } from '#contract/banks/reports.ts';
import type { Locale } from '#contract/locales.ts';
import type { Sex } from '#contract/people/accounts.ts';
import {
  beganBetween,
  endedBetween,
  heldBefore,
} from '#server/modules/banks/banks/membership-sql.ts';
import { membersOf, newcomersOf, requestsOf } from '#server/modules/banks/months/figures-sql.ts';
import { isBetweenPeople, isExchanged } from '#server/modules/hours/ledger/exchanged-sql.ts';
import { isPerson } from '#server/modules/people/accounts/people-sql.ts';
import { statement, statementsBy } from '#server/modules/tables.ts';
import { nameByLanguage } from '#server/platform/expressions.ts';
import type { Params } from '#server/platform/statements.ts';

/** A year of a bank, or what there is of it; days are `yyyy-MM-dd`, moments midnights in `timeZone`. */
export interface YearValues {
  bankId: number;
  from: string;
  to: string;
  /** The first of the 365 days until the last one. */
  activeFrom: string;
  begin: Date;
  end: Date;
  /** Within so many days of coming. */
  days: number;
  timeZone: string;
}

/** Members, who came and went, newcomers, requests. Who came back is in `came`, and no newcomer. */
export const findYear = statement(
  'reports.findYear',
  (p: Params<YearValues>) => sql<{
    members: number;
    active: number;
    came: number;
    went: number;
    newcomers: number;
    newcomers_met: number;
    requests: number;
    requests_met: number;
    median_days: number | null;
  }>`
    with chosen as materialized (select id from bank where id = ${p.bankId}),
    member as (${membersOf({ end: p.end, from: p.activeFrom, to: p.to })}),
    newcomer as (${newcomersOf({ from: p.begin, until: p.end, days: p.days, timeZone: p.timeZone })}),
    request as (${requestsOf({ begin: p.begin, end: p.end })})
    select members, active, came, went, newcomers, newcomers_met, requests, requests_met,
           round(median_days::numeric, 1)::float8 as median_days
    from (select count(*) as members, count(given) as active from member) doing
    cross join (
      select count(*) filter (where ${beganBetween(p.begin, p.end)}) as came,
             count(*) filter (where ${endedBetween(p.begin, p.end)}) as went
      from membership where membership.bank_id = ${p.bankId}
    ) moving
    cross join (
      select count(*) as newcomers, count(*) filter (where has_met) as newcomers_met
      from newcomer where newcomer.decided_at >= ${p.begin}::timestamptz
    ) coming
    cross join (
      select count(*) as requests, count(*) filter (where is_met) as requests_met,
             percentile_cont(0.5) within group (order by days) as median_days
      from request
    ) asking`,
);

/** How many of the members of an evening are bodies (specification §51). */
export const countBodies = statement(
  'reports.countBodies',
  (p: Params<Pick<YearValues, 'bankId' | 'end'>>) => sql<{ members: number }>`
    select count(*) as members
    from body
    join membership on membership.person_id = body.person_id and membership.bank_id = body.bank_id
    where body.bank_id = ${p.bankId} and ${heldBefore(p.end)}`,
);

type DoneValues = Params<Pick<YearValues, 'bankId' | 'from' | 'to'>>;

/** Confirmed services of the bank, also with others, each with what it was of. */
const servicesIn = (p: DoneValues) => {
  const inYear = sql`${isExchanged} and performed_on between ${p.from}::date and ${p.to}::date`;
  return sql`(
    select activity_id, minutes, ${isBetweenPeople} as is_between_people from exchange
    where creditor_bank_id = ${p.bankId} and ${inYear}
    union all
    select activity_id, minutes, ${isBetweenPeople} from exchange
    where debtor_bank_id = ${p.bankId} and creditor_bank_id <> debtor_bank_id and ${inYear}
  ) as service`;
};

/** What was done in each group of activities, the most hours first; one that was merged counts for the other. */
export const sumGroups = statementsBy(
  'reports.sumGroups',
  (locale: Locale) => (p: DoneValues) =>
    sql<{
      id: number;
      name: string;
      exchanges: number;
      minutes: number;
      community_exchanges: number;
      community_minutes: number;
    }>`
    select activity_group.id, ${nameByLanguage('activity_group', locale)} as name,
           coalesce(sum(many) filter (where is_between_people), 0)::bigint as exchanges,
           coalesce(sum(minutes) filter (where is_between_people), 0)::bigint as minutes,
           coalesce(sum(many) filter (where not is_between_people), 0)::bigint as community_exchanges,
           coalesce(sum(minutes) filter (where not is_between_people), 0)::bigint as community_minutes
    from (
      select activity_id, is_between_people, count(*) as many, sum(minutes) as minutes
      from ${servicesIn(p)} group by activity_id, is_between_people
    ) as part
    join activity done on done.id = activity_id
    join activity on activity.id = coalesce(done.successor_id, done.id)
    join activity_group on activity_group.id = activity.group_id
    group by activity_group.id order by sum(minutes) desc, activity_group.id`,
);

/** The age of a person on a day as the place of its band, 0 for the first; null without a birth date. */
const bandOn = (day: unknown) => sql<number | null>`
  width_bucket(extract(year from age(${day}::date, person.birth_date))::integer,
               array[${sql.join(AGE_BANDS.map((age) => sql.lit(age)))}]::integer[])`;

/** The members of an evening by age and sex; each is looked up, so that a big portal reads no others. */
export const countPeople = statement(
  'reports.countPeople',
  (p: Params<Pick<YearValues, 'bankId' | 'to' | 'end'>>) => sql<{
    band: number | null;
    sex: Sex;
    people: number;
  }>`
    select ${bandOn(p.to)} as band, person.sex, count(*) as people
    from membership
    cross join lateral (
      select birth_date, sex from person where person.id = membership.person_id offset 0
    ) person
    where membership.bank_id = ${p.bankId} and ${heldBefore(p.end)} and ${isPerson()}
    group by band, person.sex`,
);
