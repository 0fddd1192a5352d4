/**
 * How the portal is, from what it knows anyway: what waits and was given up, the latest backup, check
 * and seal, the room on the disk. Names no folder, address or person.
 */

import type { PortalHealth } from '#contract/portal/health.ts';
import { APP_VERSION } from '#contract/version.ts';
import type { Call } from '#server/call.ts';
import { findLatest } from '#server/modules/hours/seals/sql.ts';
import { latestDaily, roomOf } from '#server/modules/running/backups/folder.ts';
import type { Room } from '#server/modules/running/backups/rules.ts';
import { readWork } from '#server/modules/running/metrics/figures.ts';
import { findDatabase } from '#server/modules/running/metrics/sql.ts';
import { lastSent } from '#server/platform/backups/sending.ts';
import { runningSince } from '#server/platform/clock.ts';
import {
  stateOfBackup,
  stateOfBooks,
  stateOfDisk,
  stateOfJobs,
  stateOfMail,
  stateOfSeals,
  stateOfSending,
  stateOfWork,
} from './rules.ts';

const MINUTE_S = 60;

/** Every part with its state, of this moment. */
export async function readPortalHealth({
  db,
  now,
  today,
  config,
  clock,
}: Call<'readPortalHealth'>): Promise<PortalHealth> {
  const [work, server, seal, backup, sent, room] = await Promise.all([
    readWork(db, now),
    db.first(findDatabase, {}),
    db.first(findLatest, {}),
    config.backupDir === undefined ? undefined : latestDaily(config.backupDir),
    config.backupDir === undefined ? undefined : lastSent(config.backupDir),
    fullerOf(config.dataDir, config.backupDir),
  ]);
  if (!server) throw new Error('a database has a version');
  const isSetUp = config.backupDir !== undefined;
  const isSending = config.backupAfter !== undefined;
  const sentDay = sent ? clock.dayOf(sent.at) : null;
  const backupDay = backup?.day ?? null;
  const sealedDay = seal?.day ?? null;
  return {
    version: APP_VERSION,
    runningSince: runningSince(now).toISOString(),
    parts: {
      ...partsOfWork(work, today),
      database: { state: 'fine', version: server.version, bytes: server.bytes },
      backup: {
        state: stateOfBackup(isSetUp, backupDay, today),
        isSetUp,
        day: backupDay,
        bytes: backup?.bytes ?? null,
        isEncrypted: backup?.isEncrypted ?? false,
      },
      sending: {
        state: stateOfSending(isSending, sentDay, today),
        isSetUp: isSending,
        day: sentDay,
      },
      seals: { state: stateOfSeals(sealedDay, today), day: sealedDay },
      disk: { state: stateOfDisk(room, backup?.bytes ?? 0), ...room },
    },
  };
}

function partsOfWork(
  { givenUp, waiting, check }: Awaited<ReturnType<typeof readWork>>,
  today: string,
): Pick<PortalHealth['parts'], 'work' | 'mail' | 'jobs' | 'books'> {
  const { day = null, faults = 0 } = check ?? {};
  return {
    work: { state: stateOfWork(waiting.event), lateMinutes: minutesOf(waiting.event) },
    mail: {
      state: stateOfMail(waiting.mail, givenUp.mails),
      lateMinutes: minutesOf(waiting.mail),
      failed: givenUp.mails,
    },
    jobs: { state: stateOfJobs(givenUp.others), failed: givenUp.others },
    books: { state: stateOfBooks(day, faults, today), day, faults },
  };
}

const minutesOf = (seconds: number) => Math.max(0, Math.floor(seconds / MINUTE_S));

/** The room on the fuller of two disks. */
async function fullerOf(data: string, backups: string | undefined): Promise<Room> {
  const [one, other] = await Promise.all([roomAround(data), roomAround(backups ?? data)]);
  return one.free / one.total <= other.free / other.total ? one : other;
}

/** Of the disk that the portal runs from, where there is no such folder yet. */
function roomAround(folder: string): Promise<Room> {
  return roomOf(folder).catch(() => roomOf('.'));
}
