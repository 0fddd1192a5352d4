/**
 * What became of a meeting in the portal: who recorded it, who confirmed it (laws L4, L9), and the
 * few that were cancelled or reversed (laws L5, L6).
 */
import { daysBackOf, minuteAt } from '../calendar.ts';
import type { DemoMember } from '../population.ts';
import type { Random } from '../random.ts';
import { CANCEL_REASONS, REVERSAL_REASONS } from '../services/reasons.ts';
import type { Decision, Meeting, PlannedExchange } from './planned.ts';

const CANCELLED_EVERY = 29;
const REVERSED_EVERY = 43;
/** Younger ones have no past long enough for a reversal. */
const REVERSED_BEFORE_DAYS_BACK = 40;

/** The administrator of a member's bank. */
export type AdministratorOf = (member: DemoMember) => DemoMember;

/** @param index counts the meetings: every so many one is cancelled or reversed. */
export function recordMeeting(
  meeting: Meeting,
  index: number,
  administratorOf: AdministratorOf,
  random: Random,
): PlannedExchange {
  const { creditor, debtor, daysBack } = meeting;
  const administrator = administratorOf(creditor);
  const byAdministrator = administrator !== creditor && random.between(1, 8) === 1;
  const recordedAt = minuteAt(Math.max(daysBack - random.between(0, 4), 3), timeOfDay(random));
  const recorded = {
    ...meeting,
    recordedAt,
    recordedBy: byAdministrator ? administrator : creditor,
  };
  if (byAdministrator && debtor.bank === administrator.bank) {
    return { ...recorded, confirmed: { at: recordedAt, by: administrator, reason: null } };
  }
  // The reasons are written in Italian, which is not what Bozen writes.
  if (creditor.bank !== 'bozen' && index % CANCELLED_EVERY === CANCELLED_EVERY - 1) {
    const by = random.pick([creditor, debtor, administrator]);
    const reason = random.pick(CANCEL_REASONS);
    return { ...recorded, cancelled: { at: later(recordedAt, random), by, reason } };
  }
  const confirmed = confirmation(recorded, administratorOf(debtor), random);
  const regretted =
    creditor.bank !== 'bozen' &&
    index % REVERSED_EVERY === REVERSED_EVERY - 1 &&
    daysBack > REVERSED_BEFORE_DAYS_BACK;
  if (!regretted) return { ...recorded, confirmed };
  const at = minuteAt(daysBackOf(confirmed.at) - random.between(2, 15), timeOfDay(random));
  const reversed = {
    at,
    by: random.pick([creditor, administrator]),
    reason: random.pick(REVERSAL_REASONS),
  };
  return { ...recorded, confirmed, reversed };
}

/** By the debtor, now and then by their bank; never by the creditor (law L4). */
function confirmation(
  { creditor, debtor, recordedAt }: PlannedExchange,
  administrator: DemoMember,
  random: Random,
): Decision {
  const byAdministrator = administrator !== creditor && random.between(1, 8) === 1;
  return {
    at: later(recordedAt, random),
    by: byAdministrator ? administrator : debtor,
    reason: null,
  };
}

/** The same day or one of the next. */
function later(minute: number, random: Random): number {
  const days = random.between(0, 5);
  if (days === 0) return minute + random.between(10, 180);
  return minuteAt(daysBackOf(minute) - days, timeOfDay(random));
}

/** Between morning and early evening, in minutes of the day. */
function timeOfDay(random: Random): number {
  return random.between(7 * 60, 17 * 60);
}
