/**
 * From an appointment to hours (specification §22). Recorded by who gave, the exchange waits for the
 * debtor; recorded by who received, it is confirmed by that (law L4). Both at the same moment make
 * one exchange.
 */
import { isOwnClaim } from '#contract/abilities.ts';
import type { Done } from '#contract/board/arrangements.ts';
import type { RecordedArrangement } from '#contract/board/course.ts';
import type { ClosedNotice } from '#contract/hours/recording.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import {
  alreadyRecorded,
  looseHoursOf,
  takeTurn,
  tieTo,
} from '#server/modules/hours/exchanges/appointments.ts';
import { accountsOf, type Recorder } from '#server/modules/hours/exchanges/making.ts';
import { type Recording, recordChecked } from '#server/modules/hours/exchanges/recording.ts';
import { confirmsAtOnce } from '#server/modules/hours/exchanges/rules.ts';
import { lockActiveMembers } from '#server/modules/hours/exchanges/sql.ts';
import { administratorOf } from '#server/modules/people/delegates/at-desk.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { onWall } from '#server/platform/local-time.ts';
import { findAllowed, noteDesk } from './proposing.ts';
import { arrangementFor, type Party } from './reading.ts';
import { type ArrangementFacts, recordRefusal } from './rules.ts';
import { lockArrangement } from './sql.ts';

/** It was done: records the hours. */
export const recordDone = (call: Call<'recordArrangement'>) =>
  recordFor(call, call.params.id, call.body);

/**
 * The same for who calls. What a desk records for who received is confirmed where the desk might confirm
 * it (law L9).
 * @throws Refusal `not-found`, `too-early`, `already-decided` where somebody has
 *   recorded it or said that it was not done, `already-recorded` where hours of the two about that day
 *   belong to no appointment and it was not said whether they are of this one, `proxy-is-creditor` for a
 *   referent who would say that their body received what they gave, or field problems where the two may
 *   not exchange now
 */
export async function recordFor(
  call: ChangeCall<Recorder & Party>,
  id: number,
  { quantityOfHours, note, undoable, another, passing }: Done,
): Promise<RecordedArrangement> {
  const { db, now, actor, word } = call;
  const admin = administratorOf(actor);
  const check = (facts: ArrangementFacts) => recordRefusal(facts, now);
  const allowed = await findAllowed(call, id, check);
  const { giver_id, giver_bank_id, receiver_id, receiver_bank_id, ...row } = allowed;
  if (receiver_id === actor.personId && isOwnClaim(actor, giver_id)) {
    throw new Refusal('proxy-is-creditor');
  }
  const parties = {
    ...{ creditorId: giver_id, creditorBankId: giver_bank_id },
    ...{ debtorId: receiver_id, debtorBankId: receiver_bank_id },
  };
  // First the people, then the appointment: the end of a membership takes the same order.
  await db.rows(lockActiveMembers, accountsOf([parties]));
  await takeTurn(db, parties);
  const locked = await db.first(lockArrangement, { id });
  if (locked?.state !== 'agreed') throw new Refusal('already-decided');
  const { day } = onWall(call).wall.localOf(row.starts_at);
  const about = { parties, day, noticeId: row.notice_id };
  const loose = another ? undefined : await looseHoursOf(db, about);
  if (loose && another === undefined) throw alreadyRecorded(loose);
  if (another === false) {
    if (!loose) throw new Refusal('seen-outdated');
    return recorded(call, id, await tieTo(call, { id, exchangeId: loose.id }));
  }
  const isGiver = giver_id === actor.personId;
  const atOnce = !isGiver && (!admin || confirmsAtOnce(admin, parties));
  const { closedNotice } = await recordChecked(call, admin ?? actor, {
    what: howRecorded(isGiver, admin !== undefined),
    parties,
    form: {
      ...{ userFrom: giver_id, userTo: receiver_id, bankTo: receiver_bank_id },
      activity: locked.activity_id,
      dateOfTransaction: day,
      quantityOfHours,
      note: note === '' ? row.title : note,
      passing,
    },
    atOnce,
    isUndoable: atOnce && undoable,
    basis: atOnce && admin ? word : undefined,
    appointmentId: id,
  });
  return recorded(call, id, closedNotice);
}

async function recorded(
  call: ChangeCall<Party>,
  id: number,
  closedNotice: ClosedNotice,
): Promise<RecordedArrangement> {
  await noteDesk(call, id);
  return { ...(await arrangementFor(call, id)), closedNotice };
}

function howRecorded(isGiver: boolean, isByDesk: boolean): Recording['what'] {
  if (isByDesk) return 'bank';
  return isGiver ? 'own' : 'received';
}
