/** The figures of one moment (specification §31): of the database, of what waits, of the last check of the books. */
import { setTimeout as pause } from 'node:timers/promises';
import { APP_VERSION } from '#contract/version.ts';
import type { Deps } from '#server/deps.ts';
import { findLatestCheck } from '#server/modules/hours/books/sql.ts';
import { MAIL_TASKS } from '#server/modules/running/jobs/failed.ts';
import type { Queryable } from '#server/platform/database.ts';
import { freeBytes } from '#server/platform/disk-room.ts';
import type { Figure } from '#server/platform/metrics.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { countJobs, findWaiting } from './sql.ts';

/** A database that has not answered by then counts as away; who asks gives up after ten seconds. */
const DATABASE_MS = 3_000;

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
  const asked = askDatabase(deps).catch(() => undefined);
  const free = await freeBytes(deps.config.dataDir).catch(() => undefined);
  const answer = await Promise.race([asked, pause(DATABASE_MS, undefined, { ref: false })]);
  return [
    {
      name: 'timebank_info',
      help: 'The version that runs',
      labels: ['version'],
      values: [{ labels: { version: APP_VERSION }, value: 1 }],
    },
    one('timebank_disk_free_bytes', 'Room on the disk of DATA_DIR', free),
    one('timebank_database_up', 'Whether the database answers', answer ? 1 : 0),
    ...(answer ?? []),
  ];
}

/** What waits and was given up, how late it is in seconds, and the latest check of the books. */
export async function readWork(queryable: Queryable, now: Date) {
  const [jobs, waiting, check] = await Promise.all([
    queryable.rows(countJobs, {}),
    queryable.first(findWaiting, { mailTasks: MAIL_TASKS, now }),
    queryable.first(findLatestCheck, {}),
  ]);
  return { jobs, waiting: waiting ?? { event: 0, mail: 0 }, check };
}

async function askDatabase({ database, clock }: Deps): Promise<Figure[]> {
  const { jobs, waiting, check } = await readWork(database, clock.now());
  return [
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

function figuresOf(check: RowOf<typeof findLatestCheck> | undefined): Figure[] {
  const ended = check && check.ended_at.getTime() / 1000;
  const took = check && (check.ended_at.getTime() - check.begun_at.getTime()) / 1000;
  return [
    one(
      'timebank_books_check_faults',
      'Faults that the last check of the books found',
      check?.faults,
    ),
    one('timebank_books_check_timestamp_seconds', 'When the last check of the books ended', ended),
    one('timebank_books_check_seconds', 'How long the last check of the books took', took),
  ];
}

/** A figure without labels; without a value while there is none. */
function one(name: string, help: string, value: number | undefined): Figure {
  return { name, help, values: value === undefined ? [] : [{ value }] };
}
