/** The figures of one moment (specification §31): of the database, of what waits, of the last check of the books. */
import { setTimeout as pause } from 'node:timers/promises';
import { daysBetween, SECOND_MS } from '#contract/time.ts';
import { APP_VERSION } from '#contract/version.ts';
import type { Deps } from '#server/deps.ts';
import { findLatestCheck } from '#server/modules/hours/books/sql.ts';
import { findLatest } from '#server/modules/hours/seals/sql.ts';
import { latestDaily } from '#server/modules/running/backups/folder.ts';
import { MAIL_TASKS } from '#server/modules/running/jobs/failed.ts';
import { lastSent } from '#server/platform/backups/sending.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/database.ts';
import { freeBytes } from '#server/platform/disk-room.ts';
import type { Figure } from '#server/platform/metrics.ts';
import { COMMIT, RELEASE } from '#server/platform/release.ts';
import type { Replica } from '#server/platform/replica.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { countJobs, findDatabase, findWaiting } from './sql.ts';

/** What has not answered by then counts as away; Prometheus gives up after ten seconds. */
const ANSWER_MS = 3_000;

/** Begins to tell what this process has open: streams, and connections to the database. */
export function watchProcess({ metrics, liveUpdates, database }: Deps): void {
  const streams = { name: 'timebank_event_streams', help: 'Open streams of live updates' };
  metrics?.watch(streams, () => [{ value: liveUpdates.streams }]);
  const connections = {
    name: 'timebank_database_connections',
    help: 'Connections to the database: open, of these idle, and callers that wait for one',
    labels: ['state'],
  };
  metrics?.watch(connections, () =>
    Object.entries(database.connections()).map(([state, value]) => ({ labels: { state }, value })),
  );
}

/** Every figure of the moment; without those of the database when it does not answer. */
export async function readFigures(deps: Deps): Promise<Figure[]> {
  const { dataDir, diskLowBytes } = deps.config;
  const [answer, free, backups] = await Promise.all([
    inTime(askDatabase(deps)),
    inTime(freeBytes(dataDir)),
    figuresOfBackups(deps.config),
  ]);
  return [
    {
      name: 'timebank_info',
      help: 'The version, the release and the commit that run',
      labels: ['version', 'release', 'commit'],
      values: [{ labels: { version: APP_VERSION, release: RELEASE, commit: COMMIT }, value: 1 }],
    },
    one('timebank_disk_free_bytes', 'Room on the disk of DATA_DIR', free),
    one('timebank_disk_low_bytes', 'With less room the portal is not ready', diskLowBytes),
    ...backups,
    ...figuresOfReplica(deps.replica),
    one('timebank_database_up', 'Whether the database answers', answer ? 1 : 0),
    ...(answer ?? []),
  ];
}

/** What is not there in time is told by nothing: a database or a disk of the network may be away. */
function inTime<Told>(asked: Promise<Told>): Promise<Told | undefined> {
  const late = pause(ANSWER_MS, undefined, { ref: false });
  return Promise.race([asked.catch(() => undefined), late]);
}

/** What waits and was given up, how late it is in seconds, and the latest check of the books. */
export async function readWork(queryable: Queryable, now: Date) {
  const [jobs, waiting, check] = await Promise.all([
    queryable.rows(countJobs, {}),
    queryable.first(findWaiting, { mailTasks: MAIL_TASKS, now }),
    queryable.first(findLatestCheck, {}),
  ]);
  const givenUp = (areMails: boolean) =>
    jobs
      .filter(({ task, state }) => state === 'failed' && MAIL_TASKS.includes(task) === areMails)
      .reduce((sum, { jobs: many }) => sum + many, 0);
  return {
    jobs,
    givenUp: { mails: givenUp(true), others: givenUp(false) },
    waiting: waiting ?? { event: 0, mail: 0 },
    check,
  };
}

