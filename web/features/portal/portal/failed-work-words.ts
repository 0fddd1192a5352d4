/** What a mail or a job was to do, in the reader's words. */
import type { TFunction } from 'i18next';
import type { FailedJob } from '#contract/running/jobs.ts';

type Texts = TFunction<'failed-work'>;

/** "Exchange" for a mail, "Making many exchanges at once" for a job. */
export function workWords(t: Texts, { about, kind }: Pick<FailedJob, 'about' | 'kind'>): string {
  if (about !== null) return t(`about.${about}`);
  return jobWords(t).get(kind) ?? t('jobs.unknown', { kind });
}

/** The jobs by the names that the server gives them. */
function jobWords(t: Texts): Map<string, string> {
  return new Map([
    // Of a mail that was tried again before its kind was kept.
    ['mail.deliver', t('works.mails')],
    ['make-exchanges', t('jobs.makeExchanges')],
    ['undo-exchanges', t('jobs.undoExchanges')],
    ['send-invitations', t('jobs.invitations')],
    ['give-welcome-hours', t('jobs.welcomeHours')],
    ['check-import', t('jobs.checkImport')],
    ['run-import', t('jobs.runImport')],
    ['undo-import', t('jobs.undoImport')],
    ['arrangements.ask', t('jobs.askIfDone')],
    ['letters.remind', t('jobs.remind')],
    ['threads.tell', t('jobs.tellMessages')],
    ['notices.digest', t('jobs.digest')],
    ['notices.ask-again', t('jobs.askAgain')],
    ['push.send', t('jobs.push')],
    ['seals.sealing', t('jobs.sealing')],
    ['backups.daily', t('jobs.backup')],
    ['backups.letter', t('jobs.backupLetter')],
    ['books.check', t('jobs.booksCheck')],
    ['books.letter', t('jobs.booksLetter')],
    ['cleaning.nightly', t('jobs.cleaning')],
  ]);
}
