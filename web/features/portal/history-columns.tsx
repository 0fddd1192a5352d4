/** The columns of what the portal's administrators did. */
import type { TFunction } from 'i18next';
import { personName } from '#contract/person-name.ts';
import type { PortalDeed } from '#contract/portal.ts';
import type { Column } from '#web/ui/table/column.ts';
import { tableMoment } from './table-moment.ts';

type Texts = TFunction<'portal'>;

/** What, who and when. */
export function historyColumns(t: Texts): Column<PortalDeed>[] {
  return [
    {
      key: 'what',
      header: t('history.columns.what'),
      cell: (deed) => deedWords(t, deed),
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

/** "Approved the bank Lecco". */
function deedWords(t: Texts, { action, bank, reason, mails, fields }: PortalDeed): string {
  if (action === 'mails-retried') return t('history.acts.mails-retried', { count: mails ?? 0 });
  if (action === 'job-retried') return t('history.acts.job-retried');
  if (action === 'bank-suspended' || action === 'bank-reopened') {
    return t(`history.acts.${action}`, { bank: bank ?? '', reason: reason ?? '' });
  }
  const changed = fields.map((field) => t(`history.fields.${field}`)).join(', ');
  return t(`history.acts.${action}`, { bank: bank ?? '', changed });
}