/** Of the backups of the nights; the time is 0 before the first one. */
async function figuresOfBackups({
  backupDir: folder,
  backupAfter,
}: Deps['config']): Promise<Figure[]> {
  const [last, free, sent] =
    folder === undefined
      ? []
      : await Promise.all([
          inTime(latestDaily(folder)),
          inTime(freeBytes(folder)),
          inTime(lastSent(folder)),
        ]);
  return [
    one('timebank_backup_set_up', 'Whether BACKUP_DIR is set', folder === undefined ? 0 : 1),
    one(
      'timebank_backup_timestamp_seconds',
      'When the last backup of a night ended',
      last ? last.writtenAt.getTime() / SECOND_MS : 0,
    ),
    one('timebank_backup_bytes', 'The size of the last backup of a night', last?.bytes ?? 0),
    one(
      'timebank_backup_encrypted',
      'Whether the last backup of a night is encrypted',
      last?.isEncrypted ? 1 : 0,
    ),
    one(
      'timebank_backup_sending_set_up',
      'Whether BACKUP_AFTER is set',
      backupAfter === undefined ? 0 : 1,
    ),
    one(
      'timebank_backup_sent_timestamp_seconds',
      'When a backup was last sent away',
      sent ? sent.at.getTime() / SECOND_MS : 0,
    ),
    one('timebank_backup_disk_free_bytes', 'Room on the disk of BACKUP_DIR', free),
  ];
}

/** As this process sees it; without one nothing is behind. */
function figuresOfReplica(replica: Replica | undefined): Figure[] {
  const behindMs = replica?.behindMs ?? 0;
  return [
    one('timebank_replica_set_up', 'Whether DATABASE_URL_READ is set', replica ? 1 : 0),
    one('timebank_replica_read', 'Whether lists are read from it', replica?.isClose ? 1 : 0),
    one(
      'timebank_replica_behind_seconds',
      'How old what it has is at most',
      Number.isFinite(behindMs) ? behindMs / SECOND_MS : undefined,
    ),
  ];
}

async function askDatabase({ database, clock }: Deps): Promise<Figure[]> {
  const [{ jobs, givenUp, waiting, check }, server, seal] = await Promise.all([
    readWork(database, clock.now()),
    database.first(findDatabase, {}),
    database.first(findLatest, {}),
  ]);
  return [
    ...figuresOfDatabase(server, seal?.day, clock),
    one('timebank_mails_given_up', 'Mails that wait for a person to try them again', givenUp.mails),
    one('timebank_jobs_given_up', 'Other jobs that wait for a person', givenUp.others),
    {
      name: 'timebank_jobs',
      help: 'Jobs by kind and state; failed ones were given up',
      labels: ['job', 'state'],
      values: jobs.map(({ task, state, jobs: value }) => ({ labels: { job: task, state }, value })),
    },
    one('timebank_outbox_oldest_seconds', 'Age of the oldest event that is due', waiting.event),
    one('timebank_mail_oldest_seconds', 'Age of the oldest mail that may leave', waiting.mail),
    ...figuresOf(check),
  ];
}

function figuresOfDatabase(
  server: RowOf<typeof findDatabase> | undefined,
  sealDay: string | undefined,
  clock: Clock,
): Figure[] {
  if (!server) return [];
  const { bytes, first_start: firstStart } = server;
  const since = sealDay ?? clock.dayOf(firstStart);
  return [
    one('timebank_database_bytes', 'The size of the database', bytes),
    one(
      'timebank_first_start_timestamp_seconds',
      'When a portal first started on this database',
      firstStart.getTime() / SECOND_MS,
    ),
    one(
      'timebank_days_without_seal',
      'Days that have ended and are not sealed',
      Math.max(0, daysBetween(since, clock.today()) - 1),
    ),
  ];
}

/** All of them 0 before the first check. */
function figuresOf(check: RowOf<typeof findLatestCheck> | undefined): Figure[] {
  const [begun = 0, ended = 0] = check
    ? [check.begun_at.getTime() / SECOND_MS, check.ended_at.getTime() / SECOND_MS]
    : [];
  return [
    one(
      'timebank_books_check_faults',
      'Faults that the last check of the books found',
      check?.faults ?? 0,
    ),
    one('timebank_books_check_timestamp_seconds', 'When the last check of the books ended', ended),
    one('timebank_books_check_seconds', 'How long the last check of the books took', ended - begun),
  ];
}

/** A figure without labels; without a value while there is none. */
function one(name: string, help: string, value: number | undefined): Figure {
  return { name, help, values: value === undefined ? [] : [{ value }] };
}
