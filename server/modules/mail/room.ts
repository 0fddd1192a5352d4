/** The mail room as a whole: opened when a portal starts, closed when it ends. */
import type { Deps } from '#server/deps.ts';
import { startJobs } from '#server/platform/jobs.ts';
import { type MailTransport, smtpTransport } from '#server/platform/mail-transport.ts';
import { CLEANING_SCHEDULE, cleaningTasks } from './cleaning/nightly.ts';
import { mailTasks } from './deliver.ts';
import { startDrainer } from './drainer.ts';
import { keepingTransport } from './mailbox/keep.ts';

/** Sends, or keeps, what is in the outbox from now on; `stop` waits for what is in hand. */
export async function startMailRoom(deps: Deps): Promise<{ stop(): Promise<void> }> {
  const { database, clock, log } = deps;
  const transport = transportFor(deps);
  const jobs = await startJobs({
    database,
    tasks: { ...mailTasks(deps, transport), ...cleaningTasks(database, clock) },
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
