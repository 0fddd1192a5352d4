/** What the bank's confirmed exchanges of a period add up to, each figure drawn and as a table. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BankStatistics } from '#contract/hours/exchanges-of-bank.ts';
import { read } from '#web/api/read.ts';
import { monthOfYear } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Hours } from '#web/ui/hours/hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card, CardGrid, Stack } from '#web/ui/page/card.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { Bar, Columns, Parts, type PartTone } from './charts.tsx';
import css from './statistics.module.css';
import { Table } from './table.tsx';

interface Span {
  /** `yyyy-MM-dd`, or empty for no limit. */
  from: string;
  to: string;
}

/** The four figures of a period. */
export function Statistics({ span }: { span: Span }) {
  const { t } = useTranslation('bank-exchanges', { keyPrefix: 'statistics' });
  const query = useQuery(
    read('readBankStatistics', { query: span }, { placeholderData: keepPreviousData }),
  );
  const { data } = query;
  if (!data) return query.isError ? <LoadTrouble query={query} /> : <Skeletons />;
  if (data.months.length === 0) {
    return (
      <EmptyState
        drawing={<ListDrawing />}
        title={t('empty')}
        action={<ButtonLink to={`${paths.bankStatistics}?from=`}>{t('emptyAct')}</ButtonLink>}
      >
        {t('emptyText')}
      </EmptyState>
    );
  }
  return (
    <Stack>
      {query.isError && <LoadTrouble query={query} tone="warning" />}
      <Months months={data.months} withBodies={data.withBodies} />
      <CardGrid min="24rem">
        <Activities activities={data.activities} />
        <Stack>
          <Members members={data.members} />
          <Flows flows={data.flows} />
        </Stack>
      </CardGrid>
    </Stack>
  );
}

function Skeletons() {
  const { t } = useTranslation('bank-exchanges', { keyPrefix: 'statistics' });
  return (
    <Card title={t('months.title')}>
      <TextSkeleton lines={8} />
    </Card>
  );
}

/** From here on only January has its year below the column. */
const LABELS_MAX = 14;

function Months({ months, withBodies }: Pick<BankStatistics, 'months' | 'withBodies'>) {
  const { t } = useTranslation('bank-exchanges', { keyPrefix: 'statistics' });
  const language = currentLanguage();
  const short = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const labelOf = (month: string) => {
    if (months.length <= LABELS_MAX) return short.format(new Date(`${month}-01T00:00:00Z`));
    return month.endsWith('-01') ? month.slice(0, 'yyyy'.length) : '';
  };
  const exchanges = months.reduce((sum, one) => sum + one.exchanges, 0);
  const hours = months.reduce((sum, one) => sum + one.hours, 0);
  return (
    <Card title={t('months.title')}>
      <p>
        <Marked text={t('months.sum', { count: exchanges, hours: hoursText(hours) })} />
        {withBodies.exchanges > 0 &&
          ` (${t('printed.bodies', { hours: hoursText(withBodies.hours) })})`}
      </p>
      <Columns
        values={months.map(({ month, hours: value }) => ({
          key: month,
          value,
          label: labelOf(month),
          amount: value === 0 ? '' : String(Math.round(value)),
        }))}
      />
      <details className={css.table}>
        <summary>{t('asTable')}</summary>
        <Table
          caption={t('months.title')}
          headers={[t('months.month'), t('exchanges'), t('hours')]}
          rows={months.map((one) => ({
            key: one.month,
            cells: [
              monthOfYear(one.month, language),
              one.exchanges,
              <Amount key="h" of={one.hours} />,
            ],
          }))}
        />
      </details>
    </Card>
  );
}

/** As many as one compares; the others are a press away. */
const ACTIVITIES_SHOWN = 10;

function Activities({ activities }: Pick<BankStatistics, 'activities'>) {
  const { t } = useTranslation('bank-exchanges', { keyPrefix: 'statistics' });
  const others = activities.slice(ACTIVITIES_SHOWN);
  const most = activities[0]?.hours ?? 0;
  const table = (some: BankStatistics['activities']) => (
    <Table
      caption={t('activities.title')}
      headers={[t('activities.activity'), t('exchanges'), t('hours')]}
      rows={some.map((one) => ({
        key: String(one.id),
        cells: [
          <span key="a">
            {one.type}
            <Bar value={one.hours} most={most} />
          </span>,
          one.exchanges,
          <Amount key="h" of={one.hours} />,
        ],
      }))}
    />
  );
  return (
    <Card title={t('activities.title')}>
      {table(activities.slice(0, ACTIVITIES_SHOWN))}
      {others.length > 0 && (
        <details className={css.table}>
          <summary>{t('activities.others', { count: others.length })}</summary>
          {table(others)}
        </details>
      )}
    </Card>
  );
}

const PARTS: readonly PartTone[] = ['both', 'gave', 'received', 'neither'];

function Members({ members }: Pick<BankStatistics, 'members'>) {
  const { t } = useTranslation('bank-exchanges', { keyPrefix: 'statistics' });
  const active = members.both + members.gave + members.received;
  return (
    <Card title={t('members.title')}>
      <p>
        <Marked text={t('members.sum', { active, all: active + members.neither })} />
      </p>
      <Parts values={members} />
      <Table
        caption={t('members.title')}
        headers={[t('members.what'), t('members.many')]}
        rows={PARTS.map((part) => ({
          key: part,
          cells: [
            <span key="p" className={css.part}>
              <span className={css.swatch} data-part={part} aria-hidden="true" />
              {t(`members.${part}`)}
            </span>,
            members[part],
          ],
        }))}
      />
    </Card>
  );
}

function Flows({ flows }: Pick<BankStatistics, 'flows'>) {
  const { t } = useTranslation('bank-exchanges', { keyPrefix: 'statistics' });
  const most = Math.max(...flows.flatMap(({ given, received }) => [given, received]), 0);
  return (
    <Card title={t('flows.title')}>
      {flows.length === 0 ? (
        <p>{t('flows.none')}</p>
      ) : (
        <Table
          caption={t('flows.title')}
          headers={[t('flows.bank'), t('flows.given'), t('flows.received')]}
          rows={flows.map((one) => ({
            key: String(one.bankId),
            cells: [
              <span key="b">
                {one.name}
                <Bar value={one.given} most={most} />
                <Bar value={one.received} most={most} tone="received" />
              </span>,
              <Amount key="g" of={one.given} />,
              <Amount key="r" of={one.received} />,
            ],
          }))}
        />
      )}
    </Card>
  );
}

function Amount({ of }: { of: number }) {
  return <Hours text={hoursText(of)} />;
}
