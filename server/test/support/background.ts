/**
 * The background work for stories: done on request, and finished when the call returns, so that a
 * story can also see that no mail came.
 */
import { daysAfter, minutesAfter } from '#contract/time.ts';
import type { Deps } from '#server/deps.ts';
import { MONTHS_SCHEDULE, monthTasks } from '#server/modules/banks/months/nightly.ts';
import {
  ARRANGEMENTS_SCHEDULE,
  arrangementTasks,
  askAboutEnded,
} from '#server/modules/board/arrangements/asking.ts';
import { makeDueDates } from '#server/modules/board/arrangements/dates.ts';
import { BULLETINS_SCHEDULE, bulletinTasks } from '#server/modules/board/bulletins/telling.ts';
import { tellNext } from '#server/modules/board/bulletins/telling-sql.ts';
import { enqueueDue } from '#server/modules/board/notices/asking-sql.ts';
import { DIGEST_SCHEDULE, digestTasks } from '#server/modules/board/notices/digest.ts';
import { ASKING_AGAIN_SCHEDULE, noticeTasks } from '#server/modules/board/notices/reminders.ts';
import { TELLING_SCHEDULE, threadTasks } from '#server/modules/board/threads/telling.ts';
import { enqueueMessageLetters } from '#server/modules/board/threads/telling-sql.ts';
import { fundTasks } from '#server/modules/hours/fund/welcome.ts';
import { SEALING_SCHEDULE, sealTasks } from '#server/modules/hours/seals/sealing.ts';
import { invitationTasks } from '#server/modules/paper/desk/invitations.ts';
import { COMPANIONS_SCHEDULE, companionTasks } from '#server/modules/people/companions/nightly.ts';
import { ERASING_SCHEDULE, erasureTasks } from '#server/modules/people/erasure/running.ts';
import { CLEANING_SCHEDULE, cleaningTasks } from '#server/modules/running/housekeeping/nightly.ts';
import { relayOptions } from '#server/modules/running/jobs/background.ts';
import { REMINDING_SCHEDULE, reminderTasks } from '#server/modules/sending/letters/reminders.ts';
import { mailTasks, transportFor } from '#server/modules/sending/mail/deliver.ts';
import { sealLetterTasks } from '#server/modules/sending/mail/operator-letters.ts';
import { relayEvents } from '#server/modules/sending/outbox/relay.ts';
import { pushTasks } from '#server/modules/sending/push/sending.ts';
import { webhookTasks } from '#server/modules/sending/webhooks/sending.ts';
import { momentOf } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database.ts';
import { addJobs } from '#server/platform/job-queue.ts';
import { finishJobs } from '#server/platform/jobs.ts';
import type { PostPush } from '#server/platform/push-transport.ts';

export { startBackground } from '#server/modules/running/jobs/background.ts';
export { webhookTasks } from '#server/modules/sending/webhooks/sending.ts';

/** Empties the outbox. @returns the number of events that left it */
export function drainOutbox(deps: Deps): Promise<number> {
  return relayEvents(relayOptions(deps));
}

/** Sends the letters of the events that are due; what fails waits for its next try. */
export async function deliverMails(deps: Deps): Promise<void> {
  await drainOutbox(deps);
  await sendDueMails(deps);
}

/** Sends the letters of events that have left the outbox already. */
export async function sendDueMails(deps: Deps): Promise<void> {
  const transport = transportFor(deps);
  await finishJobs({ ...deps, tasks: mailTasks(deps, transport), schedule: [] });
  transport.close();
}

/** Sends the notifications of events that have left the outbox already. */
export async function sendDuePushes(deps: Deps, post: PostPush): Promise<void> {
  await finishJobs({ ...deps, tasks: pushTasks(deps, post), schedule: [] });
}

/**
 * Tells webhooks of the events that are due, once each; what fails waits for its next try.
 * @param tasks of a portal that remembers what it did before; one that has just started when not said
 */
export async function tellDueWebhooks(deps: Deps, tasks = webhookTasks(deps)): Promise<void> {
  await drainOutbox(deps);
  await finishJobs({ ...deps, tasks, schedule: [] });
}

