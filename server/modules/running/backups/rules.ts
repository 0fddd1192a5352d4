/** Rules of the backups: their names, which ones stay, and when a disk is too full (specification §32). */
import { dayAfter } from '#contract/time.ts';
import { weekdayOf } from '#contract/weekday.ts';

/** How the name of an encrypted file ends. */
export const ENCRYPTED = '.age';

export const DAYS_KEPT = 7;
export const WEEKS_KEPT = 5;
export const MONTHS_KEPT = 12;

/** A disk with less than this free is nearly full. */
const FREE_SHARE_MIN = 0.1;
/** There must be room for so many backups like the last one. */
const BACKUPS_OF_ROOM = 2;

/** The file that the portal takes by itself on a day (`yyyy-MM-dd`). */
export function dailyName(day: string, isEncrypted = false): string {
  return `time-bank-portal-${day}${endingOf(isEncrypted)}`;
}

/** The file of a backup that somebody asked for; the portal never deletes it. */
export function takenByHand(moment: Date, isEncrypted = false): string {
  const seconds = moment.toISOString().slice(0, 19).replaceAll(':', '');
  return `time-bank-portal-${seconds}Z${endingOf(isEncrypted)}`;
}

function endingOf(isEncrypted: boolean): string {
  return `.tar.gz${isEncrypted ? ENCRYPTED : ''}`;
}

/** The day of a file that the portal took by itself; undefined for every other file. */
export function dayOfDaily(name: string): string | undefined {
  return /^time-bank-portal-(\d{4}-\d\d-\d\d)[.]tar[.]gz([.]age)?$/.exec(name)?.[1];
}

/**
 * The days whose backups stay: the last seven that there are, and the latest one of each of the last
 * five weeks and of the last twelve months that have any.
 */
export function daysToKeep(days: string[]): Set<string> {
  const latestFirst = days.toSorted().reverse();
  return new Set([
    ...latestFirst.slice(0, DAYS_KEPT),
    ...latestOfEach(latestFirst, mondayOf).slice(0, WEEKS_KEPT),
    ...latestOfEach(latestFirst, (day) => day.slice(0, 7)).slice(0, MONTHS_KEPT),
  ]);
}

function latestOfEach(latestFirst: string[], periodOf: (day: string) => string): string[] {
  return latestFirst.filter((day, at) => {
    const before = latestFirst[at - 1];
    return before === undefined || periodOf(before) !== periodOf(day);
  });
}

/** The Monday of the week of a day. */
function mondayOf(day: string): string {
  return dayAfter(day, 1 - weekdayOf(day));
}

/** A disk, in bytes. */
export interface Room {
  free: number;
  total: number;
}

/** Whether the disk of the backups should be looked after before it is full. */
export function isShortOfRoom({ free, total }: Room, lastBackupBytes: number): boolean {
  return free < total * FREE_SHARE_MIN || free < lastBackupBytes * BACKUPS_OF_ROOM;
}
