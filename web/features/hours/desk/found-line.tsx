/** Between the filters and a list of exchanges: how many and how long they are in all, and for whom. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeState } from '#contract/hours/exchange-states.ts';
import type { ExchangeSummary } from '#contract/hours/exchanges-of-bank.ts';
import { COUNTED_ENOUGH } from '#contract/limits.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { Button } from '#web/ui/button.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { WHOLE } from '#web/ui/page/words.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { bankSummaryQuery } from '../parts/queries.ts';
import css from './desk.module.css';
import { PeopleChips } from './people-filter.tsx';
import { type useDeskFilters, wireFilters } from './use-filters.ts';

interface FoundLineProps extends ReturnType<typeof useDeskFilters> {
  status: ExchangeState | 'all';
  /** What the list leaves out. */
  children?: ReactNode;
}

/** "277 scambi · 412 h 30 in tutto", the people chosen, and a button that resets the filters. */
export function FoundLine({ status, children, ...filtering }: FoundLineProps) {
  const { filters, isReversed, isFiltered, reset } = filtering;
  const { t } = useTranslation('bank-exchanges');
  return (
    <div className={css.found}>
      {!isReversed && <FoundSum {...{ filters, status }} />}
      {children}
      <PeopleChips {...filtering} />
      {isFiltered && (
        <Button small kind="quiet" onClick={reset}>
          {t('filters.reset')}
        </Button>
      )}
    </div>
  );
}

/** How many and how long; of more than a thousand when somebody asks for it. */
function FoundSum({ filters, status }: Pick<FoundLineProps, 'filters' | 'status'>) {
  const { t } = useTranslation('bank-exchanges');
  const asked = JSON.stringify({ filters, status });
  const [countedWhole, setCountedWhole] = useState('');
  const isWhole = countedWhole === asked;
  const { data: sum, isPlaceholderData } = useQuery(
    bankSummaryQuery({ ...wireFilters(filters), status }, isWhole),
  );
  const textOf = ({ exchanges: count, hours, confirmedHours }: ExchangeSummary) =>
    status === 'all'
      ? t('found.confirmed', { count, hours: hoursText(confirmedHours) })
      : t('found.sum', { count, hours: hoursText(hours) });
  const more = t('found.more', { many: formatNumber(COUNTED_ENOUGH, currentLanguage()) });
  const isLonger = (sum?.exchanges ?? 0) > COUNTED_ENOUGH && (!isWhole || isPlaceholderData);
  return (
    <>
      <p role="status">
        {sum ? (
          <Marked text={isLonger ? more : textOf(sum)} marks={WHOLE} />
        ) : (
          <SkeletonBar width="14rem" />
        )}
      </p>
      {isLonger && (
        <Button small kind="quiet" busy={isWhole} onClick={() => setCountedWhole(asked)}>
          {t('found.countAll')}
        </Button>
      )}
    </>
  );
}
