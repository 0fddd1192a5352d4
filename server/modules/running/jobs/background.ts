/**
 * What a portal does in the background: one worker sends mails, one notifications, one tells webhooks, the fourth
 * makes and undoes batches, imports books, reminds and cleans up, and the relay empties the outbox. What
 * calls servers of others has a worker of its own, so that one that hangs delays nothing else.
 */
import type { Deps } from '#server/deps.ts';
import { MONTHS_SCHEDULE, monthTasks } from '#server/modules/banks/months/nightly.ts';
import {
  ARRANGEMENTS_SCHEDULE,
  arrangementTasks,
} from '#server/modules/board/arrangements/asking.ts';
import { BULLETINS_SCHEDULE, bulletinTasks } from '#server/modules/board/bulletins/telling.ts';
import { DIGEST_SCHEDULE, digestTasks } from '#server/modules/board/notices/digest.ts';
import { ASKING_AGAIN_SCHEDULE, noticeTasks } from '#server/modules/board/notices/reminders.ts';
import { TELLING_SCHEDULE, threadTasks } from '#server/modules/board/threads/telling.ts';
import { batchTasks } from '#server/modules/hours/batches/tasks.ts';
import { BOOKS_CHECK_SCHEDULE, booksTasks } from '#server/modules/hours/books/nightly.ts';
import { fundTasks } from '#server/modules/hours/fund/welcome.ts';
import { SEALING_SCHEDULE, sealTasks } from '#server/modules/hours/seals/sealing.ts';
import { invitationTasks } from '#server/modules/paper/desk/invitations.ts';
import { ImportThread } from '#server/modules/paper/imports/import-thread.ts';
import { importTasks } from '#server/modules/paper/imports/tasks.ts';
import { COMPANIONS_SCHEDULE, companionTasks } from '#server/modules/people/companions/nightly.ts';
import { ERASING_SCHEDULE, erasureTasks } from '#server/modules/people/erasure/running.ts';
import {
  BACKUP_SCHEDULE,
  backupTasks,
  DISK_SCHEDULE,
} from '#server/modules/running/backups/daily.ts';
import { CLEANING_SCHEDULE, cleaningTasks } from '#server/modules/running/housekeeping/nightly.ts';
import { REMINDING_SCHEDULE, reminderTasks } from '#server/modules/sending/letters/reminders.ts';
import { announce } from '#server/modules/sending/live/live-updates.ts';
import {
  deliveriesOf,
  enqueueLetters,
  mailTasks,
  transportFor,
} from '#server/modules/sending/mail/deliver.ts';
import { KINDS } from '#server/modules/sending/mail/letters/all.ts';
import {
  backupLetterTasks,
  booksLetterTasks,
  sealLetterTasks,
} from '#server/modules/sending/mail/operator-letters.ts';
import { type RelayOptions, startRelay } from '#server/modules/sending/outbox/relay.ts';
import { enqueuePushes, pushTasks } from '#server/modules/sending/push/sending.ts';
import { webhookTasks } from '#server/modules/sending/webhooks/sending.ts';
import { tellWebhooks } from '#server/modules/sending/webhooks/telling.ts';
import { type JobsOptions, startJobs } from '#server/platform/jobs.ts';
import { postPush } from '#server/platform/push-transport.ts';

/** The mail server gets as many connections. */
const MAILS_AT_ONCE = 4;
/** Calls to servers that anybody may name: most workers stay free while some of these hang. */
const PUSHES_AT_ONCE = 6;
const WEBHOOKS_AT_ONCE = 10;
/** What they try again waits for three seconds or more. */
const LOOK_EVERY_MS = 5_000;
/** One of them may be the nightly check of the books, which takes minutes. */
const OTHERS_AT_ONCE = 3;

/** Starts the workers and the relay; `stop` waits for their current work. */
export async function startBackground(deps: Deps): Promise<{ stop(): Promise<void> }> {
  const { database, clock, log } = deps;
  const transport = transportFor(deps);
  const mails = await startJobs({
    database,
    tasks: {
      ...mailTasks(deps, transport),
      ...sealLetterTasks(deps, transport),
      ...backupLetterTasks(deps, transport),
      ...booksLetterTasks(deps, transport),
    },
    schedule: [],
    concurrency: MAILS_AT_ONCE,
    log,
  });
  const pushes = await startJobs({
    database,
    tasks: pushTasks(deps, postPush),
    schedule: [],
    concurrency: PUSHES_AT_ONCE,
    lookEveryMs: LOOK_EVERY_MS,
    log,
  });
  const webhooks = await startJobs({
    database,
    tasks: webhookTasks(deps),
    schedule: [],
    concurrency: WEBHOOKS_AT_ONCE,
    lookEveryMs: LOOK_EVERY_MS,
    log,
  });
  const imports = new ImportThread(database);
  const ending = new AbortController();
  const others = await startJobs({
    database,
    tasks: {
      ...cleaningTasks(database, clock),
      ...backupTasks(deps),
      ...booksTasks(deps, ending.signal),
      ...erasureTasks(deps),
      ...companionTasks(deps),
      ...monthTasks(deps),
      ...sealTasks(deps, ending.signal),
      ...reminderTasks(database, clock),
      ...noticeTasks(database, clock),
      ...digestTasks(database, clock),
      ...arrangementTasks(deps),
      ...threadTasks(deps),
      ...bulletinTasks(deps),
      ...batchTasks(deps),
      ...importTasks(deps, (job) => imports.check(job)),
      ...fundTasks(deps),
      ...invitationTasks(deps),
    },
    schedule: schedulesOf(deps),
    concurrency: OTHERS_AT_ONCE,
    log,
  });
  const relay = startRelay({ ...relayOptions(deps), log });
  return {
    async stop() {
      ending.abort();
      await relay.stop();
      await Promise.all([mails.stop(), pushes.stop(), webhooks.stop(), others.stop()]);
      transport.close();
      await imports.close();
    },
  };
}

/** What is done by itself, and when. */
function schedulesOf({ config }: Deps): JobsOptions['schedule'] {
  return [
    CLEANING_SCHEDULE,
    ERASING_SCHEDULE,
    COMPANIONS_SCHEDULE,
    MONTHS_SCHEDULE,
    SEALING_SCHEDULE,
    BOOKS_CHECK_SCHEDULE,
    REMINDING_SCHEDULE,
    ASKING_AGAIN_SCHEDULE,
    DIGEST_SCHEDULE,
    ARRANGEMENTS_SCHEDULE,
    TELLING_SCHEDULE,
    BULLETINS_SCHEDULE,
    DISK_SCHEDULE,
    ...(config.backupDir === undefined ? [] : [BACKUP_SCHEDULE]),
  ];
}

/** Every event becomes letters and notifications, and a live update for the open screens. */
export function relayOptions(deps: Deps): RelayOptions {
  const { database, clock, config } = deps;
  const letters: RelayOptions['consumers'][number] = async (transaction, events) => {
    const deliveries = await deliveriesOf(transaction, events, config);
    await enqueueLetters(transaction, deliveries, deps);
    await enqueuePushes(transaction, deliveries, deps);
  };
  return { database, clock, kinds: KINDS, consumers: [letters, announce, tellWebhooks(clock)] };
}
