/** What links in letters about an answer do: a yes to one of its days (specification §13, §22). */
import { type Act, DAY_ACTS, type DayAct } from '#contract/sending/letters.ts';
import type { ChangeCall, ReadCall } from '#server/call.ts';
import { acceptByLink } from '#server/modules/board/arrangements/accepting.ts';
import { belowBandOfDays, presentDays } from '#server/modules/board/notices/days-present.ts';
import { contactFor, type Reader } from '#server/modules/board/notices/present.ts';
import { findRow, ownBandFor } from '#server/modules/board/notices/reading.ts';
import { shownName } from '#server/modules/board/notices/rules.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { onWall } from '#server/platform/local-time.ts';
import { findAnswerOfLink } from './sql.ts';

export function isDayAct(act: Act['act']): act is DayAct {
  return DAY_ACTS.some((known) => known === act);
}

/** The position of the day that a link is about. */
const positionOf = (act: DayAct) => DAY_ACTS.indexOf(act) + 1;

/** Says yes to that day as it stands. @throws Refusal as the call `acceptAnswer` */
export const doDayAct = (call: ChangeCall<Reader>, id: number, act: DayAct) =>
  acceptByLink(call, id, positionOf(act));

interface DayLink {
  act: DayAct;
  /** Of the answer. */
  id: number;
  person_id: number;
  bank_id: number | null;
  isUsed: boolean;
}

/**
 * What it would agree on, and whether it still can.
 * @param isDone the reader has just said yes by it, and reads how to reach the other one
 * @throws Refusal `token-invalid` for what is gone
 */
export async function presentDayAct(
  call: ReadCall<undefined>,
  { act, id, person_id: personId, bank_id: bankId, isUsed }: DayLink,
  isDone: boolean,
): Promise<Act> {
  const { db } = call;
  const answer = await db.first(findAnswerOfLink, { id });
  if (!answer) throw new Refusal('token-invalid');
  const reader: Reader = { personId, bankId: bankId ?? 0, role: 'USER' };
  const notice = await findRow({ ...call, actor: reader }, answer.notice_id);
  const position = positionOf(act);
  const rows = answer.days.filter((day) => day.position === position);
  const [day = null] = presentDays(rows, onWall(call));
  const isAgreed = answer.agreed_day === position;
  const isMine = notice.person_id === personId && notice.bank_id === bankId;
  const isKnown = answer.state === 'accepted' || answer.bank_id === notice.bank_id;
  const isOpen = !isUsed && isMine && answer.state === 'open' && day !== null && !day.isOver;
  const own = await ownBandFor(call, notice, [{ state: answer.state, days: rows }]);
  return {
    act,
    isOpen,
    answer: {
      ...{ state: answer.state, noticeId: notice.id, kind: notice.kind, title: notice.title },
      ...{ who: shownName(answer, isKnown), text: answer.text, day, isAgreed },
      belowBand: belowBandOfDays(rows, own),
    },
    contact: isDone && isMine && isAgreed ? contactFor(answer, notice, isMine) : null,
  };
}
