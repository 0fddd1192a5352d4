/** Once a night, rows that are no longer needed are deleted, table by table. The books never are. */
import { OF_AGE } from '#contract/people/ages.ts';
import { dayAfter, daysAfter } from '#contract/time.ts';
import { releaseAged } from '#server/modules/people/ages/sql.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { forgetFailedJobs, type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import { KEPT_DAYS } from './periods.ts';
import {
  deleteAccessTokens,
  deleteActTokens,
  deleteBotChecks,
  deleteBulletinPeople,
  deleteCallNotes,
  deleteChallenges,
  deleteDevices,
  deleteDigests,
  deleteFees,
  deleteGuardians,
  deleteIdempotencyKeys,
  deleteImports,
  deleteInsured,
  deleteKeptMails,
  deleteKnownDevices,
  deleteMailTokens,
  deleteMessageLetters,
  deleteNetworks,
  deleteNoticePictures,
  deletePasskeyChallenges,
  deleteRateCounters,
  deleteRefusals,
  deleteRegisterEntries,
  deleteRests,
  deleteSessions,
  deleteSettledReports,
  deleteSignInFailures,
  deleteThreads,
  deleteUnconfirmed,
  deleteUnverified,
  deleteWebhookDeliveries,
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
  await database.count(deleteMailTokens, { expiredBefore: daysAgo(KEPT_DAYS.links) });
  await database.count(deleteRefusals, { refusedBefore: daysAgo(KEPT_DAYS.refusals) });
  await database.count(deleteActTokens, { expiredBefore: daysAgo(KEPT_DAYS.links) });
  await database.count(deleteIdempotencyKeys, { madeBefore: daysAgo(KEPT_DAYS.idempotencyKeys) });
  await database.count(deleteUnverified, { registeredBefore: daysAgo(KEPT_DAYS.unverified) });
  await database.count(deleteRateCounters, { startedBefore: daysAgo(KEPT_DAYS.counters) });
  await database.count(deleteSignInFailures, { lastBefore: daysAgo(KEPT_DAYS.counters) });
  await database.count(deleteNetworks, { lastBefore: daysAgo(KEPT_DAYS.networks) });
  await database.count(deleteBotChecks, { expiredBefore: now });
  await database.count(deleteChallenges, { expiredBefore: now });
  await database.count(deletePasskeyChallenges, { expiredBefore: now });
  await database.count(deleteUnconfirmed, { begunBefore: daysAgo(KEPT_DAYS.unconfirmedFactors) });
  await database.count(deleteKeptMails, { keptBefore: daysAgo(KEPT_DAYS.keptMails) });
  await database.count(deleteImports, { madeBefore: daysAgo(KEPT_DAYS.imports) });
  await database.count(deleteDevices, { seenBefore: daysAgo(KEPT_DAYS.pushDevices) });
  await database.count(deleteKnownDevices, { seenBefore: daysAgo(KEPT_DAYS.knownDevices) });
  await database.count(deleteCallNotes, { calledBefore: daysAgo(KEPT_DAYS.callNotes) });
  const restsBefore = daysAgo(KEPT_DAYS.rests);
  const restDay = clock.dayOf(restsBefore);
  await database.count(deleteRests, { endedBefore: restsBefore, overBefore: restDay });
  await database.count(deleteRegisterEntries, { now });
  await database.count(deleteFees, { madeBefore: daysAgo(KEPT_DAYS.fees) });
  const insuredBefore = clock.dayOf(daysAgo(KEPT_DAYS.insured));
  await database.count(deleteInsured, { endedBefore: insuredBefore });
  await database.count(releaseAged, { today: clock.today() });
  await database.count(deleteGuardians, {
    ...{ ofAge: OF_AGE, agedBefore: clock.dayOf(daysAgo(KEPT_DAYS.guardians)) },
    endedBefore: daysAgo(KEPT_DAYS.guardians),
  });
  await database.count(deleteBulletinPeople, { shownBefore: daysAgo(KEPT_DAYS.bulletinPeople) });
  await database.count(deleteNoticePictures, { closedBefore: daysAgo(KEPT_DAYS.noticePictures) });
  await database.count(deleteDigests, { sentBefore: dayAfter(clock.today(), -KEPT_DAYS.digests) });
  await database.count(forgetChanges, { changedBefore: daysAgo(KEPT_DAYS.changes) });
  await database.count(emptyWithdrawn, { withdrawnBefore: daysAgo(KEPT_DAYS.withdrawnMessages) });
  await database.count(deleteThreads, { lastBefore: daysAgo(KEPT_DAYS.threads) });
  await database.count(deleteSettledReports, {
    settledBefore: daysAgo(KEPT_DAYS.settledReports),
  });
  await database.count(deleteWebhookDeliveries, {
    madeBefore: daysAgo(KEPT_DAYS.webhookDeliveries),
  });
  await database.count(deleteMessageLetters, { sentBefore: daysAgo(KEPT_DAYS.messageLetters) });
  await forgetFailedJobs(database, daysAgo(KEPT_DAYS.failedJobs));
}
