/** The columns of what was given up; the keys sort the server's list. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FailedJob } from '#contract/running/jobs.ts';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { actsColumn, RowActs } from '#web/ui/table/row-acts.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import { useRetry } from './failed-work.ts';
import { workWords } from './failed-work-words.ts';
import { tableMoment } from './table-moment.ts';

/** What it was, to whom when these are mails, when, how many tries, the answer, and the act. */
export function failedWorkColumns(
  t: TFunction<'failed-work'>,
  { areMails }: { areMails: boolean },
): Column<FailedJob>[] {
  const recipient: Column<FailedJob> = {
    key: 'recipient',
    header: t('columns.recipient'),
    cell: (job) => job.recipient ?? t('noRecipient'),
    width: 12,
  };
  return [
    {
      key: 'work',
      header: t(areMails ? 'columns.about' : 'columns.job'),
      cell: (job) => workWords(t, job),
      onPhone: 'title',
      width: 13,
    },
    ...(areMails ? [recipient] : []),
    {
      key: 'failedAt',
      header: t('columns.failedAt'),
      cell: ({ failedAt }) => tableMoment(failedAt),
      sortable: true,
      orders: { ascending: t('orders.ascending'), descending: t('orders.descending') },
      width: 9,
    },
    {
      key: 'tries',
      header: t('columns.tries'),
      cell: ({ tries }) => tries,
      align: 'end',
      width: 6,
    },
    {
      key: 'answer',
      header: t('columns.answer'),
      cell: ({ answer }) => answer ?? t('noAnswer'),
      width: 18,
    },
    actsColumn(t('columns.acts'), (job) => <Retry job={job} />, 10),
  ];
}

function Retry({ job }: { job: FailedJob }) {
  const { t } = useTranslation('failed-work');
  const retry = useRetry(job);
  // A second tap would try what is on its way.
  const pressing = useSingleFlight(() => retry.run(undefined));
  const recipient = job.recipient ?? '';
  return (
    <RowActs>
      <Button kind="secondary" small busy={pressing.isBusy} onClick={() => void pressing.run()}>
        {t('retry.act')}
        <span className="visually-hidden">
          : {workWords(t, job)} {recipient}
        </span>
      </Button>
    </RowActs>
  );
}
