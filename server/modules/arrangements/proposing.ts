/** Proposing a day, agreeing to one, proposing another, and dropping it (specification §22). */
import type { Arrangement, NewArrangement, NewPlan } from '#contract/arrangements.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { OPEN_PROPOSALS_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import { lockPerson } from '#server/modules/accounts/sql.ts';
import { areLinked } from '#server/modules/banks/lists.ts';
import { lockActivity } from '#server/modules/exchanges/activities-sql.ts';
import { problemsOfActivity } from '#server/modules/exchanges/rules.ts';
import { lockActiveMembers } from '#server/modules/exchanges/sql.ts';
import { enqueueEvent } from '#server/modules/outbox/enqueue.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { wallClock } from '#server/platform/local-time.ts';
import { endAgreeLinks } from './asking-sql.ts';
import { factsOf, sidesFor } from './present.ts';
import { findOwn, type Party, readArrangement, type Work } from './reading.ts';
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

/** One of the two people, and who acts for them: themselves, or an administrator of their bank. */
export interface Acting extends Party {
  by: number;
}

/** The two people of a new appointment. */
interface Sides {
  noticeId: number | null;
  giver: Party;
  receiver: Party;
}

/**
 * Proposes a day. The other one reads it in a letter.
 * @throws Refusal `not-found` for an answer that was not accepted, `too-many-requests`, or what is
 *   wrong with a field
 */
export function propose(
  deps: Deps,
  actor: Acting,
  form: NewArrangement,
  locale: Locale,
): Promise<Arrangement> {
  return deps.database.transaction((transaction) =>
    proposeWithin({ ...deps, database: transaction }, actor, form, locale),
  );
}

/** The same within a transaction. */
export async function proposeWithin(
  deps: Work,
  actor: Acting,
  form: NewArrangement,
  locale: Locale,
): Promise<Arrangement> {
  const { database: transaction } = deps;
  // Two proposals of the same person wait for each other, so that they are counted.
  await transaction.first(lockPerson, { id: actor.personId });
  const sides = await sidesOf(transaction, actor, form.with);
  await assertMayExchange(transaction, actor, sides);
  await assertPlan(deps, transaction, form);
  const now = deps.clock.now();
  const open = await transaction.first(countProposals, { personId: actor.personId, now });
  if (open && open.many >= OPEN_PROPOSALS_MAX) throw new Refusal('too-many-requests');
  const { giver, receiver, noticeId } = sides;
  const row = await transaction.first(insertArrangement, {
    ...{ noticeId, giverId: giver.personId, giverBankId: giver.bankId },
    ...{ receiverId: receiver.personId, receiverBankId: receiver.bankId },
    ...{ activityId: form.activity, title: form.title, ...planOf(deps, form) },
    ...{ proposedBy: actor.personId, by: actor.by, now },
  });
  if (!row) throw new Error('what was proposed has its id');
  return tell(deps, actor, { id: row.id, kind: 'arrangement-proposed', locale });
}

/** Proposes another day, time, length or place. @throws Refusal `not-found`, `already-decided`, `seen-outdated` */
export function proposeOther(
  deps: Deps,
  actor: Acting,
  { id, locale }: Asked,
  { sequence: seen, ...plan }: NewPlan,
): Promise<Arrangement> {
  return deps.database.transaction(async (transaction) => {
    const within = { ...deps, database: transaction };
    const check = (facts: ArrangementFacts) => changeRefusal(facts, seen);
    const row = await findAllowed(transaction, actor, { id, locale }, check);
    // What the two agree on stays theirs, also where the activity was retired since.
    refuseFields(dayProblems(plan.day, deps.clock.today()));
    const { personId } = actor;
    const values = { id, seen, personId, now: deps.clock.now(), ...planOf(deps, plan) };
    if (!(await transaction.first(proposeAgain, values))) throw new Refusal('seen-outdated');
    const personIds = [row.giver_id, row.receiver_id];
    await transaction.count(endAgreeLinks, { id, personIds, now: values.now });
    return tell(within, actor, { id, kind: 'arrangement-proposed', locale });
  });
}

/** Agrees. @throws Refusal `not-found`, `forbidden` for an own proposal, `already-decided`, `seen-outdated` */
export function agreeTo(
  deps: Deps,
  actor: Acting,
  asked: Asked,
  seen: number,
): Promise<Arrangement> {
  return deps.database.transaction((transaction) =>
    agreeWithin({ ...deps, database: transaction }, actor, asked, seen),
  );
}

