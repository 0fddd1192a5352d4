/** Where the account of who receives stands, asked where what waits for a yes depends on it (specification §17, §22). */
import type { Reading } from '#server/call.ts';
import { readOwnBand } from '#server/modules/hours/limits/own-band.ts';
import type { OwnBand } from '#server/modules/hours/limits/rules.ts';
import { asksForBand, type Planned } from './present.ts';

/** Where somebody's account stands; undefined where nothing that they receive waits for a yes. */
export async function ownBandFor(
  reading: Reading,
  { personId, bankId }: { personId: number; bankId: number | null },
  rows: readonly Planned[],
): Promise<OwnBand | undefined> {
  if (bankId === null || !rows.some((row) => asksForBand(row, personId))) return undefined;
  return readOwnBand(reading, { personId, bankId });
}
