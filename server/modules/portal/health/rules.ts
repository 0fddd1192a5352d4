/** From when on a part of the portal wants somebody's eyes (specification §31). */

import type { HealthState } from '#contract/portal/health.ts';
import { daysBetween } from '#contract/time.ts';
import { isShortOfRoom, type Room } from '#server/modules/running/backups/rules.ts';

/** What people do has its consequences within seconds; a portal that starts may need minutes. */
const WORK_LATE_S = 10 * 60;
/** A mail server that is away for less than this is nobody's business. */
const MAIL_LATE_S = 60 * 60;
/** Less than this share of a disk is as good as none. */
const FREE_SHARE_LEAST = 0.02;

/** @param lateS how long the oldest event has waited that is due */
export function stateOfWork(lateS: number): HealthState {
  return lateS >= WORK_LATE_S ? 'broken' : 'fine';
}

/** @param lateS how long the oldest mail has waited that may leave */
export function stateOfMail(lateS: number, failed: number): HealthState {
  if (lateS >= MAIL_LATE_S) return 'broken';
  return failed > 0 ? 'watch' : 'fine';
}

export function stateOfJobs(failed: number): HealthState {
  return failed > 0 ? 'watch' : 'fine';
}

/** @param day of the latest nightly one, `yyyy-MM-dd` */
export function stateOfBackup(isSetUp: boolean, day: string | null, today: string): HealthState {
  if (!isSetUp || day === null) return 'watch';
  return missesNights(day, today) ? 'broken' : 'fine';
}

/** @param day on which one was last sent to another machine; a portal need not send them itself */
export function stateOfSending(isSetUp: boolean, day: string | null, today: string): HealthState {
  return isSetUp ? stateOfBackup(true, day, today) : 'fine';
}

/** @param day of the latest check */
export function stateOfBooks(day: string | null, faults: number, today: string): HealthState {
  if (faults > 0) return 'broken';
  return day === null || missesNights(day, today) ? 'watch' : 'fine';
}

/** @param day the latest sealed one, which is yesterday when all is well */
export function stateOfSeals(day: string | null, today: string): HealthState {
  return day === null || daysBetween(day, today) > 2 ? 'watch' : 'fine';
}

export function stateOfDisk(room: Room, lastBackupBytes: number): HealthState {
  if (room.free < room.total * FREE_SHARE_LEAST) return 'broken';
  return isShortOfRoom(room, lastBackupBytes) ? 'watch' : 'fine';
}

/** Early in the morning yesterday's is the latest. */
function missesNights(day: string, today: string): boolean {
  return daysBetween(day, today) > 1;
}
