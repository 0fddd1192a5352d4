/** The bank's exchanges on paper: all that the filters let through, with the filters in words. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/hours/exchanges.ts';
import { read } from '#web/api/read.ts';
import { tableDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Hours } from '#web/ui/hours/hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Paper, type PaperColumn } from '#web/ui/paper/paper.tsx';
import { usePrinting } from '#web/ui/paper/use-printing.ts';
import { shortBankName } from '../parts/columns.tsx';
import { bankExchangesQuery } from '../parts/queries.ts';
import { useExchangePage } from '../parts/use-exchange-page.ts';
import { useChosenPeople } from './people-filter.tsx';
import { type useDeskFilters, wireFilters } from './use-filters.ts';

type Filtering = ReturnType<typeof useDeskFilters>;

/** A button, and for the moment of printing the sheet. */
export function HistoryPrint(filtering: Filtering) {
  const { t } = useTranslation('bank-exchanges');
  const { filters, isReversed } = filtering;
  const { sort } = useExchangePage();
  const { rows, isPreparing, print } = usePrinting(
    bankExchangesQuery({ ...wireFilters(filters), status: filters.status, sort }),
  );
  return (
    <>
      <Button kind="secondary" whileClosed busy={isPreparing} disabled={isReversed} onClick={print}>
        {t('member.print')}
      </Button>
      {rows && <Sheet rows={rows} {...filtering} />}
    </>
  );
}

/** Title, bank, filters and sums; a table whose head every sheet repeats. */
function Sheet({ rows, ...filtering }: Filtering & { rows: readonly Exchange[] }) {
  const { t } = useTranslation(['bank-exchanges', 'exchanges']);
  const { data: banks = [] } = useQuery(read('matchBanks'));
  const own = banks[0]?.name ?? '';
  const person = (side: 'From' | 'To', header: string): PaperColumn<Exchange> => ({
    key: side,
    header,
    cell: (row) => {
      const [name, bank] = [row[`user${side}FullName`], row[`bank${side}Name`]];
      return bank === own ? name : `${name} · ${shortBankName(bank, own)}`;
    },
    width: '16%',
  });
  const state: PaperColumn<Exchange> = {
    key: 'status',
    header: t('filters.status'),
    cell: ({ status }) => t(`exchanges:status.${status}`),
    width: '11%',
  };
  const columns: PaperColumn<Exchange>[] = [
    {
      key: 'day',
      header: t('exchanges:columns.date'),
      cell: ({ dateOfTransaction }) => tableDay(dateOfTransaction, currentLanguage()),
      width: '9%',
    },
    person('From', t('exchanges:columns.creditor')),
    person('To', t('exchanges:columns.debtor')),
    {
      key: 'what',
      header: t('exchanges:columns.description'),
      cell: ({ activity, note }) => `${activity}: ${note}`,
    },
    ...(filtering.filters.status === 'all' ? [state] : []),
    {
      key: 'hours',
      header: t('exchanges:columns.hours'),
      cell: ({ quantityOfHours }) => <Hours text={hoursText(quantityOfHours)} />,
      align: 'end',
      width: '9%',
    },
    {
      key: 'id',
      header: t('exchanges:columns.id'),
      cell: ({ id }) => id,
      align: 'end',
      width: '5%',
    },
  ];
  return (
    <Paper
      owner={own}
      title={t('history.title')}
      facts={useFacts(filtering, rows)}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isWide
    />
  );
}

/** "Dal 23/10/2026 · Confermati · Marco Bianchi · 15 scambi · 26 h in tutto · stampato il …". */
function useFacts({ filters }: Filtering, rows: readonly Exchange[]): (string | false)[] {
  const { t } = useTranslation('bank-exchanges');
  const { data: banks = [] } = useQuery(read('matchBanks'));
  const people = useChosenPeople(filters);
  const { q, from, to, status, bank, batch, openings } = filters;
  const day = (text: string) => tableDay(text, currentLanguage());
  const counted = rows.filter((row) => status !== 'all' || row.status === 'confirmed');
  const hours = counted.reduce((sum, { quantityOfHours }) => sum + quantityOfHours, 0);
  const bankName = banks.findIndex(({ bankId }) => String(bankId) === bank);
  return [
    from === '' && to === '' && t('paper.always'),
    from !== '' && t('paper.from', { day: day(from) }),
    (from !== '' || to !== '') && t('paper.to', { day: day(to === '' ? today() : to) }),
    t(`filters.statuses.${status}`),
    ...people.map(({ words }) => words),
    bankName === 0 && t('filters.ownBank'),
    bankName > 0 && `${t('filters.bank')}: ${banks[bankName]?.name}`,
    batch !== '' && t('paper.batch'),
    openings === 'with' && t('paper.openings'),
    q !== '' && t('paper.found', { text: q }),
    t('member.count', { count: rows.length }),
    t(status === 'all' ? 'paper.confirmed' : 'paper.sum', { hours: hoursText(hours) }),
    t('member.printedOn', { day: day(today()) }),
  ];
}
