/** Standing appointments: proposed by one, agreed by the other, paused and ended by either (specification §22). */
import { OPEN_PROPOSALS_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { NewStanding, Standing } from '#contract/standings.ts';
import { daysBetween } from '#contract/time.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { lockPerson } from '#server/modules/accounts/sql.ts';
import { enqueueEvent } from '#server/modules/outbox/enqueue.ts';
import type { EventKind } from '#server/modules/outbox/events.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { makeDates } from './dates.ts';
import { ownBandFor } from './own-band.ts';
import { sidesFor } from './present.ts';
import { type Acting, type Asked, assertMayExchange, assertPlan, sidesOf } from './proposing.ts';
import type { ReadingDeps, Work } from './reading.ts';
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
export async function readStandings(
  deps: Deps,
  actor: SignedInMember,
  locale: Locale,
): Promise<Standing[]> {
  const { personId } = actor;
  const rows = await deps.database.rows(listStandings(locale), { personId, most: MOST });
  const own = await ownBandFor(deps, actor, rows);
  return rows.map((row) => presentStanding(row, personId, own));
}

/**
 * Proposes it; no date is made before the other one agrees.
 * @throws Refusal as `propose`, or what is wrong with a field
 */
export function proposeStanding(
  deps: Deps,
  actor: Acting,
  form: NewStanding,
  locale: Locale,
): Promise<Standing> {
  return deps.database.transaction(async (transaction) => {
    // Two proposals of the same person wait for each other, so that they are counted.
    await transaction.first(lockPerson, { id: actor.personId });
    const sides = await sidesOf(transaction, actor, form.with);
    await assertMayExchange(transaction, actor, sides);
    await assertPlan(deps, transaction, form);
    const { until } = form;
    refuseFields(
      until !== null && daysBetween(form.day, until) < 0
        ? [{ path: 'until', code: 'date-past' }]
        : [],
    );
    const open = await transaction.first(countStandingProposals, { personId: actor.personId });
    if (open && open.many >= OPEN_PROPOSALS_MAX) throw new Refusal('too-many-requests');
    const { giver, receiver, noticeId } = sides;
    const row = await transaction.first(insertStanding, {
      ...{ noticeId, giverId: giver.personId, giverBankId: giver.bankId },
      ...{ receiverId: receiver.personId, receiverBankId: receiver.bankId },
      ...{ activityId: form.activity, title: form.title, every: form.every },
      ...{ fromDay: form.day, untilDay: until, time: form.time, minutes: form.minutes },
      ...{ place: form.place, proposedBy: actor.personId, now: deps.clock.now() },
    });
    if (!row) throw new Error('what was proposed has its id');
    const work = { ...deps, database: transaction };
    return tell(work, actor, { id: row.id, locale, kind: 'standing-proposed', dates: [] });
  });
}

/** One of them. @throws Refusal `not-found` for everybody but its two people */
export async function readStanding(
  deps: ReadingDeps,
  reader: { personId: number; bankId: number | null },
  asked: Asked,
): Promise<Standing> {
  const row = await findOwn(deps.database, reader, asked);
  return presentStanding(row, reader.personId, await ownBandFor(deps, reader, [row]));
}

/** Agrees, and makes the dates of the coming week. @throws Refusal `not-found`, `forbidden`, `already-decided` */
export function agreeToStanding(deps: Deps, actor: Acting, asked: Asked): Promise<Standing> {
  return deps.database.transaction((transaction) =>
    agreeToStandingWithin({ ...deps, database: transaction }, actor, asked),
  );
}

/** The same within a transaction. */
export function agreeToStandingWithin(deps: Work, actor: Acting, asked: Asked): Promise<Standing> {
  return actWithin(deps, actor, asked, { does: 'agree', kind: 'standing-agreed', apply: start });
}

/** Says no to a proposal, or takes it back. @throws Refusal `not-found`, `already-decided` */
export function dropStanding(deps: Deps, actor: Acting, asked: Asked): Promise<Standing> {
  return act(deps, actor, asked, { does: 'drop', kind: 'standing-ended', apply: end });
}

/** Ends it; its dates to come are dropped. @throws Refusal `not-found`, `already-decided` */
export function endStanding(deps: Deps, actor: Acting, asked: Asked): Promise<Standing> {
  return act(deps, actor, asked, { does: 'end', kind: 'standing-ended', apply: end });
}

/** Goes on with what is paused. @throws Refusal `not-found`, `already-decided` */
export function resumeStanding(deps: Deps, actor: Acting, asked: Asked): Promise<Standing> {
  return act(deps, actor, asked, { does: 'resume', kind: 'standing-agreed', apply: start });
}

/**
 * Pauses it; its dates to come are dropped.
 * @param until the first day with dates again; null: until one of the two resumes it
 * @throws Refusal `not-found`, `already-decided`, or `date-past` for a day before tomorrow
 */
export function pauseStanding(
  deps: Deps,
  actor: Acting,
  asked: Asked,
  until: string | null,
): Promise<Standing> {
  const isPast = until !== null && until <= deps.clock.today();
  refuseFields(isPast ? [{ path: 'until', code: 'date-past' }] : []);
  const apply = async (work: Work, row: StandingRow) => {
    const nextDay = until === null ? null : (dateFrom(seriesOf(row), until) ?? null);
    const paused = { nextDay, pausedUntil: until, pausedBy: actor.personId };
    await change(work, row, { state: 'paused', ...paused });
    return dropDates(work, row);
  };
  return act(deps, actor, asked, { does: 'pause', kind: 'standing-paused', apply });
}

interface Change {
  does: StandingAct;
  kind: StandingEvent;
  /** @returns the dates that fall away by it, by their ids */
  apply: (work: Work, row: StandingRow) => Promise<number[]>;
}

function act(deps: Deps, actor: Acting, asked: Asked, what: Change): Promise<Standing> {
  return deps.database.transaction((transaction) =>
    actWithin({ ...deps, database: transaction }, actor, asked, what),
  );
}

/** Does it when it may be done, and tells the other one. */
async function actWithin(
  work: Work,
  actor: Acting,
  { id, locale }: Asked,
  { does, kind, apply }: Change,
): Promise<Standing> {
  await work.database.first(lockStanding, { id });
  const row = await findOwn(work.database, actor, { id, locale });
  const refusal = standingRefusal(does, standingFacts(row, actor.personId));
  if (refusal) throw new Refusal(refusal);
  const dates = await apply(work, row);
  return tell(work, actor, { id, locale, kind, dates });
}

async function start(work: Work, row: StandingRow): Promise<number[]> {
  const { database: transaction, clock, config } = work;
  const nextDay = dateFrom(seriesOf(row), clock.today()) ?? null;
  const running = { state: 'agreed', nextDay, pausedUntil: null, pausedBy: null } as const;
  await change(work, row, running);
  if (nextDay === null) return [];
  const { id, time } = row;
  const due = [{ id, time, nextDay, ...seriesOf(row) }];
  await makeDates(transaction, { clock, timeZone: config.timeZone }, due);
  return [];
}

async function end(work: Work, row: StandingRow): Promise<number[]> {
  const over = { state: 'ended', nextDay: null, pausedUntil: null, pausedBy: null } as const;
  await change(work, row, over);
  return dropDates(work, row);
}

/** @returns those that were dropped, by their ids */
async function dropDates({ database: transaction, clock }: Work, { id }: StandingRow) {
  const dropped = await transaction.rows(dropDatesToCome, { id, now: clock.now() });
  return dropped.map((date) => date.id);
}

function change(
  { database: transaction, clock }: Work,
  { id }: StandingRow,
  values: Pick<StandingRow, 'state'> & {
    nextDay: string | null;
    pausedUntil: string | null;
    pausedBy: number | null;
  },
) {
  const [now, watchedFrom] = [clock.now(), clock.today()];
  return transaction.count(changeStanding, { id, now, watchedFrom, ...values });
}

const seriesOf = ({ every, from_day: fromDay, until_day: untilDay }: StandingRow) => ({
  ...{ every, fromDay, untilDay },
});

/** @throws Refusal `not-found` for everybody but its two people */
async function findOwn(
  queryable: Queryable,
  { personId }: Pick<Acting, 'personId'>,
  { id, locale }: Asked,
): Promise<StandingRow> {
  const row = await queryable.first(findStanding(locale), { id });
  if (!row || (row.giver_id !== personId && row.receiver_id !== personId)) {
    throw new Refusal('not-found');
  }
  return row;
}

type StandingEvent = Extract<EventKind, `standing-${string}`>;

/** Tells the other one, whose calendar loses the dates. @returns how it stands now */
async function tell(
  work: Work,
  actor: Acting,
  { id, locale, kind, dates }: Asked & { kind: StandingEvent; dates: number[] },
): Promise<Standing> {
  const { database: transaction, clock } = work;
  const row = await findOwn(transaction, actor, { id, locale });
  const { partner } = sidesFor(row, actor.personId);
  const about = { standingId: id, personId: partner.personId };
  const payload = dates.length === 0 ? about : { ...about, dates };
  await enqueueEvent(transaction, kind, payload, clock.now());
  return presentStanding(row, actor.personId, await ownBandFor(work, actor, [row]));
}
