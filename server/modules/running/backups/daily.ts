/**
 * The backup of each night, where BACKUP_DIR is set (specification §32): taken once a day however many
 * portals there are, thinned out, and told of when it fails or when the disk gets full. Where BACKUP_AFTER is
 * set it is sent away, until it has arrived.
 */

import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { daysAfter } from '#contract/time.ts';
import { APP_VERSION } from '#contract/version.ts';
import type { Config } from '#server/config.ts';
import { keepListOfErased } from '#server/modules/people/erasure/list-of-erased.ts';
import { countCall } from '#server/modules/running/guards/sql.ts';
import { lastSent, markSent, sendBackup } from '#server/platform/backups/sending.ts';
import { takeBackup } from '#server/platform/backups/taking.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { makeFolder } from '#server/platform/folders.ts';
import { addJobs, type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import type { Log } from '#server/platform/log.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import { quietSeconds } from '#server/platform/quiet-hours.ts';
import { dailiesIn, roomOf } from './folder.ts';
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
  /** Why the backup was not sent away. */
  unsent?: string;
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
    | 'backupRecipients'
    | 'backupAfter'
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
    ...(backupDir === undefined
      ? {}
      : task(BACKUP, (_, stopping) => tonight(keeper, backupDir, stopping))),
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

/** What is not done by the end of the portal is done when it starts again, and no failure. */
async function tonight(keeper: Keeper, folder: string, stopping: AbortSignal): Promise<void> {
  const { clock, config } = keeper;
  if (clock.hour() < FROM_HOUR) return;
  const name = dailyName(clock.today(), config.backupRecipients.length > 0);
  const isTaken = await takeToday(keeper, { folder, name, stopping });
  if (isTaken && config.backupAfter !== undefined) {
    await sendToday(keeper, { folder, name, stopping, program: config.backupAfter });
  }
}

/** The file of today. */
interface Today {
  folder: string;
  name: string;
  stopping: AbortSignal;
}

/** @returns whether it is there */
async function takeToday(keeper: Keeper, { folder, name, stopping }: Today): Promise<boolean> {
  const { clock, config, log, metrics } = keeper;
  try {
    await makeFolder(folder, 0o700);
    const file = join(folder, name);
    if (await stat(file).catch(() => undefined)) return true;
    const taken = { portalVersion: APP_VERSION, takenAt: clock.now(), signal: stopping };
    const lastBackup = await takeBackup(config, file, taken);
    await keepListOfErased(keeper.database, folder);
    await thinOut(folder);
    metrics?.tried('backups', 'taken');
    const room = await roomOf(folder);
    if (isShortOfRoom(room, lastBackup)) {
      await tell(keeper, { folder, room: { free: room.free, lastBackup } });
    }
    return true;
  } catch (error) {
    if (stopping.aborted) return false;
    metrics?.tried('backups', 'failed');
    log.error({ err: error }, 'The backup of today failed');
    await tell(keeper, { folder, failure: sentenceOf(error) });
    return false;
  }
}

async function sendToday(
  keeper: Keeper,
  { folder, name, stopping, program }: Today & { program: string },
): Promise<void> {
  const { log, metrics } = keeper;
  if ((await lastSent(folder))?.name === name) return;
  try {
    await sendBackup(program, join(folder, name), stopping);
    await markSent(folder, name);
    metrics?.tried('backup_sendings', 'sent');
  } catch (error) {
    if (stopping.aborted) return;
    metrics?.tried('backup_sendings', 'failed');
    log.error({ err: error }, 'The backup of today was not sent away');
    await tell(keeper, { folder, unsent: sentenceOf(error) });
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function thinOut(folder: string): Promise<void> {
  const all = await dailiesIn(folder);
  const kept = daysToKeep([...new Set(all.map(({ day }) => day))]);
  const old = all.filter(({ day }) => !kept.has(day));
  await Promise.all(old.map(({ name }) => rm(join(folder, name))));
}

/** Writes to the administrators of the portal, once a day at most, and not at night. */
async function tell(
  { database, clock, config }: Keeper,
  trouble: Pick<BackupLetter, 'folder' | 'failure' | 'unsent' | 'room' | 'disk'>,
): Promise<void> {
  const now = clock.now();
  const about = trouble.disk ? 'disk' : trouble.unsent === undefined ? 'backup' : 'sending';
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
