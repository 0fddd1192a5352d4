/**
 * Hours and the appointment that they were agreed on at tell one story (specification §22): hours that
 * somebody records close the open appointment of the same two, and what is recorded already is not
 * recorded again unless they say that it was another time.
 */
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import { APPOINTMENT_HOURS_DAYS } from '#contract/limits.ts';
import type { Work, WorkInZone } from '#server/call.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import {
  findLooseHours,
  finishAppointment,
  finishSureAppointments,
  lockNearestAppointment,
  type RecordedRow,
  takeTurnOfPair,
} from './appointments-sql.ts';
import type { Parties, ServiceTerms } from './making.ts';

/** A giver and a receiver, and the day it is about (`yyyy-MM-dd`). */
interface PairOnDay {
  parties: Parties;
  day: string;
}

/** Until the transaction ends nobody else asks what these two have recorded. */
export async function takeTurn(db: Transaction, parties: Parties): Promise<void> {
  const { creditorId, debtorId } = parties;
  await db.first(takeTurnOfPair, { pair: `hours of ${creditorId} to ${debtorId}` });
}

/**
 * Keeps the open appointment that hours of these two close, so that nobody else closes it meanwhile.
 * @returns its id; undefined where there is none
 */
export async function lockClosed(
  { db, config: { timeZone } }: WorkInZone,
  parties: Parties,
  { activityId, performedOn: day }: ServiceTerms,
): Promise<number | undefined> {
  const about = { day, within: APPOINTMENT_HOURS_DAYS, timeZone };
  const row = await db.first(lockNearestAppointment, { ...parties, activityId, ...about });
  return row?.id;
}

/** The appointment was done, and the exchange says so. */
export async function finish(
  { db, now }: Work,
  appointment: { id: number; exchangeId: number },
): Promise<void> {
  await db.count(finishAppointment, { ...appointment, now });
}

/** Closes the appointments of hours where nobody can be asked, and only one can be meant. */
export async function finishSure(
  { db, now, config: { timeZone } }: WorkInZone,
  exchangeIds: number[],
): Promise<void> {
  if (exchangeIds.length === 0) return;
  await db.count(finishSureAppointments, { exchangeIds, timeZone, now });
}

/** Hours about the day of an appointment of these two that no appointment carries yet. */
export function looseHoursOf(
  db: Transaction,
  { parties, day }: PairOnDay,
): Promise<RecordedRow | undefined> {
  const about = { ...parties, day, within: APPOINTMENT_HOURS_DAYS };
  return db.first(findLooseHours, about);
}

/** The refusal that tells of the hours that stand. */
export function alreadyRecorded({ id, minutes, performed_on: day }: RecordedRow): Refusal {
  return new Refusal('already-recorded', {
    recorded: { id, hours: hoursFromMinutes(minutes), day },
  });
}
