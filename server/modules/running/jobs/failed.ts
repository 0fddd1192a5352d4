/** Work that was given up: looked through and tried again by the portal's administrators (specification §31). */
import type { ReplyOf } from '#contract/endpoints.ts';
import type { FailedJob } from '#contract/running/jobs.ts';
import type { Call } from '#server/call.ts';
import { BOOKS_LETTER } from '#server/modules/hours/books/nightly.ts';
import { SEAL_LETTER } from '#server/modules/hours/seals/sealing.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { BACKUP_LETTER } from '#server/modules/running/backups/daily.ts';
import { DELIVERY } from '#server/modules/sending/mail/deliver.ts';
import { subjectOf } from '#server/modules/sending/mail/letters/all.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { orderOf, type Page, pageValues, readPage } from '#server/platform/paging.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { presentFailed } from './present.ts';
import { findJob, listFailed, retryJobs } from './sql.ts';

/** The names of the jobs that send a mail. */
export const MAIL_TASKS = [DELIVERY, SEAL_LETTER, BACKUP_LETTER, BOOKS_LETTER].map(
  ({ name }) => name,
);
const MAILS = { mailTasks: MAIL_TASKS, mailTries: DELIVERY.tries };

/** Mails, unless other work is asked for; the latest first, unless asked otherwise. */
export function readFailed({ db, query }: Call<'listFailedJobs'>): Promise<Page<FailedJob>> {
  const order = orderOf(query.sort, { field: 'failedAt', descending: true });
  const areMails = query.work !== 'others';
  const values = { ...pageValues(query), mailTasks: MAILS.mailTasks, areMails };
  return readPage(db, listFailed(order), values, (row) => presentFailed(row, aboutOf(row)));
}

/** @returns null for other work than letters */
function aboutOf({
  task,
  letter,
}: Pick<RowOf<typeof listFailed>, 'task' | 'letter'>): FailedJob['about'] {
  if (task === SEAL_LETTER.name) return 'seals';
  return letter === null ? null : (subjectOf(letter) ?? null);
}

/** Gives one job all its tries back. Asked twice it is tried once, for only what is given up is taken. */
export async function retryFailedJob({
  db,
  now,
  actor: { personId: actorId },
  params: { id },
}: Call<'retryFailedJob'>): Promise<void> {
  const [retried] = await db.rows(retryJobs, { ...MAILS, id });
  if (!retried) {
    const isThere = await db.first(findJob, { id });
    throw new Refusal(isThere ? 'already-started' : 'not-found');
  }
  const { task, letter } = retried;
  const detail = { jobId: id, kind: letter ?? task, about: aboutOf(retried) };
  await audit(db, now, 'job-retried', { actorId, detail });
}

/** The same for every mail that was given up. @returns how many */
export async function retryFailedMails({
  db,
  now,
  actor: { personId: actorId },
}: Call<'retryFailedMails'>): Promise<ReplyOf<'retryFailedMails'>> {
  const { length: mails } = await db.rows(retryJobs, { ...MAILS, id: null });
  if (mails > 0) await audit(db, now, 'mails-retried', { actorId, detail: { mails } });
  return { mails };
}
