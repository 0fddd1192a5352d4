/** Standing appointments: proposed by one, agreed by the other, paused and ended by either (specification §22). */

import type { Standing } from '#contract/board/standings.ts';
import { OPEN_PROPOSALS_MAX } from '#contract/limits.ts';
import { daysBetween } from '#contract/time.ts';
import type { Call, ChangeCall, ReadCall, Work } from '#server/call.ts';
import { lockPerson } from '#server/modules/people/accounts/sql.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import type { EventKind, StandingBefore } from '#server/modules/sending/outbox/events.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { makeDates } from './dates.ts';
import { ownBandFor } from './own-band.ts';
import { sidesFor } from './present.ts';
import { assertMayExchange, assertPlan, sidesOf } from './proposing.ts';
import type { Party } from './reading.ts';
import { presentStanding, standingFacts } from './standing-present.ts';
import { dateFrom, type StandingAct, standingRefusal } from './standing-rules.ts';
import {
  changeStanding,
  countStandingProposals,
  dropDatesToCome,
  findStanding,
  insertStanding,
  listStandings,
  lockStanding,
  type StandingRow,
} from './standing-sql.ts';

/** More than anybody has. */
const MOST = 100;

/** Those of a person that have not ended. */
export async function readStandings(call: Call<'listStandings'>): Promise<Standing[]> {
  const { db, actor, locale } = call;
  const { personId } = actor;
  const rows = await db.rows(listStandings(locale), { personId, most: MOST });
  const own = await ownBandFor(call, actor, rows);
  return rows.map((row) => presentStanding(row, personId, own));
}

/** Proposes it; no date is made before the other one agrees. */
export async function proposeStanding(call: Call<'proposeStanding'>): Promise<Standing> {
  const { db, now, actor, body: form } = call;
  // Two proposals of the same person wait for each other, so that they are counted.
  await db.first(lockPerson, { id: actor.personId });
  const sides = await sidesOf(db, actor, form.with);
  await assertMayExchange(db, actor, sides);
  await assertPlan(call, form);
  const { until } = form;
  refuseFields(
    until !== null && daysBetween(form.day, until) < 0
      ? [{ path: 'until', code: 'date-past' }]
      : [],
  );
  const open = await db.first(countStandingProposals, { personId: actor.personId });
  if (open && open.many >= OPEN_PROPOSALS_MAX) throw new Refusal('too-many-requests');
  const { giver, receiver, noticeId, answerId } = sides;
  const row = await db.first(insertStanding, {
    ...{ noticeId, answerId, giverId: giver.personId, giverBankId: giver.bankId },
    ...{ receiverId: receiver.personId, receiverBankId: receiver.bankId },
    ...{ activityId: form.activity, title: form.title, every: form.every },
    ...{ fromDay: form.day, untilDay: until, time: form.time, minutes: form.minutes },
    ...{ place: form.place, proposedBy: actor.personId, now },
  });
  if (!row) throw new Error('what was proposed has its id');
  return tell(call, row.id, { kind: 'standing-proposed', dates: [] });
}

/** One of them, as one of its two people reads it. @throws Refusal `not-found` for everybody else */
export async function standingFor(call: ReadCall<Party>, id: number): Promise<Standing> {
  const { actor } = call;
  const row = await findOwn(call, id);
  return presentStanding(row, actor.personId, await ownBandFor(call, actor, [row]));
}

export const agreeStanding = (call: Call<'agreeStanding'>) =>
  agreeToStanding(call, call.params.id, call.body?.undoable);

/** Agrees, and makes the dates of the coming week. @throws Refusal `not-found`, `forbidden`, `already-decided` */
export const agreeToStanding = (call: ChangeCall<Party>, id: number, isUndoable = false) =>
  act(call, id, { does: 'agree', kind: 'standing-agreed', apply: start, isUndoable });

/** Says no to a proposal, or takes it back. */
export const dropStanding = (call: Call<'dropStanding'>) =>
  act(call, call.params.id, { does: 'drop', kind: 'standing-ended', apply: end, ...saidIn(call) });

/** Ends it; its dates to come are dropped. */
export const endStanding = (call: Call<'endStanding'>) =>
  act(call, call.params.id, { does: 'end', kind: 'standing-ended', apply: end, ...saidIn(call) });

/** Goes on with what is paused. */
export const resumeStanding = (call: Call<'resumeStanding'>) =>
  act(call, call.params.id, {
    ...{ does: 'resume', kind: 'standing-agreed', apply: start },
    ...saidIn(call),
  });

/** Whether it can be taken back for some seconds. */
const saidIn = ({ body }: { body: { undoable?: boolean } | null | undefined }) => ({
  isUndoable: body?.undoable ?? false,
});

