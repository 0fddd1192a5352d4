/** Stopping a batch before it starts: it makes no exchange and sends no letter. */
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { findBatch, stopWaiting } from './sql.ts';

/** @throws Refusal `not-found`, `already-started`, or `already-decided` when it was stopped before */
export async function stopBatch(
  { database, clock }: Deps,
  { personId: actorId, bankId }: SignedInMember,
  batchId: number,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const stopped = await transaction.first(stopWaiting, { batchId, bankId, actorId, now });
    if (!stopped) {
      const batch = await transaction.first(findBatch, { batchId, bankId });
      if (!batch) throw new Refusal('not-found');
      throw new Refusal(batch.stopped_at ? 'already-decided' : 'already-started');
    }
    await audit(transaction, now, 'batch-stopped', { actorId, bankId, detail: { batchId } });
  });
}
