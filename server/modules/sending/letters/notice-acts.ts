/** What links in letters about the board do: yes or not now, it still stands, it is over. */

import { REASON_MAX } from '#contract/limits.ts';
import { type Act, NOTICE_ACTS, type NoticeAct } from '#contract/sending/letters.ts';
import type { ChangeCall, ReadCall } from '#server/call.ts';
import { settleByLink } from '#server/modules/board/notices/asking.ts';
import { findAsk } from '#server/modules/board/notices/asking-sql.ts';
import { keepByLink } from '#server/modules/board/notices/keeping.ts';
import { factsOf, type Reader } from '#server/modules/board/notices/present.ts';
import { findRow } from '#server/modules/board/notices/reading.ts';
import { answerRefusal, changeRefusal, shownName } from '#server/modules/board/notices/rules.ts';
import type { NoticeRow } from '#server/modules/board/notices/sql.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';

export function isNoticeAct(act: Act['act']): act is NoticeAct {
  return NOTICE_ACTS.some((known) => known === act);
}

interface Doing {
  act: NoticeAct;
  /** Of the ask, or of the notice. */
  id: number;
  /** What goes with a yes. */
  text: string;
  undoable: boolean | undefined;
}

/**
 * Does it.
 * @throws Refusal `not-found`, `notice-closed`, `already-decided` when it was done, or words that
 *   are too long
 */
export async function doNoticeAct(call: ChangeCall<Reader>, { act, id, text, undoable }: Doing) {
  if (act === 'renew-notice' || act === 'close-notice') {
    return keepByLink(call, id, { act, undoable });
  }
  refuseFields(text.length > REASON_MAX ? [{ path: 'text', code: 'too-long' }] : []);
  return settleByLink(call, { askId: id, act, text });
}

interface NoticeLink {
  act: NoticeAct;
  /** Of the ask, or of the notice. */
  id: number;
  person_id: number;
  bank_id: number | null;
  isUsed: boolean;
}

/** What it would do, and whether it still can. @throws Refusal `token-invalid` for what is gone */
export async function presentNoticeAct(
  call: ReadCall<undefined>,
  { act, id, person_id: personId, bank_id: bankId, isUsed }: NoticeLink,
): Promise<Act> {
  const isAsk = act === 'ask-yes' || act === 'ask-not-now';
  const ask = isAsk ? await call.db.first(findAsk, { id }) : undefined;
  const noticeId = isAsk ? ask?.notice_id : id;
  if (noticeId === undefined) throw new Refusal('token-invalid');
  const reader: Reader = { personId, bankId: bankId ?? 0, role: 'USER' };
  const row = await findRow({ ...call, actor: reader }, noticeId);
  const isOpen = !isUsed && bankId !== null && isPossible(act, row, reader, ask?.state);
  const who = shownName(row, row.bank_id === bankId);
  return { act, isOpen, notice: { id: row.id, kind: row.kind, title: row.title, who } };
}

function isPossible(act: NoticeAct, row: NoticeRow, reader: Reader, asked: string | undefined) {
  const facts = factsOf(row, reader);
  if (act === 'renew-notice' || act === 'close-notice') {
    return changeRefusal(facts) === undefined && row.state !== 'hidden';
  }
  return asked === 'asked' && answerRefusal(facts) === undefined;
}
