/** Between the filters and a list of exchanges: how many and how long they are in all, and for whom. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeState } from '#contract/exchange-states.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { Button } from '#web/ui/button.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { bankSummaryQuery } from '../queries.ts';
import css from './desk.module.css';
import { PeopleChips } from './people-filter.tsx';
import { type useDeskFilters, wireFilters } from './use-filters.ts';

const b = <strong className={css.strong} />;

interface FoundLineProps extends ReturnType<typeof useDeskFilters> {
  status: ExchangeState | 'all';
  /** What the list leaves out. */
  children?: ReactNode;
}

/** "277 scambi · 412 h 30 in tutto", the people chosen, and a button that resets the filters. */
export function FoundLine({ status, children, ...filtering }: FoundLineProps) {
  const { filters, isReversed, isFiltered, reset } = filtering;
  const { t } = useTranslation('bank-exchanges');
  const wire = wireFilters(filters);
  const { data: sum } = useQuery({
    ...bankSummaryQuery({ ...wire, status }),
    enabled: !isReversed,
  });
  const hours = status === 'all' ? sum?.confirmedHours : sum?.hours;
  return (
    <div className={css.found}>
      <p role="status">
        {sum && hours !== undefined && !isReversed ? (
          <Marked
            text={t(status === 'all' ? 'found.confirmed' : 'found.sum', {
              count: sum.exchanges,
              hours: hoursText(hours),
            })}
            marks={{ b }}
          />
        ) : (
          !isReversed && <SkeletonBar width="14rem" />
        )}
      </p>
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
