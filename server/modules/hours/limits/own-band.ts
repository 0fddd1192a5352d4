/** Where the account of who receives stands, for what help that is planned would do to it (specification §17). */
import type { Reading } from '#server/call.ts';
import { rulesOfBank } from '#server/modules/banks/rules/rules-of-bank.ts';
import { type OwnBand, ownBandOf } from './rules.ts';
import { findStandings } from './sql.ts';

/** Of a person in a bank; undefined where they have no account there. */
export async function readOwnBand(
  { db, now, today }: Reading,
  { personId, bankId }: { personId: number; bankId: number },
): Promise<OwnBand | undefined> {
  const rules = await rulesOfBank(db, bankId);
  const standing = await db.first(findStandings, { bankId, personIds: [personId], today });
  return standing && ownBandOf(rules, standing, now);
}
