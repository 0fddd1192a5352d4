/** The columns of people with an unverified address; the keys sort the server's list. */
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Unverified } from '#contract/joining.ts';
import { personName } from '#contract/person-name.ts';
import { tableDay } from '#web/i18n/format.ts';
import { MailLink, PhoneLink } from '#web/ui/contact-links.tsx';
import type { Column } from '#web/ui/table/column.ts';

/** Surname, name, e-mail, phone, since when, and what may be done. */
export function unverifiedColumns(
  t: TFunction<'members'>,
  buttons: (person: Unverified) => ReactNode,
): Column<Unverified>[] {
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
      cell: (person) => person.surname,
      sortable: true,
      onPhone: 'hidden',
    },
    {
      key: 'name',
      header: t('columns.name'),
      cell: (person) => person.name,
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
      key: 'registeredAt',
      header: t('columns.registeredAt'),
      cell: (person) => tableDay(person.registeredAt),
      sortable: true,
    },
    {
      key: 'acts',
      header: t('columns.acts'),
      cell: buttons,
      align: 'end',
      onPhone: 'plain',
      isHeaderQuiet: true,
    },
  ];
}