/** Erases those whose week is over. */
export async function eraseDue(deps: Deps): Promise<void> {
  await addJobs(deps.database, ERASING_SCHEDULE.kind, [{ key: 'now', payload: {} }]);
  await finishJobs({ ...deps, tasks: erasureTasks(deps), schedule: [ERASING_SCHEDULE] });
}

/** Does the nightly cleaning. */
export async function cleanUp(deps: Deps): Promise<void> {
  const tasks = cleaningTasks(deps.database, deps.clock);
  await addJobs(deps.database, CLEANING_SCHEDULE.kind, [{ key: 'tonight', payload: {} }]);
  await finishJobs({ ...deps, tasks, schedule: [CLEANING_SCHEDULE] });
}

/** Writes what has ended of companions, as every night. */
export async function endCompanions(deps: Deps): Promise<void> {
  await addJobs(deps.database, COMPANIONS_SCHEDULE.kind, [{ key: 'tonight', payload: {} }]);
  await finishJobs({ ...deps, tasks: companionTasks(deps), schedule: [COMPANIONS_SCHEDULE] });
}

/** Writes how banks are doing, as every night. */
export async function writeMonths(deps: Deps): Promise<void> {
  await addJobs(deps.database, MONTHS_SCHEDULE.kind, [{ key: 'tonight', payload: {} }]);
  await finishJobs({ ...deps, tasks: monthTasks(deps), schedule: [MONTHS_SCHEDULE] });
}

/** Seals yesterday unless it is sealed, as every hour. */
export async function seal(deps: Deps, ending?: AbortSignal): Promise<void> {
  await addJobs(deps.database, SEALING_SCHEDULE.kind, [{ key: 'this hour', payload: {} }]);
  await finishJobs({ ...deps, tasks: sealTasks(deps, ending), schedule: [SEALING_SCHEDULE] });
}

/** Sends the letters with seals that are due. */
export async function sendSealLetters(deps: Deps): Promise<void> {
  const transport = transportFor(deps);
  await finishJobs({ ...deps, tasks: sealLetterTasks(deps, transport), schedule: [] });
  transport.close();
}

/** Looks who is to be reminded, as every morning. */
export async function remind(deps: Deps): Promise<void> {
  const tasks = reminderTasks(deps.database, deps.clock);
  await addJobs(deps.database, REMINDING_SCHEDULE.kind, [{ key: 'today', payload: {} }]);
  await finishJobs({ ...deps, tasks, schedule: [REMINDING_SCHEDULE] });
}

/** Asks authors whether their notices still stand, and pauses those who do not say, as every morning. */
export async function askAgain(deps: Deps): Promise<void> {
  const tasks = noticeTasks(deps.database, deps.clock);
  await addJobs(deps.database, ASKING_AGAIN_SCHEDULE.kind, [{ key: 'today', payload: {} }]);
  await finishJobs({ ...deps, tasks, schedule: [ASKING_AGAIN_SCHEDULE] });
}

/** Looks whose day of the digest it is, as every hour. */
export async function digest(deps: Deps): Promise<void> {
  const tasks = digestTasks(deps.database, deps.clock);
  await addJobs(deps.database, DIGEST_SCHEDULE.kind, [{ key: 'this hour', payload: {} }]);
  await finishJobs({ ...deps, tasks, schedule: [DIGEST_SCHEDULE] });
}

/** The same job dies after it has written and before it is done. */
export function askAgainAndDie({ database, clock }: Deps): Promise<void> {
  const today = clock.today();
  const values = { requestsDue: today, offersDue: today, now: clock.now() };
  return dieAfter(database, (transaction) => transaction.count(enqueueDue, values));
}

/** Asks whether appointments were done, and reminds of those of tomorrow, as every ten minutes. */
export async function askAboutAppointments(deps: Deps): Promise<void> {
  const tasks = arrangementTasks(deps);
  await addJobs(deps.database, ARRANGEMENTS_SCHEDULE.kind, [{ key: 'now', payload: {} }]);
  await finishJobs({ ...deps, tasks, schedule: [ARRANGEMENTS_SCHEDULE] });
}