/** The same within a transaction. @param seen undefined: what stands now */
export async function agreeWithin(
  deps: Work,
  actor: Acting,
  { id, locale, isUndoable }: Asked,
  seen: number | undefined,
): Promise<Arrangement> {
  const { database: transaction } = deps;
  const check = (facts: ArrangementFacts) => agreeRefusal(facts, seen ?? facts.sequence);
  const row = await findAllowed(transaction, actor, { id, locale }, check);
  const values = { id, seen: row.sequence, now: deps.clock.now() };
  if (!(await transaction.first(agree, values))) throw new Refusal('already-decided');
  return tell(deps, actor, { id, kind: 'arrangement-agreed', locale, isUndoable });
}

/** Drops it, or says that it was not done. @throws Refusal `not-found`, `already-decided` */
export function dropIt(deps: Deps, actor: Acting, asked: Asked): Promise<Arrangement> {
  return deps.database.transaction((transaction) =>
    dropWithin({ ...deps, database: transaction }, actor, asked),
  );
}

/** The same within a transaction. */
export async function dropWithin(
  deps: Work,
  actor: Acting,
  { id, locale, isUndoable }: Asked,
): Promise<Arrangement> {
  const { database: transaction } = deps;
  const { state } = await findAllowed(transaction, actor, { id, locale }, dropRefusal);
  if (!(await transaction.first(drop, { id, now: deps.clock.now() }))) {
    throw new Refusal('already-decided');
  }
  const was = state === 'proposed' || state === 'agreed' ? state : undefined;
  return tell(deps, actor, { id, kind: 'arrangement-dropped', locale, isUndoable, was });
}

/** Which appointment, and in which language it is read. */
export interface Asked {
  id: number;
  locale: Locale;
  /** What is decided can be taken back for some seconds; its letter waits. */
  isUndoable?: boolean | undefined;
}

/** @throws Refusal `not-found`, or what `check` says */
export async function findAllowed(
  transaction: Transaction,
  actor: Party,
  { id, locale }: Asked,
  check: (facts: ArrangementFacts) => ErrorCode | undefined,
): Promise<ArrangementRow> {
  const row = await findOwn(transaction, actor, id, locale);
  const refusal = check(factsOf(row, actor.personId));
  if (refusal) throw new Refusal(refusal);
  return row;
}

/** What is told, and of what was dropped how it stood before. */
interface Told {
  kind: `arrangement-${'proposed' | 'agreed' | 'dropped'}`;
  was?: 'proposed' | 'agreed' | undefined;
}

/** Tells the other one, and a person for whom the desk acts. @returns how it stands now */
async function tell(
  deps: Work,
  actor: Acting,
  { id, kind, locale, isUndoable = false, was }: Asked & Told,
): Promise<Arrangement> {
  const { database: transaction, clock } = deps;
  const row = await findOwn(transaction, actor, id, locale);
  const { partner } = sidesFor(row, actor.personId);
  const about = { arrangementId: id, personId: partner.personId, sequence: row.sequence };
  const undoableBy = isUndoable ? actor.personId : null;
  await enqueueEvent(transaction, kind, { ...about, was }, clock.now(), undoableBy);
  return readArrangement(deps, actor, id, locale);
}

/** By the kind of the notice where it comes from an answer; else as the form says. */
export async function sidesOf(
  transaction: Transaction,
  actor: Party,
  chosen: NewArrangement['with'],
): Promise<Sides> {
  if (!('answer' in chosen)) {
    const partner = { personId: chosen.partner, bankId: chosen.partnerBank };
    return { noticeId: null, ...directed(actor, partner, chosen.iGive) };
  }
  const found = await transaction.first(findAnswered, { answerId: chosen.answer });
  const people = found && [found.author_id, found.answerer_id];
  if (found?.state !== 'accepted' || !people?.includes(actor.personId)) {
    throw new Refusal('not-found');
  }
  const author = { personId: found.author_id, bankId: found.author_bank_id };
  const answerer = { personId: found.answerer_id, bankId: found.answerer_bank_id };
  return { noticeId: found.notice_id, ...directed(answerer, author, answererGives(found.kind)) };
}

function directed(one: Party, other: Party, oneGives: boolean) {
  return oneGives ? { giver: one, receiver: other } : { giver: other, receiver: one };
}

/** Whether the two may exchange (law L2), and stay members until it is written. */
export async function assertMayExchange(
  transaction: Transaction,
  actor: Party,
  { giver, receiver }: Sides,
) {
  const [one, other] = [giver.bankId, receiver.bankId];
  const isSelf = giver.personId === receiver.personId;
  const areFriends = one === other || (await areLinked(transaction, one, other));
  const active = await transaction.rows(lockActiveMembers, {
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
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  { activity: activityId, day }: Plan & { activity: number },
) {
  refuseFields([
    ...problemsOfActivity(await transaction.first(lockActivity, { activityId })),
    ...dayProblems(day, clock.today()),
  ]);
}

function planOf({ config }: Pick<Deps, 'config'>, { day, time, minutes, place }: Plan) {
  return { startsAt: wallClock(config.timeZone).momentOf({ day, time }), minutes, place };
}