/** Pauses it until a day after today, or until one of the two resumes it; its dates to come are dropped. */
export function pauseStanding(call: Call<'pauseStanding'>): Promise<Standing> {
  const { today, actor } = call;
  const { until } = call.body;
  const isPast = until !== null && until <= today;
  refuseFields(isPast ? [{ path: 'until', code: 'date-past' }] : []);
  const apply = async (_: ChangeCall<Party>, row: StandingRow) => {
    const nextDay = until === null ? null : (dateFrom(seriesOf(row), until) ?? null);
    const paused = { nextDay, pausedUntil: until, pausedBy: actor.personId };
    await change(call, row, { state: 'paused', ...paused });
    return dropDates(call, row);
  };
  const pause = { does: 'pause', kind: 'standing-paused', apply } as const;
  return act(call, call.params.id, { ...pause, ...saidIn(call) });
}

interface Change {
  does: StandingAct;
  kind: StandingEvent;
  /** @returns the dates that fall away by it, as they stood */
  apply: (call: ChangeCall<Party>, row: StandingRow) => Promise<Dropped>;
  /** It can be taken back for some seconds; its letter waits. */
  isUndoable: boolean;
}

type Dropped = StandingBefore['dates'];

/** Does it when it may be done, and tells the other one. */
async function act(
  call: ChangeCall<Party>,
  id: number,
  { does, kind, apply, isUndoable }: Change,
): Promise<Standing> {
  const locked = await call.db.first(lockStanding, { id });
  const row = await findOwn(call, id);
  const refusal = standingRefusal(does, standingFacts(row, call.actor.personId));
  if (refusal) throw new Refusal(refusal);
  const dates = await apply(call, row);
  const { state, paused_until: pausedUntil, paused_by: pausedBy } = row;
  const { next_day: nextDay = null, watched_from: watchedFrom = null } = locked ?? {};
  const before = { state, nextDay, pausedUntil, pausedBy, watchedFrom, dates };
  return tell(call, id, { kind, dates, was: isUndoable ? before : undefined });
}

async function start(call: ChangeCall<Party>, row: StandingRow): Promise<Dropped> {
  const nextDay = dateFrom(seriesOf(row), call.today) ?? null;
  const running = { state: 'agreed', nextDay, pausedUntil: null, pausedBy: null } as const;
  await change(call, row, running);
  if (nextDay === null) return [];
  const { id, time } = row;
  await makeDates(call, [{ id, time, nextDay, ...seriesOf(row) }]);
  return [];
}

async function end(call: ChangeCall<Party>, row: StandingRow): Promise<Dropped> {
  const over = { state: 'ended', nextDay: null, pausedUntil: null, pausedBy: null } as const;
  await change(call, row, over);
  return dropDates(call, row);
}

/** @returns those that were dropped, as they stood */
const dropDates = ({ db, now }: Work, { id }: StandingRow) => db.rows(dropDatesToCome, { id, now });

function change(
  { db, now, today: watchedFrom }: Work,
  { id }: StandingRow,
  values: Pick<StandingRow, 'state'> & {
    nextDay: string | null;
    pausedUntil: string | null;
    pausedBy: number | null;
  },
) {
  return db.count(changeStanding, { id, now, watchedFrom, ...values });
}

const seriesOf = ({ every, from_day: fromDay, until_day: untilDay }: StandingRow) => ({
  ...{ every, fromDay, untilDay },
});

/** @throws Refusal `not-found` for everybody but its two people */
export async function findOwn(
  { db, actor: { personId }, locale }: ReadCall<Party>,
  id: number,
): Promise<StandingRow> {
  const row = await db.first(findStanding(locale), { id });
  if (!row || (row.giver_id !== personId && row.receiver_id !== personId)) {
    throw new Refusal('not-found');
  }
  return row;
}

type StandingEvent = Extract<EventKind, `standing-${string}`>;

/** Tells the other one, whose calendar loses the dates. @returns how it stands now */
async function tell(
  call: ChangeCall<Party>,
  id: number,
  { kind, dates, was }: { kind: StandingEvent; dates: Dropped; was?: StandingBefore | undefined },
): Promise<Standing> {
  const { db, now, actor } = call;
  const row = await findOwn(call, id);
  const { partner } = sidesFor(row, actor.personId);
  const about = { standingId: id, personId: partner.personId };
  const ids = dates.map((date) => date.id);
  const payload = { ...about, was, ...(ids.length === 0 ? {} : { dates: ids }) };
  await enqueueEvent(db, kind, payload, now, was ? actor.personId : null);
  return presentStanding(row, actor.personId, await ownBandFor(call, actor, [row]));
}
