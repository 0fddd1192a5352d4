/** The mail room as a whole: opened when a portal starts, closed when it ends. */
import type { Deps } from '#server/deps.ts';
import type { Tasks } from '#server/platform/job-queue.ts';
import { startJobs } from '#server/platform/jobs.ts';
import { type MailTransport, smtpTransport } from '#server/platform/mail-transport.ts';
import { CLEANING_SCHEDULE, cleaningTasks } from './cleaning/nightly.ts';
import { mailTasks } from './deliver.ts';
import { startDrainer } from './drainer.ts';
import { keepingTransport } from './mailbox/keep.ts';

/** As many as the mail server is given connections. */
const MAILS_AT_ONCE = 4;
const OTHERS_AT_ONCE = 2;

/**
 * Sends, or keeps, what is in the outbox from now on; `stop` waits for what is in hand. Mails have
 * workers of their own, so that a mail server that hangs holds up nothing but mails.
 * @param otherTasks of other rooms, done beside the mails
 */
export async function startMailRoom(
  deps: Deps,
  otherTasks: Tasks = {},
): Promise<{ stop(): Promise<void> }> {
  const { database, clock, log } = deps;
  const transport = transportFor(deps);
  const mails = await startJobs({
    database,
    tasks: mailTasks(deps, transport),
    schedule: [],
    concurrency: MAILS_AT_ONCE,
    log,
  });
  const others = await startJobs({
    database,
    tasks: { ...cleaningTasks(database, clock), ...otherTasks },
    schedule: [CLEANING_SCHEDULE],
    concurrency: OTHERS_AT_ONCE,
    log,
  });
  const drainer = startDrainer(deps, log);
  return {
    async stop() {
      await drainer.stop();
      await Promise.all([mails.stop(), others.stop()]);
      transport.close();
    },
  };
}

/** Over SMTP when a server is named, else into the mailbox. */
export function transportFor({ config, database, clock }: Deps): MailTransport {
  return config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : keepingTransport(database, clock);
}
