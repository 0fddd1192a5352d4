/** Once a night, rows that are no longer needed are deleted, table by table. The books never are. */
import { IMPORT_KEPT_DAYS } from '#contract/imports.ts';
import {
  SETTLED_REPORT_KEPT_DAYS,
  THREAD_KEPT_DAYS,
  WITHDRAWN_KEPT_DAYS,
} from '#contract/limits.ts';
import type { Clock } from '#server/platform/clock.ts';
import { daysAfter } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { forgetFailedJobs, type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import {
  deleteAccessTokens,
  deleteActTokens,
  deleteBotChecks,
  deleteCallNotes,
  deleteChallenges,
  deleteDevices,
  deleteDigests,
  deleteIdempotencyKeys,
  deleteImports,
  deleteKeptMails,
  deleteKnownDevices,
  deleteMailTokens,
  deleteMessageLetters,
  deleteNetworks,
  deleteNoticePictures,
  deletePasskeyChallenges,
  deleteRateCounters,
  deleteSessions,
  deleteSettledReports,
  deleteSignInFailures,
  deleteThreads,
  deleteUnconfirmed,
  emptyWithdrawn,
  forgetChanges,
} from './sql.ts';

const CLEANING: JobKind<object> = { name: 'cleaning.nightly', tries: 5 };

/** In UTC: while Europe sleeps. */
export const CLEANING_SCHEDULE = { kind: CLEANING, at: '17 2 * * *' };

/** The task of the nightly cleaning. */
export function cleaningTasks(database: Database, clock: Clock): Tasks {
  return task(CLEANING, () => clean(database, clock));
}

async function clean(database: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number) => daysAfter(now, -days);
  await database.count(deleteSessions, { expiredBefore: now });
  await database.count(deleteAccessTokens, { expiredBefore: now });
  // An expired link says so for a month; after that it is simply unknown.
  await database.count(deleteMailTokens, { expiredBefore: daysAgo(30) });
  await database.count(deleteActTokens, { expiredBefore: daysAgo(30) });
  // A browser may keep an exchange for a month and send it again when there is a connection.
  await database.count(deleteIdempotencyKeys, { madeBefore: daysAgo(31) });
  await database.count(deleteRateCounters, { startedBefore: daysAgo(1) });
  await database.count(deleteSignInFailures, { lastBefore: daysAgo(1) });
  // A season: after that a network is unknown again.
  await database.count(deleteNetworks, { lastBefore: daysAgo(90) });
  await database.count(deleteBotChecks, { expiredBefore: now });
  await database.count(deleteChallenges, { expiredBefore: now });
  await database.count(deletePasskeyChallenges, { expiredBefore: now });
  await database.count(deleteUnconfirmed, { begunBefore: daysAgo(1) });
  await database.count(deleteKeptMails, { keptBefore: daysAgo(30) });
  await database.count(deleteImports, { madeBefore: daysAgo(IMPORT_KEPT_DAYS) });
  await database.count(deleteDevices, { seenBefore: daysAgo(180) });
  // As long as the browser itself keeps its mark.
  await database.count(deleteKnownDevices, { seenBefore: daysAgo(400) });
  await database.count(deleteCallNotes, { calledBefore: daysAgo(365) });
  await database.count(deleteNoticePictures, { closedBefore: daysAgo(30) });
  // After a year a request that still stands may be told of again.
  await database.count(deleteDigests, { sentBefore: clock.dayOf(daysAgo(365)) });
  await database.count(forgetChanges, { changedBefore: daysAgo(365) });
  await database.count(emptyWithdrawn, { withdrawnBefore: daysAgo(WITHDRAWN_KEPT_DAYS) });
  await database.count(deleteThreads, { lastBefore: daysAgo(THREAD_KEPT_DAYS) });
  await database.count(deleteSettledReports, {
    settledBefore: daysAgo(SETTLED_REPORT_KEPT_DAYS),
  });
  await database.count(deleteMessageLetters, { sentBefore: daysAgo(2) });
  await forgetFailedJobs(database, daysAgo(30));
}
