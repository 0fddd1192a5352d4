/** A bank's figures for a period, each from one statement. */
import type { BankStatistics } from '#contract/hours/exchanges-of-bank.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import { EARLIEST_EXCHANGE_DATE } from '#contract/limits.ts';
import type { Call } from '#server/call.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { monthAfter } from './months-rules.ts';
import {
  countMembersBySide,
  sumActivities,
  sumFlows,
  sumMonths,
  sumWithBodies,
} from './statistics-sql.ts';

/** The confirmed exchanges of the administrator's bank in figures. */
export async function readBankStatistics({
  db,
  today,
  actor: { bankId },
  query,
  locale,
}: Call<'readBankStatistics'>): Promise<BankStatistics> {
  const values = {
    bankId,
    from: query.from ?? EARLIEST_EXCHANGE_DATE,
    to: query.to ?? today,
  };
  const [months, activities, members, flows, bodies] = await Promise.all([
    db.rows(sumMonths, values),
    db.rows(sumActivities(locale), values),
    db.first(countMembersBySide, values),
    db.rows(sumFlows, values),
    db.first(sumWithBodies, values),
  ]);
  if (!members || !bodies) throw new Error('counting always counts');
  return {
    months: everyMonth(months),
    activities: activities.map(({ id, name, exchanges, minutes }) => ({
      id,
      type: name,
      exchanges,
      hours: hoursFromMinutes(minutes),
    })),
    members,
    withBodies: { exchanges: bodies.exchanges, hours: hoursFromMinutes(bodies.minutes) },
    flows: flows.map((row) => ({
      bankId: row.bank_id,
      name: row.name,
      isFriend: row.is_friend,
      given: hoursFromMinutes(row.given_minutes),
      received: hoursFromMinutes(row.received_minutes),
    })),
  };
}

/** The months with exchanges and the quiet ones between them. */
function everyMonth(rows: RowOf<typeof sumMonths>[]): BankStatistics['months'] {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return [];
  const known = new Map(rows.map((row) => [row.month, row]));
  const months: BankStatistics['months'] = [];
  for (let month = first.month; month <= last.month; month = monthAfter(month)) {
    const { exchanges = 0, minutes = 0 } = known.get(month) ?? {};
    months.push({ month, exchanges, hours: hoursFromMinutes(minutes) });
  }
  return months;
}
