/** The columns of the friend banks. */
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Friendship } from '#contract/network.ts';
import { Hours } from '#web/ui/hours/hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import type { Column } from '#web/ui/table/column.ts';
import { fromRequester, fromRequired, type OtherEnd } from './use-link-acts.ts';

/** Bank, since when, hours given, hours received, and what may be done. */
export function friendColumns(
  t: TFunction<'network'>,
  ownId: number | null,
  acts: (end: OtherEnd) => ReactNode,
): Column<Friendship>[] {
  const endOf = (link: Friendship) =>
    link.bankRequester.bankId === ownId ? fromRequired(link) : fromRequester(link);
  return [
    {
      key: 'bank',
      header: t('friends.columns.bank'),
      cell: (link) => endOf(link).bank,
      onPhone: 'title',
    },
    {
      key: 'operationDate',
      header: t('friends.columns.since'),
      cell: ({ operationDate }) => operationDate,
      sortable: true,
    },
    {
      key: 'hoursGiven',
      header: t('friends.columns.given'),
      cell: ({ hoursGiven }) => <Hours text={hoursText(hoursGiven)} />,
      align: 'end',
    },
    {
      key: 'hoursReceived',
      header: t('friends.columns.received'),
      cell: ({ hoursReceived }) => <Hours text={hoursText(hoursReceived)} />,
      align: 'end',
    },
    {
      key: 'acts',
      header: t('friends.columns.acts'),
      cell: (link) => acts(endOf(link)),
      align: 'end',
      onPhone: 'plain',
      isHeaderQuiet: true,
    },
  ];
}
