/** A member's last twelve months in figures. */
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import { type OwnYear, YEAR_MONTHS, YEAR_PARTNERS_MAX } from '#contract/hours/own-year.ts';
import { personName } from '#contract/person-name.ts';
import type { Call } from '#server/call.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { monthAfter } from './months-rules.ts';
import { sumOwnMonths, sumOwnPartners } from './partners-sql.ts';

/** The balance at the end of each month, quiet months included, and the people of these months. */
export async function readOwnYear({
  db,
  today,
  actor: { personId, bankId },
}: Call<'readOwnYear'>): Promise<OwnYear> {
  const months = lastMonths(today);
  const account = { personId, bankId };
  const [sums, partners] = await Promise.all([
    db.rows(sumOwnMonths, account),
    db.rows(sumOwnPartners, {
      ...account,
      from: `${months[0]}-01`,
      limit: YEAR_PARTNERS_MAX,
    }),
  ]);
  return {
    months: months.map((month) => monthOf(month, sums)),
    partners: partners.map((row) => ({ id: row.id, name: personName(row), ...hoursOf(row) })),
  };
}

/** A month with all that was before it in its balance. */
function monthOf(month: string, sums: RowOf<typeof sumOwnMonths>[]): OwnYear['months'][number] {
  const balance = sums
    .filter((row) => row.month <= month)
    .reduce((total, row) => total + row.moved_minutes, 0);
  const own = sums.find((row) => row.month === month);
  return {
    month,
    ...hoursOf(own ?? { given_minutes: 0, received_minutes: 0 }),
    balance: hoursFromMinutes(balance),
  };
}

function hoursOf(row: { given_minutes: number; received_minutes: number }) {
  return {
    given: hoursFromMinutes(row.given_minutes),
    received: hoursFromMinutes(row.received_minutes),
  };
}

/** The months up to that of a day, the oldest first, as `yyyy-MM`. */
function lastMonths(day: string): string[] {
  const last = day.slice(0, 'yyyy-MM'.length);
  return Array.from({ length: YEAR_MONTHS }, (_, nth) => monthAfter(last, nth + 1 - YEAR_MONTHS));
}
