/** Standing appointments: proposed by one, agreed by the other, paused and ended by either (specification §22). */
import { OPEN_PROPOSALS_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { NewStanding, Standing } from '#contract/standings.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { lockPerson } from '#server/modules/accounts/sql.ts';
import { enqueueEvent } from '#server/modules/outbox/enqueue.ts';
import type { EventKind } from '#server/modules/outbox/events.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { makeDates } from './dates.ts';
import { sidesFor } from './present.ts';
import { type Acting, type Asked, assertMayExchange, assertPlan, sidesOf } from './proposing.ts';
import { daysAway } from './rules.ts';
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
  { database }: Deps,
  { personId }: SignedInMember,
  locale: Locale,
): Promise<Standing[]> {
  const rows = await database.rows(listStandings(locale), { personId, most: MOST });
  return rows.map((row) => presentStanding(row, personId));
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
      until !== null && daysAway(until, form.day) < 0 ? [{ path: 'until', code: 'date-past' }] : [],
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
    return tell(deps, transaction, actor, { id: row.id, locale, kind: 'standing-proposed' });
  });
}

/** Agrees, and makes the dates of the coming week. @throws Refusal `not-found`, `forbidden`, `already-decided` */
export function agreeToStanding(deps: Deps, actor: Acting, asked: Asked): Promise<Standing> {
  return act(deps, actor, asked, { does: 'agree', kind: 'standing-agreed' }, start);
}

/** Says no to a proposal, or takes it back. @throws Refusal `not-found`, `already-decided` */
export function dropStanding(deps: Deps, actor: Acting, asked: Asked): Promise<Standing> {
  return act(deps, actor, asked, { does: 'drop', kind: 'standing-ended' }, end);
}

/** Ends it; its dates to come are dropped. @throws Refusal `not-found`, `already-decided` */
export function endStanding(deps: Deps, actor: Acting, asked: Asked): Promise<Standing> {
  return act(deps, actor, asked, { does: 'end', kind: 'standing-ended' }, end);
}

/** Goes on with what is paused. @throws Refusal `not-found`, `already-decided` */
export function resumeStanding(deps: Deps, actor: Acting, asked: Asked): Promise<Standing> {
  return act(deps, actor, asked, { does: 'resume', kind: 'standing-agreed' }, start);
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
  return act(
    deps,
    actor,
    asked,
    { does: 'pause', kind: 'standing-paused' },
    async (transaction, row) => {
      const nextDay = until === null ? null : (dateFrom(seriesOf(row), until) ?? null);
      const paused = { nextDay, pausedUntil: until, pausedBy: actor.personId };
      await change(deps, transaction, row, { state: 'paused', ...paused });
      await transaction.count(dropDatesToCome, { id: row.id, now: deps.clock.now() });
    },
  );
}

type Change = (transaction: Transaction, row: StandingRow, deps: Deps) => Promise<void>;

/** Does it when it may be done, and tells the other one. */
function act(
  deps: Deps,
  actor: Acting,
  { id, locale }: Asked,
  { does, kind }: { does: StandingAct; kind: StandingEvent },
  apply: Change,
): Promise<Standing> {
  return deps.database.transaction(async (transaction) => {
    await transaction.first(lockStanding, { id });
    const row = await findOwn(transaction, actor, { id, locale });
    const refusal = standingRefusal(does, standingFacts(row, actor.personId));
    if (refusal) throw new Refusal(refusal);
    await apply(transaction, row, deps);
    return tell(deps, transaction, actor, { id, locale, kind });
  });
}

async function start(transaction: Transaction, row: StandingRow, deps: Deps): Promise<void> {
  const nextDay = dateFrom(seriesOf(row), deps.clock.today()) ?? null;
  const running = { state: 'agreed', nextDay, pausedUntil: null, pausedBy: null } as const;
  await change(deps, transaction, row, running);
  if (nextDay === null) return;
  const making = { clock: deps.clock, timeZone: deps.config.timeZone };
  const { id, time } = row;
  await makeDates(transaction, making, [{ id, time, nextDay, ...seriesOf(row) }]);
}

async function end(transaction: Transaction, row: StandingRow, deps: Deps): Promise<void> {
  const over = { state: 'ended', nextDay: null, pausedUntil: null, pausedBy: null } as const;
  await change(deps, transaction, row, over);
  await transaction.count(dropDatesToCome, { id: row.id, now: deps.clock.now() });
}

function change(
  { clock }: Deps,
  transaction: Transaction,
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
  transaction: Transaction,
  { personId }: Acting,
  { id, locale }: Asked,
): Promise<StandingRow> {
  const row = await transaction.first(findStanding(locale), { id });
  if (!row || (row.giver_id !== personId && row.receiver_id !== personId)) {
    throw new Refusal('not-found');
  }
  return row;
}

type StandingEvent = Extract<EventKind, `standing-${string}`>;

/** Tells the other one. @returns how it stands now */
async function tell(
  { clock }: Deps,
  transaction: Transaction,
  actor: Acting,
  { id, locale, kind }: Asked & { kind: StandingEvent },
): Promise<Standing> {
  const row = await findOwn(transaction, actor, { id, locale });
  const { partner } = sidesFor(row, actor.personId);
  const about = { standingId: id, personId: partner.personId };
  await enqueueEvent(transaction, kind, about, clock.now());
  return presentStanding(row, actor.personId);
}
