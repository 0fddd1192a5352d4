/** The mail room as a whole: opened when a portal starts, closed when it ends. */
import type { Deps } from '#server/deps.ts';
import type { Tasks } from '#server/platform/job-queue.ts';
import { startJobs } from '#server/platform/jobs.ts';
import { type MailTransport, smtpTransport } from '#server/platform/mail-transport.ts';
import { CLEANING_SCHEDULE, cleaningTasks } from './cleaning/nightly.ts';
import { mailTasks } from './deliver.ts';
import { startDrainer } from './drainer.ts';
import { keepingTransport } from './mailbox/keep.ts';

/**
 * Sends, or keeps, what is in the outbox from now on; `stop` waits for what is in hand.
 * @param otherTasks of other rooms, done by the same worker
 */
export async function startMailRoom(
  deps: Deps,
  otherTasks: Tasks = {},
): Promise<{ stop(): Promise<void> }> {
  const { database, clock, log } = deps;
  const transport = transportFor(deps);
  const jobs = await startJobs({
    database,
    tasks: { ...mailTasks(deps, transport), ...cleaningTasks(database, clock), ...otherTasks },
    schedule: [CLEANING_SCHEDULE],
    log,
  });
  const drainer = startDrainer(deps, log);
  return {
    async stop() {
      await drainer.stop();
      await jobs.stop();
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
