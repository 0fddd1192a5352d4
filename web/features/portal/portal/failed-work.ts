/** Mails and other jobs that were given up: the page of the list, and what starts them again. */
import { useTranslation } from 'react-i18next';
import type { QueryOf } from '#contract/endpoints.ts';
import type { FailedJob } from '#contract/running/jobs.ts';
import { call } from '#web/api/call.ts';
import { readPage } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';

/** A page of what was given up: mails, or everything else. */
export function failedWorkQuery(query: QueryOf<'listFailedJobs'>) {
  return readPage('listFailedJobs', { query });
}

/** Gives one mail or job all its tries back; once it has them it leaves the list. */
export function useRetry({ id, about }: Pick<FailedJob, 'id' | 'about'>) {
  const { t } = useTranslation('failed-work');
  const which = about === null ? 'others' : 'mails';
  return useAction({
    send: () => call('retryFailedJob', { params: { id } }),
    done: () => t(`retry.done.${which}`),
    failed: () => t('retry.failed'),
    settled: {
      'already-started': () => t('retry.settled'),
      'not-found': () => t('retry.settled'),
    },
    awaitsQueries: true,
  });
}

/** The same for every mail that was given up. */
export function useRetryMails() {
  const { t } = useTranslation('failed-work');
  return useAction({
    send: () => call('retryFailedMails', {}),
    done: (_: undefined, { mails }) => t('all.done', { count: mails }),
    failed: () => t('retry.failed'),
    awaitsQueries: true,
  });
}
