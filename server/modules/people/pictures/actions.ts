/** Pictures of people and logos of banks: reading, replacing and resetting them. */
import { administers } from '#contract/abilities.ts';
import type { Call } from '#server/call.ts';
import type { SignedIn } from '#server/modules/people/accounts/signed-in.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { drawingOf } from './drawings.ts';
import { faceOf, reencodeUpload } from './reencode.ts';
import { dropPicture, findPicture, keepLogo, keepPictureOfPerson, listFaces } from './sql.ts';

type Of = 'member' | 'bank';

/** The picture as base64 of a JPEG, or the drawing. */
export async function readPicture({ db, actor, query }: Call<'readPicture'>): Promise<string> {
  const of = query.of ?? 'member';
  const picture = await db.first(findPicture, whose(actor, of));
  return (picture?.jpeg ?? (await drawingOf(of))).toString('base64');
}

/**
 * The faces of these people, as far as the reader may see them: of their own bank, of its friend banks,
 * and, for administrators, of those who ask to join.
 */
export async function readFaces({
  db,
  actor: { bankId, role },
  query: { ids },
}: Call<'listFaces'>): Promise<{ id: number; face: string }[]> {
  const administeredBankId = role === 'ADMIN' ? bankId : null;
  const rows = await db.rows(listFaces, { ids, bankId, administeredBankId });
  return Promise.all(
    rows.map(async ({ id, face, jpeg }) => ({
      id,
      face: (face ?? (await faceOf(jpeg ?? Buffer.alloc(0)))).toString('base64'),
    })),
  );
}

/** Keeps a new picture, a logo by an administrator alone. @returns it as it was kept */
export async function uploadPicture(call: Call<'uploadPicture'>): Promise<string> {
  const { db, now, actor, query, file, signal } = call;
  const of = query.of ?? 'member';
  const owner = whose(actor, of);
  assertMayWrite(actor, of);
  const jpeg = await reencodeUpload(file, signal);
  const face = of === 'member' ? await faceOf(jpeg) : null;
  await db.transaction(async (transaction) => {
    const keep = of === 'member' ? keepPictureOfPerson : keepLogo;
    await transaction.count(keep, { ...owner, jpeg, face, now });
    await audit(transaction, now, 'picture-set', entryOf(actor, owner));
  });
  return jpeg.toString('base64');
}

/** Restores the default drawing. @returns it */
export async function resetPicture({
  db,
  now,
  actor,
  query,
}: Call<'resetPicture'>): Promise<string> {
  const of = query.of ?? 'member';
  const owner = whose(actor, of);
  assertMayWrite(actor, of);
  await db.transaction(async (transaction) => {
    const dropped = await transaction.count(dropPicture, owner);
    if (dropped > 0) await audit(transaction, now, 'picture-removed', entryOf(actor, owner));
  });
  return (await drawingOf(of)).toString('base64');
}

function whose(actor: SignedIn, of: Of) {
  if (of === 'member') return { personId: actor.personId, bankId: null };
  if (actor.bankId === null) throw new Refusal('not-found');
  return { personId: null, bankId: actor.bankId };
}

/** Who did it to whose picture, for the history. */
function entryOf({ personId: actorId }: SignedIn, { personId, bankId }: ReturnType<typeof whose>) {
  return { actorId, ...(personId === null ? { bankId } : { personId }) };
}

function assertMayWrite(actor: SignedIn, of: Of): void {
  const mayWrite = of === 'member' || (actor.bankId !== null && administers(actor, actor.bankId));
  if (!mayWrite) throw new Refusal('forbidden');
}
