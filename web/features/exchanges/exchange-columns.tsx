/** The columns that every list of exchanges has (specification §2), and the card of a phone. */
import type { TFunction } from 'i18next';
import type { Exchange } from '#contract/exchanges.ts';
import { sentenceDay, tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import type { Column } from '#web/ui/table/column.ts';
import css from './exchanges.module.css';
import { otherName } from './other-name.ts';
import { SignedHours } from './signed-hours.tsx';

interface Columns {
  t: TFunction<'exchanges'>;
  readerId: number;
  /** On a phone a sentence below says what and when. */
  isWordy?: boolean;
}

/** Date, creditor, bank, debtor, bank, description, hours, creator, ID: the keys sort the server's list. */
export function exchangeColumns<Row extends Exchange>({
  t,
  readerId,
  isWordy,
}: Columns): Column<Row>[] {
  const other = (row: Row) => otherName(row, readerId);
  const name = (key: 'userFromFullName' | 'userToFullName', header: string): Column<Row> => ({
    key,
    header,
    cell: (row) => row[key],
    sortable: true,
    onPhone: 'hidden',
  });
  const bank = (key: 'bankFromName' | 'bankToName', header: string): Column<Row> => ({
    key,
    header,
    cell: (row) => row[key],
    sortable: true,
    onPhone: 'hidden',
  });
  return [
    { key: 'other', header: t('columns.with'), cell: other, onPhone: 'title', onDesk: 'hidden' },
    {
      key: 'dateOfTransaction',
      header: t('columns.date'),
      cell: (row) => <span className={css.figure}>{tableDay(row.dateOfTransaction)}</span>,
      sortable: true,
      onPhone: 'hidden',
    },
    name('userFromFullName', t('columns.creditor')),
    bank('bankFromName', t('columns.creditorBank')),
    name('userToFullName', t('columns.debtor')),
    bank('bankToName', t('columns.debtorBank')),
    {
      key: 'description',
      header: t('columns.description'),
      cell: (row) => <Description exchange={row} />,
      sortable: true,
      onPhone: isWordy ? 'hidden' : 'plain',
    },
    {
      key: 'quantityOfHours',
      header: t('columns.hours'),
      cell: (row) => <SignedHours hours={signedHours(row, readerId)} />,
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
      cell: (row) => row.id,
      sortable: true,
      align: 'end',
      onPhone: 'hidden',
    },
  ];
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

/** Plus what the reader gave, minus what they received, whichever way the list has it. */
function signedHours(exchange: Exchange, readerId: number): number {
  const hours = Math.abs(exchange.quantityOfHours);
  return exchange.userFromId === readerId ? hours : -hours;
}
