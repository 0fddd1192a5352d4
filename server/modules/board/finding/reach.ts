/** How a member wants to be reached, said once, and whether the others find them (specification §20). */
import type { Reach } from '#contract/board/finding.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { presentReach } from './present.ts';
import {
  findReach,
  passReachToAnswers,
  passReachToNotices,
  updateFindable,
  updateReach,
} from './sql.ts';

/** As the caller has said. */
export async function readReach({ db, actor }: ReadCall): Promise<Reach> {
  const { personId, bankId } = actor;
  const row = await db.first(findReach, { personId, bankId });
  // The membership may end between the door and here.
  if (!row) throw new Refusal('forbidden');
  return presentReach(row);
}

/**
 * Says it again: for what stands open of the caller's, and for all that follows. What is left out stays.
 * @returns it as it is now
 */
export async function setReach(call: Call<'setReach'>): Promise<Reach> {
  const { db, actor, body } = call;
  const { personId, bankId } = actor;
  const { contact = null, givesPhone = null, givesEmail = null, findable } = body;
  if (findable !== undefined) await db.count(updateFindable, { personId, bankId, findable });
  if (contact !== null || givesPhone !== null || givesEmail !== null) {
    await db.count(updateReach, { personId, contact, givesPhone, givesEmail });
    await db.count(passReachToNotices, { personId });
    await db.count(passReachToAnswers, { personId });
  }
  return readReach(call);
}
