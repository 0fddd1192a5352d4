/** The columns of the bank's lists of exchanges, and the card of a phone. The keys sort the server's list. */
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Exchange } from '#contract/exchanges.ts';
import { sentenceDay, tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Hours } from '#web/ui/hours/hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import type { Column } from '#web/ui/table/column.ts';
import css from './desk.module.css';
import { NumberButton } from './details-button.tsx';

interface DeskColumns<Row> {
  t: TFunction<'bank-exchanges'>;
  /** The name of one's own bank, which need not be told again in every row. */
  own: string | undefined;
  /** Buttons at the end of a row. */
  acts: (row: Row) => ReactNode;
}

/** Date, creditor, debtor, description, hours, creator, ID, buttons. */
export function deskColumns<Row extends Exchange>(given: DeskColumns<Row>): Column<Row>[] {
  const { t, own, acts } = given;
  return [
    {
      key: 'who',
      header: t('columns.who'),
      cell: (row) =>
        t('columns.whoToWhom', {
          creditor: row.userFromDisplayName,
          debtor: row.userToDisplayName,
        }),
      onPhone: 'title',
      onDesk: 'hidden',
    },
    {
      key: 'dateOfTransaction',
      header: t('columns.date'),
      cell: (row) => <span className={css.figure}>{tableDay(row.dateOfTransaction)}</span>,
      sortable: true,
      onPhone: 'hidden',
    },
    {
      key: 'userFromFullName',
      header: t('columns.creditor'),
      cell: (row) => <Person name={row.userFromFullName} bank={row.bankFromName} own={own} />,
      sortable: true,
      onPhone: 'hidden',
    },
    {
      key: 'userToFullName',
      header: t('columns.debtor'),
      cell: (row) => <Person name={row.userToFullName} bank={row.bankToName} own={own} />,
      sortable: true,
      onPhone: 'hidden',
    },
    {
      key: 'description',
      header: t('columns.description'),
      cell: (row) => <Description exchange={row} />,
      sortable: true,
      onPhone: 'plain',
    },
    {
      key: 'quantityOfHours',
      header: t('columns.hours'),
      cell: (row) => <Hours text={hoursText(row.quantityOfHours)} />,
      sortable: true,
      align: 'end',
      onPhone: 'corner',
    },
    {
      key: 'creator',
      header: t('columns.creator'),
      cell: (row) => row.creator,
      sortable: true,
      onPhone: 'hidden',
    },
    {
      key: 'id',
      header: t('columns.id'),
      cell: ({ id }) => <NumberButton id={id} />,
      sortable: true,
      align: 'end',
      onPhone: 'hidden',
    },
    {
      key: 'acts',
      header: t('columns.acts'),
      cell: acts,
      align: 'end',
      onPhone: 'plain',
      isHeaderQuiet: true,
    },
  ];
}

interface PersonProps {
  name: string;
  bank: string;
  own: string | undefined;
}

function Person({ name, bank, own }: PersonProps) {
  return (
    <>
      {name}
      {own !== undefined && bank !== own && <span className={css.bank}>{bank}</span>}
    </>
  );
}

function Description({ exchange }: { exchange: Exchange }) {
  return (
    <div className={css.description}>
      <span className={css.activity}>
        <span className={css.onPhone}>
          {sentenceDay(exchange.dateOfTransaction, currentLanguage())} ·{' '}
        </span>
        {exchange.activity}
      </span>
      {exchange.note}
    </div>
  );
}
