/** Where the account of who receives stands, for what an appointment would do to it (specification §17, §22). */
import type { Reading } from '#server/call.ts';
import { rulesOfBank } from '#server/modules/banks/rules/rules-of-bank.ts';
import { bandOf } from '#server/modules/hours/limits/rules.ts';
import { findStandings } from '#server/modules/hours/limits/sql.ts';
import { asksForBand, type OwnBand, type Planned } from './present.ts';

/** Where somebody's account stands; undefined where nothing that they receive waits for a yes. */
export async function ownBandFor(
  { db, now, today }: Reading,
  { personId, bankId }: { personId: number; bankId: number | null },
  rows: readonly Planned[],
): Promise<OwnBand | undefined> {
  if (bankId === null || !rows.some((row) => asksForBand(row, personId))) return undefined;
  const rules = await rulesOfBank(db, bankId);
  const about = { bankId, personIds: [personId], today };
  const standing = await db.first(findStandings, about);
  return (
    standing && {
      balance: standing.balance_minutes,
      band: bandOf(rules, standing, now),
      hard: rules['band-hard'],
    }
  );
}
