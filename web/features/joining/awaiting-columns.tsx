/** The columns of the people who ask to join. */
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Applicant } from '#contract/joining.ts';
import { personName } from '#contract/person-name.ts';
import { tableDay } from '#web/i18n/format.ts';
import { MailLink, PhoneLink } from '#web/ui/contact-links.tsx';
import type { Column } from '#web/ui/table/column.ts';

/** Surname, name, e-mail, phone, since when; the keys sort the server's list. */
export function awaitingColumns(
  t: TFunction<'joining'>,
  buttons: (row: Applicant) => ReactNode,
): Column<Applicant>[] {
  return [
    {
      key: 'fullName',
      header: t('columns.fullName'),
      cell: personName,
      onPhone: 'title',
      onDesk: 'hidden',
    },
    {
      key: 'surname',
      header: t('columns.surname'),
      cell: (row) => row.surname,
      sortable: true,
      onPhone: 'hidden',
    },
    {
      key: 'name',
      header: t('columns.name'),
      cell: (row) => row.name,
      sortable: true,
      onPhone: 'hidden',
    },
    {
      key: 'email',
      header: t('columns.email'),
      cell: ({ email }) => <MailLink email={email} />,
      sortable: true,
    },
    {
      key: 'phone',
      header: t('columns.phone'),
      cell: ({ phone }) => <PhoneLink phone={phone} />,
      sortable: true,
    },
    {
      key: 'requestedAt',
      header: t('columns.requestedAt'),
      cell: (row) => tableDay(row.requestedAt),
      sortable: true,
    },
    {
      key: 'decide',
      header: t('columns.decide'),
      cell: buttons,
      align: 'end',
      onPhone: 'plain',
      isHeaderQuiet: true,
    },
  ];
}
