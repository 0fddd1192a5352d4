/** The picture of a notice: who sees the notice sees it (specification §20). */
import { PICTURE_BYTES_MAX } from '#contract/limits.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { reencode } from '#server/modules/pictures/reencode.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { deleteNoticePicture, findNoticePicture, putNoticePicture } from './picture-sql.ts';
import { factsOf } from './present.ts';
import { findRow } from './reading.ts';
import { changeRefusal, viewOf } from './rules.ts';

/** As base64 of a JPEG. @throws Refusal `not-found` without a picture, and for a notice they may not see */
export async function readNoticePicture(
  { database }: Deps,
  actor: SignedInMember,
  noticeId: number,
): Promise<string> {
  const isSeen = viewOf(factsOf(await findRow(database, actor, noticeId, 'it'), actor));
  const picture = isSeen && (await database.first(findNoticePicture, { noticeId }));
  if (!picture) throw new Refusal('not-found');
  return picture.jpeg.toString('base64');
}

interface Upload {
  file: Buffer | undefined;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/**
 * Keeps a new picture, encoded again without where it was taken.
 * @throws Refusal `not-found`, `forbidden`, `notice-closed`, and what `reencode` refuses
 */
export async function keepNoticePicture(
  deps: Deps,
  actor: SignedInMember,
  noticeId: number,
  { file, signal }: Upload,
): Promise<void> {
  const { database, clock } = deps;
  await assertMayChange(deps, actor, noticeId);
  refuseFields(file && file.length > 0 ? [] : [{ path: 'photo', code: 'required' }]);
  if (file && file.length > PICTURE_BYTES_MAX) throw new Refusal('too-large');
  const jpeg = await reencode(file ?? Buffer.alloc(0), signal);
  await database.count(putNoticePicture, { noticeId, jpeg, now: clock.now() });
}

/** Without a picture. @throws Refusal `not-found`, `forbidden`, `notice-closed` */
export async function dropNoticePicture(
  deps: Deps,
  actor: SignedInMember,
  noticeId: number,
): Promise<void> {
  await assertMayChange(deps, actor, noticeId);
  await deps.database.count(deleteNoticePicture, { noticeId });
}

async function assertMayChange({ database }: Deps, actor: SignedInMember, noticeId: number) {
  const facts = factsOf(await findRow(database, actor, noticeId, 'it'), actor);
  const refusal = changeRefusal(facts);
  if (refusal) throw new Refusal(refusal);
}
