/**
 * What links in letters about an appointment do: agree, it was done, it was not; to one that
 * repeats (specification §13), agree alone.
 */
import type { Arrangement, Done } from '#contract/board/arrangements.ts';
import {
  type Act,
  ARRANGEMENT_ACTS,
  type ArrangementAct,
  type ClosedByIt,
} from '#contract/sending/letters.ts';
import type { ChangeCall, ReadCall } from '#server/call.ts';
import { agreeTo, dropIt } from '#server/modules/board/arrangements/proposing.ts';
import { arrangementFor, type Party } from '#server/modules/board/arrangements/reading.ts';
import { recordFor } from '#server/modules/board/arrangements/recording.ts';
import { standingFor } from '#server/modules/board/arrangements/standings.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { findClosedBy } from './sql.ts';

export function isArrangementAct(act: Act['act']): act is ArrangementAct {
  return ARRANGEMENT_ACTS.some((known) => known === act);
}

interface Doing extends Pick<Done, 'another' | 'undoable'> {
  act: ArrangementAct;
}

/**
 * Does it. What is agreed to is what stands now: a new proposal ends the links of the one before.
 * @throws Refusal as the calls of the same names
 */
export async function doArrangementAct(
  call: ChangeCall<Party>,
  id: number,
  { act, another, undoable }: Doing,
): Promise<void> {
  if (act === 'agree-arrangement') await agreeTo(call, id, undefined, undoable);
  else if (act === 'not-done-arrangement') await dropIt(call, id, undefined, undoable);
  else {
    const quantityOfHours = hoursOf(act, await arrangementFor(call, id));
    if (quantityOfHours === null) throw new Refusal('token-invalid');
    await recordFor(call, id, { quantityOfHours, note: '', undoable: false, another });
  }
}

interface ArrangementLink {
  act: ArrangementAct;
  id: number;
  person_id: number;
  bank_id: number | null;
  isUsed: boolean;
}

/** The request that hours have closed. */
export async function closedBy(
  db: Queryable,
  hours: { exchangeId: number; personId: number },
): Promise<ClosedByIt> {
  const found = await db.first(findClosedBy, hours);
  return found ? { id: found.id, title: found.title, isMine: found.is_mine } : null;
}

/**
 * What it would do, and whether it still can.
 * @param isDone its reader has just done it
 * @throws Refusal `not-found` for what is gone
 */
export async function presentArrangementAct(
  call: ReadCall<undefined>,
  { act, id, person_id: personId, bank_id: bankId, isUsed }: ArrangementLink,
  isDone: boolean,
): Promise<Act> {
  const actor = { personId, bankId: bankId ?? 0 };
  const arrangement = await arrangementFor({ ...call, actor }, id);
  const { can, exchange } = arrangement;
  const mayDo: Record<ArrangementAct, boolean> = {
    'agree-arrangement': can.agree,
    'done-arrangement': can.record,
    'done-arrangement-less': can.record,
    'not-done-arrangement': can.drop,
  };
  return {
    act,
    isOpen: !isUsed && bankId !== null && mayDo[act],
    arrangement,
    hours: hoursOf(act, arrangement),
    closedNotice:
      isDone && exchange ? await closedBy(call.db, { exchangeId: exchange.id, personId }) : null,
  };
}

/** The longer of the lengths that the plan can be recorded as, or the shorter. */
function hoursOf(act: ArrangementAct, { hours }: Arrangement): number | null {
  if (act === 'done-arrangement') return hours.at(-1) ?? null;
  return act === 'done-arrangement-less' ? (hours[0] ?? null) : null;
}

interface StandingLink {
  id: number;
  person_id: number;
  bank_id: number | null;
  isUsed: boolean;
}

/** What would be agreed to, and whether it still can be. @throws Refusal `not-found` for what is gone */
export async function presentStandingAct(
  call: ReadCall<undefined>,
  { id, person_id: personId, bank_id: bankId, isUsed }: StandingLink,
): Promise<Act> {
  const standing = await standingFor({ ...call, actor: { personId, bankId: bankId ?? 0 } }, id);
  const isOpen = !isUsed && bankId !== null && standing.can.agree;
  return { act: 'agree-standing', isOpen, standing };
}
