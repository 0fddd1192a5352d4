/** Proposing a day, agreeing to one, proposing another, and dropping it (specification §22). */
import type { Arrangement, NewArrangement, NewPlan } from '#contract/board/arrangements.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { OPEN_PROPOSALS_MAX } from '#contract/limits.ts';
import type { Call, ChangeCall, Work } from '#server/call.ts';
import { areLinked } from '#server/modules/banks/banks/lists.ts';
import { lockActivity } from '#server/modules/hours/exchanges/activities-sql.ts';
import { problemsOfActivity } from '#server/modules/hours/exchanges/rules.ts';
import { lockActiveMembers } from '#server/modules/hours/exchanges/sql.ts';
import { lockPerson } from '#server/modules/people/accounts/sql.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { onWall, wallClock } from '#server/platform/local-time.ts';
import { endAgreeLinks } from './asking-sql.ts';
import { noteDesk as noteDeskBy } from './desk-sql.ts';
import { factsOf, sidesFor } from './present.ts';
import { arrangementOf, findOwn, type Party } from './reading.ts';
import {
  type ArrangementFacts,
  agreeRefusal,
  answererGives,
  changeRefusal,
  dayProblems,
  dropRefusal,
} from './rules.ts';
import {
  type ArrangementRow,
  agree,
  countProposals,
  drop,
  findAnswered,
  insertArrangement,
  proposeAgain,
} from './sql.ts';

/** The two people of a new appointment. */
interface Sides {
  /** The answer that was accepted, and its notice. */
  noticeId: number | null;
  answerId: number | null;
  giver: Party;
  receiver: Party;
}

/**
 * Proposes a day. The other one reads it in a letter.
 * @throws Refusal `not-found` for an answer that was not accepted, or what is wrong with a field
 */
export async function proposeArrangement(call: Call<'proposeArrangement'>): Promise<Arrangement> {
  const { db, now, actor, body: form } = call;
  // Two proposals of the same person wait for each other, so that they are counted.
  await db.first(lockPerson, { id: actor.personId });
  const sides = await sidesOf(db, actor, form.with);
  await assertMayExchange(db, actor, sides);
  await assertPlan(call, form);
  const open = await db.first(countProposals, { personId: actor.personId, now });
  if (open && open.many >= OPEN_PROPOSALS_MAX) throw new Refusal('too-many-requests');
  const { giver, receiver, noticeId, answerId } = sides;
  const row = await db.first(insertArrangement, {
    ...{ noticeId, answerId, state: 'proposed' },
    ...{ giverId: giver.personId, giverBankId: giver.bankId },
    ...{ receiverId: receiver.personId, receiverBankId: receiver.bankId },
    ...{ activityId: form.activity, title: form.title, ...planOf(call, form) },
    ...{ proposedBy: actor.personId, by: actor.deskId ?? actor.personId, now },
  });
  if (!row) throw new Error('what was proposed has its id');
  return tell(call, row.id, { kind: 'arrangement-proposed' });
}

/** Proposes another day, time, length or place. */
export async function proposeOther(call: Call<'changeArrangement'>): Promise<Arrangement> {
  const { db, now, today, actor } = call;
  const { id } = call.params;
  const { sequence: seen, ...plan } = call.body;
  const row = await findAllowed(call, id, (facts) => changeRefusal(facts, seen));
  // What the two agree on stays theirs, also where the activity was retired since.
  refuseFields(dayProblems(plan.day, today));
  const { personId } = actor;
  const again = await db.first(proposeAgain, { id, seen, personId, now, ...planOf(call, plan) });
  if (!again) throw new Refusal('seen-outdated');
  await db.count(endAgreeLinks, { id, personIds: [row.giver_id, row.receiver_id], now });
  return tell(call, id, { kind: 'arrangement-proposed' });
}

/** Agrees to what the caller has seen. */
export const agreeArrangement = (call: Call<'agreeArrangement'>) =>
  agreeTo(call, call.params.id, call.body.sequence, call.body.undoable);

/**
 * Agrees for who acts.
 * @param seen undefined: what stands now
 * @throws Refusal `not-found`, `forbidden` for an own proposal, `already-decided`, `seen-outdated`,
 *   `day-over`
 */
export async function agreeTo(
  call: ChangeCall<Party>,
  id: number,
  seen?: number,
  isUndoable = false,
): Promise<Arrangement> {
  const { db, now } = call;
  const check = (facts: ArrangementFacts) => agreeRefusal(facts, seen ?? facts.sequence);
  const { sequence } = await findAllowed(call, id, check);
  if (!(await db.first(agree, { id, seen: sequence, now }))) throw new Refusal('already-decided');
  return tell(call, id, { kind: 'arrangement-agreed', isUndoable });
}

/** Drops it, or says that it was not done. */
export const dropArrangement = (call: Call<'dropArrangement'>) =>
  dropIt(call, call.params.id, call.body?.sequence, call.body?.undoable);

/**
 * The same for who acts.
 * @param seen undefined: what stands now
 * @throws Refusal `not-found`, `already-decided`, `seen-outdated`
 */
