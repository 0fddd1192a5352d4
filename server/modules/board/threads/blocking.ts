/** Wanting no messages of somebody: silent, and about the person, not about one conversation. */
import type { Call } from '#server/call.ts';
import { deleteBlock, insertBlock } from './people-sql.ts';
import { findRow } from './reading.ts';

/** From now on nothing that the other one writes arrives; they are not told. */
export async function blockPartner({ db, now, actor, params }: Call<'blockPartner'>) {
  const { person_id: blockedId } = await findRow(db, actor, params.id);
  await db.count(insertBlock, { personId: actor.personId, blockedId, now });
}

/** The other one may write again; what was kept back stays so. */
export async function unblockPartner({ db, actor, params }: Call<'unblockPartner'>) {
  const { person_id: blockedId } = await findRow(db, actor, params.id);
  await db.count(deleteBlock, { personId: actor.personId, blockedId });
}
