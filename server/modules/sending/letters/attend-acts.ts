/** What the link in a letter about a meeting does: says whether its reader comes (specification §44). */
import type { AttendanceWord } from '#contract/board/bulletins.ts';
import type { Act } from '#contract/sending/letters.ts';
import type { ChangeCall, ReadCall } from '#server/call.ts';
import { type Reader, sayFor } from '#server/modules/board/bulletins/own.ts';
import { findOwn } from '#server/modules/board/bulletins/own-sql.ts';
import { presentOwn } from '#server/modules/board/bulletins/present.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { onWall } from '#server/platform/local-time.ts';

/** Says it, as the reader of the letter. @throws Refusal as the call `sayAttendance`, or no word */
export async function attendByLink(
  call: ChangeCall<Reader>,
  id: number,
  word: AttendanceWord | undefined,
): Promise<void> {
  if (word === undefined) return refuseFields([{ path: 'attendance', code: 'required' }]);
  await sayFor(call, id, word);
}

interface AttendLink {
  /** Of the bulletin. */
  id: number;
  person_id: number;
  bank_id: number | null;
}

/**
 * The meeting, what the reader has said, and whether they still can.
 * @throws Refusal `token-invalid` where it is gone, or they are no member of its bank any more
 */
export async function presentAttendance(
  call: ReadCall<undefined>,
  { id, person_id: personId, bank_id: bankId }: AttendLink,
): Promise<Act> {
  const about = { id, personId, bankId: bankId ?? 0, now: call.now };
  const row = await call.db.first(findOwn, about);
  if (!row) throw new Refusal('token-invalid');
  const bulletin = presentOwn(row, onWall(call));
  const isOpen = bulletin.asks && !bulletin.isOver && !bulletin.isCalledOff;
  return { act: 'attend', isOpen, bulletin, bankName: row.bank_name };
}