export async function dropIt(
  call: ChangeCall<Party>,
  id: number,
  seen?: number,
  isUndoable = false,
): Promise<Arrangement> {
  const { db, now } = call;
  const check = (facts: ArrangementFacts) => dropRefusal(facts, seen);
  const { state, sequence } = await findAllowed(call, id, check);
  if (!(await db.first(drop, { id, seen: sequence, now }))) throw new Refusal('already-decided');
  const was = state === 'proposed' || state === 'agreed' ? state : undefined;
  return tell(call, id, { kind: 'arrangement-dropped', isUndoable, was });
}

/** @throws Refusal `not-found`, or what `check` says */
export async function findAllowed(
  call: ChangeCall<Party>,
  id: number,
  check: (facts: ArrangementFacts) => ErrorCode | undefined,
): Promise<ArrangementRow> {
  const row = await findOwn(call, id);
  const refusal = check(factsOf(row, call.actor.personId, onWall(call)));
  if (refusal) throw new Refusal(refusal);
  return row;
}

/** What is told, and of what was dropped how it stood before. */
interface Told {
  kind: `arrangement-${'proposed' | 'agreed' | 'dropped'}`;
  /** What is decided can be taken back for some seconds; its letter waits. */
  isUndoable?: boolean;
  was?: 'proposed' | 'agreed' | undefined;
}

/** Tells the other one, and notes the desk that acts. @returns how it stands now */
async function tell(
  call: ChangeCall<Party>,
  id: number,
  { kind, isUndoable = false, was }: Told,
): Promise<Arrangement> {
  const { db, now, actor } = call;
  await noteDesk(call, id);
  const row = await findOwn(call, id);
  const { partner } = sidesFor(row, actor.personId);
  const about = { arrangementId: id, personId: partner.personId, sequence: row.sequence };
  const undoableBy = isUndoable ? actor.personId : null;
  await enqueueEvent(db, kind, { ...about, was }, now, undoableBy);
  return arrangementOf(call, row);
}

/** Where a desk acts for one of the two, the appointment says so until one of them does something. */
export async function noteDesk({ db, actor }: ChangeCall<Party>, id: number): Promise<void> {
  if (actor.deskId !== undefined) await db.count(noteDeskBy, { id, by: actor.deskId });
}

/** By the kind of the notice where it comes from an answer; else as the form says. */
export async function sidesOf(
  db: Transaction,
  actor: Party,
  chosen: NewArrangement['with'],
): Promise<Sides> {
  if (!('answer' in chosen)) {
    const partner = { personId: chosen.partner, bankId: chosen.partnerBank };
    return { noticeId: null, answerId: null, ...directed(actor, partner, chosen.iGive) };
  }
  const found = await db.first(findAnswered, { answerId: chosen.answer });
  const people = found && [found.author_id, found.answerer_id];
  if (found?.state !== 'accepted' || !people?.includes(actor.personId)) {
    throw new Refusal('not-found');
  }
  const author = { personId: found.author_id, bankId: found.author_bank_id };
  const answerer = { personId: found.answerer_id, bankId: found.answerer_bank_id };
  const origin = { noticeId: found.notice_id, answerId: chosen.answer };
  return { ...origin, ...directed(answerer, author, answererGives(found.kind)) };
}

/** Two people, by which of them gives. */
export function directed(one: Party, other: Party, oneGives: boolean) {
  return oneGives ? { giver: one, receiver: other } : { giver: other, receiver: one };
}

/** Whether the two may exchange (law L2), and stay members until it is written. */
export async function assertMayExchange(db: Transaction, actor: Party, { giver, receiver }: Sides) {
  const [one, other] = [giver.bankId, receiver.bankId];
  const isSelf = giver.personId === receiver.personId;
  const areFriends = one === other || (await areLinked(db, one, other));
  const active = await db.rows(lockActiveMembers, {
    personIds: [giver.personId, receiver.personId],
    bankIds: [one, other],
  });
  const partner = giver.personId === actor.personId ? receiver : giver;
  const isMember = active.some(({ person_id }) => person_id === partner.personId);
  refuseFields([
    ...(areFriends ? [] : [{ path: 'with.partnerBank', code: 'bank-not-linked' as const }]),
    ...(isSelf ? [{ path: 'with.partner', code: 'same-person' as const }] : []),
    ...(isMember ? [] : [{ path: 'with.partner', code: 'not-a-member' as const }]),
  ]);
}

type Plan = Omit<NewPlan, 'sequence'>;

/** Whether the kind of service is offered, and the day within a year. */
export async function assertPlan(
  { db, today }: Work,
  { activity: activityId, day }: Plan & { activity: number },
) {
  refuseFields([
    ...problemsOfActivity(await db.first(lockActivity, { activityId })),
    ...dayProblems(day, today),
  ]);
}

function planOf({ config }: ChangeCall<unknown>, { day, time, minutes, place }: Plan) {
  return { startsAt: wallClock(config.timeZone).momentOf({ day, time }), minutes, place };
}
