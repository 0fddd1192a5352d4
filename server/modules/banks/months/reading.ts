/** How a bank is doing, as its administrators read it: of few nothing but how many (specification §43). */
import { type BankMonth, GROUP_MIN, MONTHS_MAX } from '#contract/banks/months.ts';
import type { Call } from '#server/call.ts';
import { firstDay } from './rules.ts';
import { listMonths } from './sql.ts';

/** The months of the administrator's bank that are over, the oldest first. */
export async function readMonths({
  db,
  today,
  actor: { bankId },
  query: { months = MONTHS_MAX },
}: Call<'readMonths'>): Promise<BankMonth[]> {
  const rows = await db.rows(listMonths, { bankId, from: firstDay(today, -months) });
  return rows.map((row) => ({
    month: row.month,
    members: row.members,
    active: row.active90,
    newcomers: row.newcomers,
    newcomersMet: row.newcomers_met,
    requests: row.requests,
    requestsMet: row.requests_met,
    medianDays: row.requests < GROUP_MIN ? null : row.median_days,
    topTenth: row.members < GROUP_MIN ? null : row.top_tenth,
  }));
}
