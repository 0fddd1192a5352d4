/**
 * Hours and the appointment that they were agreed on at tell one story (specification §22): hours that
 * somebody records close the open appointment of the same two, and what is recorded already is not
 * recorded again unless they say that it was another time.
 */
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import type { ClosedNotice } from '#contract/hours/recording.ts';
import { APPOINTMENT_HOURS_DAYS, RECORDED_ALREADY_DAYS } from '#contract/limits.ts';
import type { Work, WorkInZone } from '#server/call.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import {
  findUnasked,
  finishAppointment,
  finishSureAppointments,
  lockNamedAppointment,
  type RecordedRow,
  takeTurnOfPairs,
} from './appointments-sql.ts';
import type { Parties } from './making.ts';
import { closeMetRequests } from './origin-sql.ts';
import {
  findFoundHours,
  findLooseHours,
  linkFoundHours,
  listCarriedHours,
  lockHours,
} from './standing-hours-sql.ts';

/** An appointment of a giver and a receiver, its day (`yyyy-MM-dd`), and the notice that it came from. */
interface PairOnDay {
  parties: Parties;
  day: string;
  noticeId: number | null;
}

/** Until the transaction ends nobody else asks what these two have recorded, or each two of these. */
export async function takeTurn(db: Transaction, ...pairs: Parties[]): Promise<void> {
  const named = pairs.map(({ creditorId, debtorId }) => `hours of ${creditorId} to ${debtorId}`);
  await db.rows(takeTurnOfPairs, { pairs: named });
}

/** What is about to be recorded where nobody is asked: by cheques, or for many at once. */
interface UnaskedHours {
  /** At least one; all between the same two banks. */
  pairs: readonly Parties[];
  activityId: number;
  /** `yyyy-MM-dd`. */
  day: string;
}

/**
 * Hours that the appointment of a pair on that day carries already, of the same activity: what is about
 * to be recorded may be the same help. Waits for the turn of each pair.
 * @returns them by `keyOfPair`
 */
export async function takeTurnAndFindCarried(
  { db, now, config: { timeZone } }: WorkInZone,
  { pairs, activityId, day }: UnaskedHours,
): Promise<ReadonlyMap<string, RecordedRow>> {
  const [first] = pairs;
  if (!first) return new Map();
  await takeTurn(db, ...pairs);
  const { creditorBankId, debtorBankId } = first;
  const rows = await db.rows(listCarriedHours, {
    creditorIds: pairs.map(({ creditorId }) => creditorId),
    debtorIds: pairs.map(({ debtorId }) => debtorId),
    ...{ creditorBankId, debtorBankId, activityId, day, timeZone, now },
  });
  return new Map(
    rows.map((row) => [keyOfPair({ creditorId: row.creditor_id, debtorId: row.debtor_id }), row]),
  );
}

/** A giver and a receiver, told apart from others between the same two banks. */
export const keyOfPair = ({ creditorId, debtorId }: Pick<Parties, 'creditorId' | 'debtorId'>) =>
  `${creditorId} to ${debtorId}`;

/** The appointment that somebody has named for hours of these two, and their day (`yyyy-MM-dd`). */
interface Named {
  id: number;
  parties: Parties;
  day: string;
}

/**
 * Keeps the appointment that was named as it is, so that nobody else closes it meanwhile.
 * @returns undefined where it is of others; one of these two also where it is open no more, with the
 *   hours that it carries by now
 */
export function lockNamed({ db, config: { timeZone } }: WorkInZone, { parties, ...named }: Named) {
  const near = { ...parties, ...named, within: APPOINTMENT_HOURS_DAYS, timeZone };
  return db.first(lockNamedAppointment, near);
}

/** What hours of an activity are that name no appointment, of the turn of these two. */
interface Unnamed extends PairOnDay {
  activityId: number;
}

/** Whether an appointment waits for such hours; and what it may be that stands already. */
export async function findAboutUnnamed(
  { db, now, config: { timeZone } }: WorkInZone,
  { parties, ...about }: Unnamed,
) {
  const found = await db.first(findUnasked, { ...parties, ...about, timeZone, now });
  return { isAwaited: found?.is_awaited === true, standing: found?.standing ?? null };
}

/**
 * The appointment was done, and the exchange says so.
 * @returns whether it was: it is over already, or the exchange is of another one
 */
export async function finish(
  { db, now }: Work,
  appointment: { id: number; exchangeId: number },
): Promise<boolean> {
  return (await db.first(finishAppointment, { ...appointment, now })) !== undefined;
}

/**
 * Closes the appointments of hours where nobody was asked, and only one can be meant: of the same two,
 * day and activity, and begun.
 * @returns the appointments, by their ids
 */
export async function finishSure(work: WorkInZone, exchangeIds: number[]): Promise<number[]> {
  const { db, now, config } = work;
  const { timeZone } = config;
  const finished = await db.rows(finishSureAppointments, { exchangeIds, timeZone, now });
  return finished.map(({ id }) => id);
}

/** The same for a pile of hours, with the requests that the appointments came from. */
export async function finishSureOfPile(work: WorkInZone, exchangeIds: number[]): Promise<void> {
  if (exchangeIds.length === 0) return;
  const finished = await finishSure(work, exchangeIds);
  if (finished.length > 0) await closeMet(work, exchangeIds);
}

/** Closes the request that hours meet (specification §20). @returns it; null where there is none */
export async function closeMet(
  { db, now, config: { timeZone } }: WorkInZone,
  exchangeIds: number[],
): Promise<ClosedNotice> {
  return (await db.first(closeMetRequests, { exchangeIds, timeZone, now })) ?? null;
}

/** Hours about the day of an appointment of these two that no appointment carries yet. */
export function looseHoursOf(
  db: Transaction,
  { parties, day, noticeId }: PairOnDay,
): Promise<RecordedRow | undefined> {
  const about = { ...parties, day, noticeId, within: RECORDED_ALREADY_DAYS };
  return db.first(findLooseHours, about);
}

/**
 * Ties an appointment to hours that stand, which moves nothing.
 * @throws Refusal `seen-outdated` where they stand no more, or are of another appointment by now
 */
export async function tieTo(
  work: WorkInZone,
  appointment: { id: number; exchangeId: number },
): Promise<ClosedNotice> {
  const { exchangeId } = appointment;
  const isThere = await work.db.first(lockHours, { ids: [exchangeId] });
  if (!isThere || !(await finish(work, appointment))) throw new Refusal('seen-outdated');
  return closeMet(work, [exchangeId]);
}

/**
 * Ties each of these appointments, which its transaction keeps as they are, to the hours of the two about
 * its day where only one exchange can be meant.
 */
export async function tieFound(work: WorkInZone, ids: number[]): Promise<void> {
  const { db, now, config } = work;
  const due = { ids, within: RECORDED_ALREADY_DAYS, timeZone: config.timeZone };
  const found = await db.rows(findFoundHours, due);
  if (found.length === 0) return;
  const locked = await db.rows(lockHours, { ids: found.map((row) => row.exchange_id) });
  const exchangeIds = locked.map(({ id }) => id);
  const tied = await db.count(linkFoundHours, { ...due, exchangeIds, now });
  if (tied > 0) await closeMet(work, exchangeIds);
}

/** The refusal that tells of the hours that stand. */
export function alreadyRecorded({ id, minutes, performed_on: day }: RecordedRow): Refusal {
  return new Refusal('already-recorded', {
    recorded: { id, hours: hoursFromMinutes(minutes), day },
  });
}
