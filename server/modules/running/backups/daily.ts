/**
 * The backup of each night, where BACKUP_DIR is set (specification §32): taken once a day however many
 * portals there are, thinned out, and told of when it fails or when the disk gets full.
 */

import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { daysAfter } from '#contract/time.ts';
import { APP_VERSION } from '#contract/version.ts';
import type { Config } from '#server/config.ts';
import { keepListOfErased } from '#server/modules/people/erasure/list-of-erased.ts';
import { countCall } from '#server/modules/running/guards/sql.ts';
import { takeBackup } from '#server/platform/backups/taking.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { makeFolder } from '#server/platform/folders.ts';
import { addJobs, type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import type { Log } from '#server/platform/log.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import { quietSeconds } from '#server/platform/quiet-hours.ts';
import { daysIn, roomOf } from './folder.ts';
import { dailyName, daysToKeep, isShortOfRoom } from './rules.ts';

/** A failure is tried again in an hour, by the schedule. */
const BACKUP: JobKind<object> = { name: 'backups.daily', tries: 1 };

/** Every hour: whether it is night in the portal's time zone, and today's is missing, the task asks. */
export const BACKUP_SCHEDULE = { kind: BACKUP, at: '41 * * * *', makesUp: false };

/** Whether the disk of the database gets full. */
const DISK: JobKind<object> = { name: 'backups.disk', tries: 1 };
export const DISK_SCHEDULE = { kind: DISK, at: '*/10 * * * *', makesUp: false };

/** A letter leaves with so many times the room below which the portal is not ready. */
const TOLD_BEFORE = 2;

/** The hour from which the backup of a day is taken. */
const FROM_HOUR = 3;

/** A letter to one portal administrator. */
export interface BackupLetter {
  address: string;
  folder: string;
  /** Why there is no backup; undefined when only room is short. */
  failure?: string;
  /** What is free, and the size of the last backup, in bytes. */
  room?: { free: number; lastBackup: number };
  /** It is about the disk of the database: what is free, and below what the portal is not ready. */
  disk?: { free: number; low: number };
  /** Identifies the mail, however often it is tried. */
  mailId: string;
}

/** Retried for two days. */
export const BACKUP_LETTER: JobKind<BackupLetter> = { name: 'backups.letter', tries: 17 };

export interface Keeper {
  database: Database;
  clock: Clock;
  log: Log;
  metrics?: Metrics | undefined;
  config: Pick<
    Config,
    | 'databaseUrl'
    | 'dataDir'
    | 'sessionSecret'
    | 'backupDir'
    | 'diskLowBytes'
    | 'portalAdminEmails'
    | 'quietHours'
    | 'timeZone'
  >;
}

/** The tasks that look at the disk, and take the backup of the day, unless it is there. */
export function backupTasks(keeper: Keeper): Tasks {
  const { backupDir } = keeper.config;
  return {
    ...(backupDir === undefined ? {} : task(BACKUP, () => takeToday(keeper, backupDir))),
    ...task(DISK, () => lookAtDisk(keeper)),
  };
}

/** Tells of the disk of the portal's own database long before it is full. */
async function lookAtDisk(keeper: Keeper): Promise<void> {
  const { databaseUrl, dataDir: folder, diskLowBytes: low } = keeper.config;
  if (databaseUrl !== undefined) return;
  const { free } = await roomOf(folder);
  if (free < low * TOLD_BEFORE) await tell(keeper, { folder, disk: { free, low } });
}

async function takeToday(keeper: Keeper, folder: string): Promise<void> {
  const { clock, config, log, metrics } = keeper;
  const today = clock.today();
  if (clock.hour() < FROM_HOUR) return;
  try {
    await makeFolder(folder, 0o700);
    const file = join(folder, dailyName(today));
    if (await stat(file).catch(() => undefined)) return;
    const taken = { portalVersion: APP_VERSION, takenAt: clock.now() };
    const lastBackup = await takeBackup(config, file, taken);
    await keepListOfErased(keeper.database, folder);
    await thinOut(folder);
    metrics?.tried('backups', 'taken');
    const room = await roomOf(folder);
    if (isShortOfRoom(room, lastBackup)) {
      await tell(keeper, { folder, room: { free: room.free, lastBackup } });
    }
  } catch (error) {
    metrics?.tried('backups', 'failed');
    log.error({ err: error }, 'The backup of today failed');
    const failure = error instanceof Error ? error.message : String(error);
    await tell(keeper, { folder, failure });
  }
}

async function thinOut(folder: string): Promise<void> {
  const days = await daysIn(folder);
  const kept = daysToKeep(days);
  const old = days.filter((day) => !kept.has(day));
  await Promise.all(old.map((day) => rm(join(folder, dailyName(day)))));
}

/** Writes to the administrators of the portal, once a day at most, and not at night. */
async function tell(
  { database, clock, config }: Keeper,
  trouble: Pick<BackupLetter, 'folder' | 'failure' | 'room' | 'disk'>,
): Promise<void> {
  const now = clock.now();
  const about = trouble.disk === undefined ? 'backup' : 'disk';
  const key = `${about}-letter:${clock.today()}`;
  const delaySeconds = quietSeconds({ clock, config });
  await database.transaction(async (transaction) => {
    const counter = await transaction.first(countCall, {
      key,
      now,
      windowStart: daysAfter(now, -1),
    });
    if (counter && counter.hits > 1) return;
    const letters = config.portalAdminEmails.map((address) => ({
      key: `${about}:${clock.today()}:${address}`,
      delaySeconds,
      payload: { ...trouble, address, mailId: randomUUID() },
    }));
    await addJobs(transaction, BACKUP_LETTER, letters);
  });
}
