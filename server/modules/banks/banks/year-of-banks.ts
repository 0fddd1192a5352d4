/** A year of all banks in figures (specification §31), and the portal as a whole. */
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import type { Queryable } from '#server/platform/database.ts';
import { wallClock } from '#server/platform/local-time.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { sumYearOfBanks } from './year-sql.ts';

/** A bank in a year; hours without a sign. */
export interface BankYear {
  /** Null for the portal as a whole. */
  name: string | null;
  /** `yyyy-MM-dd`. */
  foundedOn: string | null;
  /** On the evening of the last day. */
  members: number;
  came: number;
  went: number;
  /** People who gave or received. */
  active: number;
  exchanges: number;
  hours: number;
  /** Of these, to members of other banks and from them. */
  given: number;
  received: number;
}

/** The banks by name; last the portal, where an exchange between two banks counts once. */
export async function readYearOfBanks(
  db: Queryable,
  year: number,
  timeZone: string,
): Promise<BankYear[]> {
  const midnight = (day: string) => wallClock(timeZone).momentOf({ day, time: '00:00' });
  const rows = await db.rows(sumYearOfBanks, {
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    begin: midnight(`${year}-01-01`),
    end: midnight(`${year + 1}-01-01`),
  });
  return [...rows.map(bankYear), portalYear(rows)];
}

type YearRow = RowOf<typeof sumYearOfBanks>;

function bankYear(row: YearRow): BankYear {
  const { name, members, came, went, active, exchanges } = row;
  return {
    ...{ name, members, came, went, active, exchanges },
    foundedOn: row.founded_on,
    hours: hoursFromMinutes(row.minutes),
    given: hoursFromMinutes(row.given_minutes),
    received: hoursFromMinutes(row.received_minutes),
  };
}

function portalYear(rows: readonly YearRow[]): BankYear {
  const sum = (of: (row: YearRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    name: null,
    foundedOn: null,
    members: sum(({ members }) => members),
    came: sum(({ came }) => came),
    went: sum(({ went }) => went),
    active: sum(({ active }) => active),
    exchanges: sum(({ begun }) => begun),
    hours: hoursFromMinutes(sum((row) => row.minutes - row.received_minutes)),
    given: hoursFromMinutes(sum((row) => row.given_minutes)),
    received: hoursFromMinutes(sum((row) => row.received_minutes)),
  };
}
