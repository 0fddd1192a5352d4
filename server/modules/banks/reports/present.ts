/** The yearly page as it leaves the portal. */
import {
  AGE_BANDS,
  centsOf,
  type ReportValues,
  typedCents,
  type YearlyReport,
} from '#contract/banks/reports.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import { SEXES } from '#contract/people/accounts.ts';
import { personName } from '#contract/person-name.ts';
import type { sumFlows } from '#server/modules/hours/exchanges/statistics-sql.ts';
import type { sumFund } from '#server/modules/hours/fund/sql.ts';
import type { RowOf } from '#server/platform/statements.ts';
import type { countPeople, sumGroups } from './figures-sql.ts';
import { withoutSmall } from './rules.ts';
import type { listVersions, VersionColumns } from './sql.ts';

export type VersionRow = RowOf<typeof listVersions>;

/** What the desk wrote; before it has, nothing, and thanks may be quoted. */
export function wordsOf(row: VersionColumns | undefined): YearlyReport['words'] {
  return {
    year: row?.chapter_year ?? '',
    together: row?.chapter_together ?? '',
    alongside: row?.chapter_alongside ?? '',
    ahead: row?.chapter_ahead ?? '',
    hourWorth: typedCents(row?.hour_cents ?? null),
    quotes: row?.quotes_thanks === false ? 'no' : 'yes',
  };
}

/** The same as columns. */
export function columnsOf(values: ReportValues): VersionColumns {
  return {
    chapter_year: values.year,
    chapter_together: values.together,
    chapter_alongside: values.alongside,
    chapter_ahead: values.ahead,
    hour_cents: centsOf(values.hourWorth),
    quotes_thanks: values.quotes === 'yes',
  };
}

/** Who wrote last, and when. */
export function presentWritten(row: VersionRow | undefined): YearlyReport['written'] {
  if (!row) return null;
  const by = personName({ name: row.maker_name, surname: row.maker_surname });
  return { by, at: row.made_at.toISOString() };
}

export const presentGroup = (row: RowOf<ReturnType<typeof sumGroups>>) => ({
  id: row.id,
  name: row.name,
  betweenPeople: { exchanges: row.exchanges, hours: hoursFromMinutes(row.minutes) },
  forCommunity: {
    exchanges: row.community_exchanges,
    hours: hoursFromMinutes(row.community_minutes),
  },
});

export function presentFriends(flows: readonly RowOf<typeof sumFlows>[]): YearlyReport['friends'] {
  const sum = (of: 'given_minutes' | 'received_minutes') =>
    hoursFromMinutes(flows.reduce((all, row) => all + row[of], 0));
  return { banks: flows.length, given: sum('given_minutes'), received: sum('received_minutes') };
}

export function presentFund(rows: readonly RowOf<typeof sumFund>[]): YearlyReport['fund'] {
  const sum = (isIn: boolean) =>
    hoursFromMinutes(
      rows.filter((row) => row.is_in === isIn).reduce((all, { minutes }) => all + minutes, 0),
    );
  return { cameIn: sum(true), wentOut: sum(false) };
}

/** The members by age and by sex, as far as that may be told. */
export function presentPeople(
  rows: readonly RowOf<typeof countPeople>[],
): Pick<YearlyReport, 'ages' | 'sexes'> {
  const many = (of: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(of).reduce((all, { people }) => all + people, 0);
  const bands = [0, ...AGE_BANDS].map((key, nth) => ({
    key,
    people: many(({ band }) => band === nth),
  }));
  const unknown = { key: null, people: many(({ band }) => band === null) };
  return {
    ages: withoutSmall<number | null>([...bands, unknown]),
    sexes: withoutSmall(SEXES.map((key) => ({ key, people: many(({ sex }) => sex === key) }))),
  };
}
