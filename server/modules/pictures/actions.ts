/**
 * Pictures of people and logos of banks: reading, replacing and resetting them.
 */
import { administers } from '#contract/abilities.ts';
import { PICTURE_BYTES_MAX } from '#contract/limits.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedIn, SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { drawingOf } from './drawings.ts';
import { faceOf, reencode } from './reencode.ts';
import { dropPicture, findPicture, keepLogo, keepPictureOfPerson, listFaces } from './sql.ts';

type Of = 'member' | 'bank';

interface Upload {
  file: Buffer | undefined;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** The picture as base64 of a JPEG, or the drawing. @throws Refusal `not-found` without a bank */
export async function readPicture(deps: Deps, actor: SignedIn, of: Of): Promise<string> {
  const picture = await deps.database.first(findPicture, whose(actor, of));
  return (picture?.jpeg ?? (await drawingOf(of))).toString('base64');
}

/**
 * The faces of these people, as far as the reader may see them: of their own bank, of its friend banks,
 * and, for administrators, of those who ask to join.
 */
export async function readFaces(
  { database }: Deps,
  { bankId, role }: SignedInMember,
  ids: readonly number[],
): Promise<{ id: number; face: string }[]> {
  const rows = await database.rows(listFaces, {
    ids,
    bankId,
    administeredBankId: role === 'ADMIN' ? bankId : null,
  });
  return Promise.all(
    rows.map(async ({ id, face, jpeg }) => ({
      id,
      face: (face ?? (await faceOf(jpeg ?? Buffer.alloc(0)))).toString('base64'),
    })),
  );
}

/**
 * Keeps a new picture. @returns it as it was kept
 * @throws Refusal `forbidden` (a logo, by no administrator), `too-large`, `unsupported-media-type`,
 *   `unavailable` when too many wait, or `invalid-input` for a file that only looks like a picture
 */
export async function uploadPicture(
  deps: Deps,
  actor: SignedIn,
  of: Of,
  { file, signal }: Upload,
): Promise<string> {
  const owner = whose(actor, of);
  assertMayWrite(actor, of);
  refuseFields(file && file.length > 0 ? [] : [{ path: 'photo', code: 'required' }]);
  if (file && file.length > PICTURE_BYTES_MAX) throw new Refusal('too-large');
  const jpeg = await reencode(file ?? Buffer.alloc(0), signal);
  const face = of === 'member' ? await faceOf(jpeg) : null;
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    const keep = of === 'member' ? keepPictureOfPerson : keepLogo;
    await transaction.count(keep, { ...owner, jpeg, face, now });
    await audit(transaction, now, 'picture-set', entryOf(actor, owner));
  });
  return jpeg.toString('base64');
}

/** Restores the default drawing. @returns it */
export async function resetPicture(deps: Deps, actor: SignedIn, of: Of): Promise<string> {
  const owner = whose(actor, of);
  assertMayWrite(actor, of);
  await deps.database.transaction(async (transaction) => {
    const dropped = await transaction.count(dropPicture, owner);
    if (dropped > 0) {
      await audit(transaction, deps.clock.now(), 'picture-removed', entryOf(actor, owner));
    }
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
