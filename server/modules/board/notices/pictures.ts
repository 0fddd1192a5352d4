/** The picture of a notice: who sees the notice sees it (specification §20). */
import type { Call, ReadCall } from '#server/call.ts';
import { reencodeUpload } from '#server/modules/people/pictures/reencode.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { deleteNoticePicture, findNoticePicture, putNoticePicture } from './picture-sql.ts';
import { factsOf } from './present.ts';
import { findRow } from './reading.ts';
import { changeRefusal, viewOf } from './rules.ts';

/** As base64 of a JPEG, for those who see the notice. */
export async function readNoticePicture(call: Call<'readNoticePicture'>): Promise<string> {
  const { id: noticeId } = call.params;
  const isSeen = viewOf(factsOf(await findRow(call, noticeId), call.actor));
  const picture = isSeen && (await call.db.first(findNoticePicture, { noticeId }));
  if (!picture) throw new Refusal('not-found');
  return picture.jpeg.toString('base64');
}

/** Keeps a new picture, encoded again without where it was taken; no connection waits for that. */
export async function keepNoticePicture(call: Call<'keepNoticePicture'>): Promise<void> {
  const { db, clock, file, signal } = call;
  const { id: noticeId } = call.params;
  await assertMayChange(call, noticeId);
  const jpeg = await reencodeUpload(file, signal);
  await db.count(putNoticePicture, { noticeId, jpeg, now: clock.now() });
}

/** Without a picture. */
export async function dropNoticePicture(call: Call<'dropNoticePicture'>): Promise<void> {
  const { id: noticeId } = call.params;
  await assertMayChange(call, noticeId);
  await call.db.count(deleteNoticePicture, { noticeId });
}

async function assertMayChange(call: ReadCall, noticeId: number) {
  const refusal = changeRefusal(factsOf(await findRow(call, noticeId), call.actor));
  if (refusal) throw new Refusal(refusal);
}
