/** The columns of what the portal's administrators did. */
import type { TFunction } from 'i18next';
import { personName } from '#contract/person-name.ts';
import type { PortalDeed } from '#contract/portal/portal.ts';
import type { Column } from '#web/ui/table/column.ts';
import { workWords } from './failed-work-words.ts';
import { tableMoment } from './table-moment.ts';

type Texts = TFunction<'portal'>;
type WorkTexts = TFunction<'failed-work'>;

/** What, who and when. @param work the words of mails and jobs */
export function historyColumns(t: Texts, work: WorkTexts): Column<PortalDeed>[] {
  return [
    {
      key: 'what',
      header: t('history.columns.what'),
      cell: (deed) => deedWords(t, work, deed),
      onPhone: 'title',
      width: 26,
    },
    {
      key: 'by',
      header: t('history.columns.by'),
      cell: ({ by }) => (by ? personName(by) : t('history.atTheMachine')),
      width: 12,
    },
    {
      key: 'at',
      header: t('history.columns.at'),
      cell: ({ at }) => tableMoment(at),
      sortable: true,
      orders: {
        ascending: t('history.orders.ascending'),
        descending: t('history.orders.descending'),
      },
      width: 10,
    },
  ];
}

/** A renaming that left the Italian name as it was. */
const WITHOUT_NEW_NAME: Partial<
  Record<PortalDeed['action'], 'activity-words' | 'activity-group-words'>
> = { 'activity-renamed': 'activity-words', 'activity-group-renamed': 'activity-group-words' };

/** "Approved the bank Lecco". */
function deedWords(t: Texts, work: WorkTexts, deed: PortalDeed): string {
  const { action, bank, reason, mails, fields, activity, job, maintenanceAt } = deed;
  if (action === 'mails-retried') return t('history.acts.mails-retried', { count: mails ?? 0 });
  if (job) return t('history.acts.job-retried', { work: workWords(work, job) });
  if (action === 'bank-suspended' || action === 'bank-reopened') {
    return t(`history.acts.${action}`, { bank: bank ?? '', reason: reason ?? '' });
  }
  const changed = fields.map((field) => t(`history.fields.${field}`)).join(', ');
  const { name = '', before = '', into = '' } = activity ?? {};
  const act = (activity && before === name && WITHOUT_NEW_NAME[action]) || action;
  const when = maintenanceAt === undefined ? '' : tableMoment(maintenanceAt);
  return t(`history.acts.${act}`, {
    ...{ bank: bank ?? '', changed, name, before, into, when, work: '' },
  });
}