/** The same job dies after it has written and before it is done. */
export function askAboutAppointmentsAndDie({ database, clock, config }: Deps): Promise<void> {
  return dieAfter(database, (db) => askAboutEnded({ db, ...momentOf(clock), config }));
}

/** Makes the dates of standing appointments, and dies before that is committed. */
export function makeDatesAndDie({ database, clock, config }: Deps): Promise<void> {
  return dieAfter(database, (db) => makeDueDates({ db, ...momentOf(clock), config }));
}

async function dieAfter(
  database: Database,
  write: (transaction: Transaction) => Promise<unknown>,
): Promise<void> {
  const death = new Error('killed');
  await database
    .transaction(async (transaction) => {
      await write(transaction);
      throw death;
    })
    .catch((error: unknown) => {
      if (error !== death) throw error;
    });
}

/** Has the jobs of invitations done without waiting for their moment. */
export async function letInvitationsGo(deps: Deps): Promise<void> {
  await deps.database.pool.query(
    `select graphile_worker.reschedule_jobs(
       array(select id from graphile_worker.jobs where task_identifier = 'send-invitations'),
       run_at => now())`,
  );
}

/** Sends the invitations of a day, as if its moment had come for the jobs. */
export async function sendInvitations(deps: Deps): Promise<void> {
  await letInvitationsGo(deps);
  // A job that comes too early puts itself off again.
  await finishJobs({ ...deps, tasks: invitationTasks(deps), schedule: [] });
}

/** Welcomes everybody who became a member, as if the seconds to take that back were over. */
export async function welcomeAll(deps: Deps): Promise<void> {
  await deps.database.pool.query(
    `select graphile_worker.reschedule_jobs(
       array(select id from graphile_worker.jobs where task_identifier = 'give-welcome-hours'),
       run_at => now())`,
  );
  await finishJobs({ ...deps, tasks: fundTasks(deps), schedule: [] });
}

/** Tells members of bulletins that are due, as every minute. */
export async function tellBulletins(deps: Deps): Promise<void> {
  const tasks = bulletinTasks(deps);
  await addJobs(deps.database, BULLETINS_SCHEDULE.kind, [{ key: 'now', payload: {} }]);
  await finishJobs({ ...deps, tasks, schedule: [BULLETINS_SCHEDULE] });
}

/** One step of the same job: tells those after a member. @returns the last of them */
export function tellBulletinAfter({ database, clock }: Deps, id: number, after: number) {
  const now = clock.now();
  return database.first(tellNext, { id, after, most: 200, now, gatheredBefore: now });
}

/** Tells the first of a bulletin: so many, and then the job is killed while it tells as many more. */
export async function tellBulletinAndDie({ database, clock }: Deps, id: number, most: number) {
  const now = clock.now();
  const values = { id, after: 0, most, now, gatheredBefore: now };
  await database.transaction((transaction) => transaction.first(tellNext, values));
  await dieAfter(database, (transaction) => transaction.first(tellNext, values));
}

/** Looks whom to tell of messages, as every minute. */
export async function tellMessages(deps: Deps): Promise<void> {
  const tasks = threadTasks(deps);
  await addJobs(deps.database, TELLING_SCHEDULE.kind, [{ key: 'now', payload: {} }]);
  await finishJobs({ ...deps, tasks, schedule: [TELLING_SCHEDULE] });
}

/** The same job dies after it has written and before it is done. */
export async function tellMessagesAndDie({ database, clock }: Deps): Promise<void> {
  const now = clock.now();
  const tenAgo = minutesAfter(now, -10);
  const values = { sentBefore: tenAgo, lastBefore: tenAgo, dayAgo: daysAfter(now, -1) };
  const death = new Error('killed');
  await database
    .transaction(async (transaction) => {
      await transaction.count(enqueueMessageLetters, { ...values, mostADay: 3, now });
      throw death;
    })
    .catch((error: unknown) => {
      if (error !== death) throw error;
    });
}
