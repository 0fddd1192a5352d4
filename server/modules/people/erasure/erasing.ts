/** Erasing one person (specification §34). */
import { audit } from '#server/modules/running/audit/write.ts';
import type { Transaction } from '#server/platform/database.ts';
import { eraseRows } from './gone-sql.ts';

/** Takes away what is known of somebody, member or not; the history says when. */
export async function erasePerson(
  transaction: Transaction,
  now: Date,
  personId: number,
): Promise<void> {
  await transaction.count(eraseRows, { personId, now });
  await audit(transaction, now, 'person-erased', { actorId: null, personId });
}
