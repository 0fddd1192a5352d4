/** Wanting no messages of somebody: silent, and about the person, not about one conversation. */
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { deleteBlock, insertBlock } from './people-sql.ts';
import { findRow } from './reading.ts';

/** From now on nothing that the other one writes arrives; they are not told. @throws Refusal `not-found` */
export async function blockPartner(
  { database, clock }: Deps,
  actor: SignedInMember,
  threadId: number,
): Promise<void> {
  const { person_id: blockedId } = await findRow(database, actor, threadId);
  const { personId } = actor;
  await database.count(insertBlock, { personId, blockedId, now: clock.now() });
}

/** The other one may write again; what was kept back stays so. @throws Refusal `not-found` */
export async function unblockPartner(
  { database }: Deps,
  actor: SignedInMember,
  threadId: number,
): Promise<void> {
  const { person_id: blockedId } = await findRow(database, actor, threadId);
  await database.count(deleteBlock, { personId: actor.personId, blockedId });
}
