/** How the bank is doing, in four figures by month over two years, each with what a bank can do (specification §43). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type BankMonth, GROUP_MIN } from '#contract/banks/months.ts';
import { read } from '#web/api/read.ts';
import { formatNumber, monthOfYear } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, CardGrid, Stack } from '#web/ui/page/card.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { Columns } from './charts.tsx';
import css from './statistics.module.css';
import { Table } from './table.tsx';

/** Four cards below the figures of the period. */
export function MonthsOfBank() {
  const { t } = useTranslation('bank-months');
  const months = useQuery(read('readMonths', { query: {} }));
  return (
    <Section className={css.doing} title={t('title')}>
      <Loaded query={months} skeleton={<TextSkeleton lines={6} />}>
        {(data) =>
          data.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <CardGrid min="30rem">
              {FIGURES.map((figure) => (
                <Figure key={figure.name} figure={figure} months={data} />
              ))}
            </CardGrid>
          )
        }
      </Loaded>
    </Section>
  );
}

interface Group {
  part: number;
  all: number;
}

interface FigureOf {
  name: 'active' | 'newcomers' | 'requests' | 'tenth';
  /** Of how many it is said, and of how many of these it is true; one that has no parts says a share. */
  groupOf: (month: BankMonth) => Group;
  shareOf: (month: BankMonth) => number | undefined;
}

const shareOf = ({ part, all }: Group) => (all < GROUP_MIN ? undefined : part / all);
const active = (one: BankMonth): Group => ({ part: one.active, all: one.members });
const newcomers = (one: BankMonth): Group => ({ part: one.newcomersMet, all: one.newcomers });
const requests = (one: BankMonth): Group => ({ part: one.requestsMet, all: one.requests });

const FIGURES: readonly FigureOf[] = [
  { name: 'active', groupOf: active, shareOf: (one) => shareOf(active(one)) },
  { name: 'newcomers', groupOf: newcomers, shareOf: (one) => shareOf(newcomers(one)) },
  { name: 'requests', groupOf: requests, shareOf: (one) => shareOf(requests(one)) },
  {
    name: 'tenth',
    groupOf: (one) => ({ part: 0, all: one.members }),
    shareOf: (one) => one.topTenth ?? undefined,
  },
];

const YEAR = 12;
const PERCENT = 100;

interface FigureProps {
  figure: FigureOf;
  months: readonly BankMonth[];
}

function Figure({ figure, months }: FigureProps) {
  const { t } = useTranslation('bank-months');
  const { name } = figure;
  const language = currentLanguage();
  const percent = (share: number) => t('percent', { many: Math.round(share * PERCENT) });
  const days = (many: number) => t('days', { count: many, many: formatNumber(many, language, 1) });
  const cellOf = (one: BankMonth) => {
    const share = figure.shareOf(one);
    const { part, all } = figure.groupOf(one);
    if (share === undefined) return t('few');
    if (name === 'tenth') return percent(share);
    const median = name === 'requests' && one.medianDays !== null && days(one.medianDays);
    return [t('of', { part, all }), median].filter(Boolean).join(' · ');
  };
  return (
    <Card title={t(`${name}.title`)} level={3}>
      <Stack gap="small">
        <p>
          <Said figure={figure} months={months} />
        </p>
        {months.some((one) => figure.shareOf(one) !== undefined) && (
          <Columns
            values={months.map((one) => ({
              key: one.month,
              value: figure.shareOf(one) ?? 0,
              label: one.month.endsWith('-01') ? one.month.slice(0, 'yyyy'.length) : '',
              amount: '',
            }))}
          />
        )}
        <Soft>{t(`${name}.act`)}</Soft>
        <details className={css.table}>
          <summary>{t('asTable')}</summary>
          <Table
            caption={t(`${name}.title`)}
            headers={[t('month'), t(`${name}.head`)]}
            rows={months.map((one) => ({
              key: one.month,
              cells: [monthOfYear(one.month, language), cellOf(one)],
            }))}
          />
        </details>
      </Stack>
    </Card>
  );
}

/** The last month in a sentence; twelve months together where one has too few; else that there are too few. */
function Said({ figure, months }: FigureProps) {
  const { t } = useTranslation('bank-months');
  const language = currentLanguage();
  const { name, groupOf } = figure;
  const last = months.at(-1);
  if (!last) return null;
  const share = figure.shareOf(last);
  const when = monthOfYear(last.month, language);
  if (name === 'tenth') {
    const percent = t('percent', { many: Math.round((share ?? 0) * PERCENT) });
    return share === undefined ? t('fewSentence') : <Marked text={t('tenth.said', { percent })} />;
  }
  if (share !== undefined) {
    const median = name === 'requests' ? last.medianDays : null;
    const days =
      median !== null && t('days', { count: median, many: formatNumber(median, language, 1) });
    return (
      <>
        <Marked text={t(`${name}.said`, { ...groupOf(last), when })} />
        {days && <Marked text={` ${t('requests.median', { days })}`} />}
      </>
    );
  }
  const year = sumOf(months.slice(-YEAR).map(groupOf));
  if (name !== 'active' && year.all >= GROUP_MIN) {
    // Of members no sum of months says anything.
    return <Marked text={t(`${name}.year`, { ...year })} />;
  }
  return t('fewSentence');
}

function sumOf(groups: readonly Group[]): Group {
  return groups.reduce((sum, { part, all }) => ({ part: sum.part + part, all: sum.all + all }), {
    part: 0,
    all: 0,
  });
}
