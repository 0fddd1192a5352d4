/** The bank's figures for its assembly, on two pages: months and members, then activities and friend banks. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BankStatistics } from '#contract/hours/exchanges-of-bank.ts';
import { read } from '#web/api/read.ts';
import { monthOfYear, tableDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Paper, type PaperColumn } from '#web/ui/paper/paper.tsx';
import { usePaper } from '#web/ui/paper/use-paper.ts';

/** More have no room beside the members; then each year is one row. */
const MONTHS_MAX = 24;
/** The others are one row together. */
const ACTIVITIES_MAX = 20;
const BANKS_MAX = 8;

interface Span {
  from: string;
  to: string;
}

interface Row {
  key: string;
  what: string;
  exchanges: number;
  hours: number;
}

/** The button; nothing to print where nothing was exchanged. */
export function PrintStatistics({ span, bank }: { span: Span; bank: string | undefined }) {
  const { t } = useTranslation('bank-exchanges', { keyPrefix: 'statistics' });
  const { data } = useQuery(read('readBankStatistics', { query: span }));
  const { sheets, print } = usePaper<BankStatistics>();
  if (!data || data.months.length === 0) return null;
  return (
    <>
      <Button kind="secondary" whileClosed onClick={() => print(data)}>
        {t('print')}
      </Button>
      {sheets && <Pages figures={sheets} span={span} bank={bank} />}
    </>
  );
}

interface PagesProps {
  figures: BankStatistics;
  span: Span;
  bank: string | undefined;
}

function Pages({ figures, span, bank }: PagesProps) {
  const { t } = useTranslation('bank-exchanges', { keyPrefix: 'statistics' });
  const language = currentLanguage();
  const { months, activities, members, flows, withBodies } = figures;
  const active = members.both + members.gave + members.received;
  const all = sumOf(months);
  const period = t('printed.period', {
    from: tableDay(span.from || `${months[0]?.month ?? ''}-01`, language),
    to: tableDay(span.to || today(), language),
  });
  const shown = flows.slice(0, BANKS_MAX);
  const others = flows.slice(BANKS_MAX);
  return (
    <>
      <Paper
        owner={bank}
        title={t('title')}
        facts={[
          period,
          t('printed.sum', { count: all.exchanges, hours: hoursText(all.hours) }),
          ...(withBodies.exchanges > 0
            ? [t('printed.bodies', { hours: hoursText(withBodies.hours) })]
            : []),
          t('printed.members', { active, all: active + members.neither }),
        ]}
        columns={useColumns(t('months.month'))}
        rows={rowsOfMonths(months)}
        rowKey={({ key }) => key}
        foot={
          <>
            <h2>{t('members.title')}</h2>
            <ul>
              {(['both', 'gave', 'received', 'neither'] as const).map((part) => (
                <li key={part}>
                  {t(`members.${part}`)}: <strong>{members[part]}</strong>
                </li>
              ))}
            </ul>
          </>
        }
      />
      <Paper
        owner={bank}
        title={t('activities.title')}
        facts={[period]}
        columns={useColumns(t('activities.activity'))}
        rows={rowsOfActivities(activities, (count) => t('activities.others', { count }))}
        rowKey={({ key }) => key}
        foot={
          <>
            <h2>{t('flows.title')}</h2>
            {flows.length === 0 && <p>{t('flows.none')}</p>}
            <ul>
              {shown.map(({ bankId, name, given, received }) => (
                <li key={bankId}>
                  {t('printed.flow', {
                    name,
                    given: hoursText(given),
                    received: hoursText(received),
                  })}
                </li>
              ))}
              {others.length > 0 && <li>{t('printed.otherBanks', { count: others.length })}</li>}
            </ul>
          </>
        }
      />
    </>
  );
}

function useColumns(what: string): PaperColumn<Row>[] {
  const { t } = useTranslation('bank-exchanges', { keyPrefix: 'statistics' });
  return [
    { key: 'what', header: what, cell: (row) => row.what },
    {
      key: 'exchanges',
      header: t('exchanges'),
      cell: (row) => row.exchanges,
      align: 'end',
      width: '18%',
    },
    {
      key: 'hours',
      header: t('hours'),
      cell: (row) => hoursText(row.hours),
      align: 'end',
      width: '24%',
    },
  ];
}

function sumOf(rows: readonly { exchanges: number; hours: number }[]) {
  return {
    exchanges: rows.reduce((sum, one) => sum + one.exchanges, 0),
    hours: rows.reduce((sum, one) => sum + one.hours, 0),
  };
}

function rowsOfMonths(months: BankStatistics['months']): Row[] {
  if (months.length <= MONTHS_MAX) {
    return months.map((one) => ({
      ...one,
      key: one.month,
      what: monthOfYear(one.month, currentLanguage()),
    }));
  }
  const years = Map.groupBy(months, ({ month }) => month.slice(0, 'yyyy'.length));
  return [...years].map(([year, some]) => ({ key: year, what: year, ...sumOf(some) }));
}

function rowsOfActivities(
  activities: BankStatistics['activities'],
  others: (count: number) => string,
): Row[] {
  const rest = activities.slice(ACTIVITIES_MAX);
  const rows = activities
    .slice(0, ACTIVITIES_MAX)
    .map(({ id, type, ...figures }) => ({ key: String(id), what: type, ...figures }));
  if (rest.length === 0) return rows;
  return [...rows, { key: 'others', what: others(rest.length), ...sumOf(rest) }];
}
