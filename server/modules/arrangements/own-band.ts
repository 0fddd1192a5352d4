/** Where the account of who receives stands, for what an appointment would do to it (specification §17, §22). */
import { bandOf } from '#server/modules/limits/rules.ts';
import { findStandings } from '#server/modules/limits/sql.ts';
import { rulesOfBank } from '#server/modules/rules/rules-of-bank.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/database.ts';
import { asksForBand, type OwnBand, type Planned } from './present.ts';

/** Where somebody's account stands; undefined where nothing that they receive waits for a yes. */
export async function ownBandFor(
  { database, clock }: { database: Queryable; clock: Clock },
  { personId, bankId }: { personId: number; bankId: number | null },
  rows: readonly Planned[],
): Promise<OwnBand | undefined> {
  if (bankId === null || !rows.some((row) => asksForBand(row, personId))) return undefined;
  const rules = await rulesOfBank(database, bankId);
  const about = { bankId, personIds: [personId], today: clock.today() };
  const standing = await database.first(findStandings, about);
  return (
    standing && {
      balance: standing.balance_minutes,
      band: bandOf(rules, standing, clock.now()),
      hard: rules['band-hard'],
    }
  );
}
