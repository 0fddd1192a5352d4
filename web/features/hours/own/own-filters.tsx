/** The filters of the reader's own exchanges, in the address (specification §2, my exchanges). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EXCHANGE_STATES, type ExchangeState } from '#contract/hours/exchange-states.ts';
import { EARLIEST_EXCHANGE_DATE, SEARCH_MAX } from '#contract/limits.ts';
import { callStream } from '#web/api/call.ts';
import { FieldText } from '#web/api/refusal.tsx';
import { parseDay } from '#web/i18n/format.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import {
  DayFilter,
  FilterBar,
  FilterDays,
  QuickChoice,
  SelectFilter,
} from '#web/ui/table/filters.tsx';
import { SearchField } from '#web/ui/table/search-field.tsx';
import { ExportButton } from '../parts/export-button.tsx';
import { OWN_SIDES, OWN_VIEWS, type OwnView, ownExchangesQuery } from '../parts/queries.ts';
import { useExchangePage } from '../parts/use-exchange-page.ts';
import css from './mine.module.css';
import { OrderFilter } from './own-order.tsx';

const DEFAULTS = { view: 'all', status: 'confirmed', from: '', to: '', q: '' };

export interface OwnFilters {
  view: OwnView;
  status: ExchangeState;
  /** `yyyy-MM-dd`, or empty. */
  from: string;
  to: string;
  q: string;
}

/** The filters of the address, without invalid values, and how to change some of them. */
export function useOwnFilters() {
  const [state, set] = useUrlState(DEFAULTS);
  const filters: OwnFilters = {
    view: OWN_VIEWS.find((view) => view === state.view) ?? 'all',
    status: EXCHANGE_STATES.find((status) => status === state.status) ?? 'confirmed',
    from: day(state.from),
    to: day(state.to),
    q: state.q,
  };
  return {
    filters,
    /** Specification §5: the end cannot precede the start. */
    isReversed: filters.from !== '' && filters.to !== '' && filters.to < filters.from,
    isFiltered: Object.entries(DEFAULTS).some(
      ([key, usual]) => Reflect.get(filters, key) !== usual,
    ),
    /** Filters in force behind each button of a phone. */
    folded: {
      days: Number(filters.from !== '') + Number(filters.to !== ''),
      rest: Number(filters.q !== '') + Number(filters.status !== 'confirmed'),
    },
    change: (patch: Partial<OwnFilters>) => set(patch, { replace: true }),
    reset: () => set(DEFAULTS),
  };
}

function day(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDay(text) ? text : '';
}

/** View, days, text and state, and a button that resets them; on a phone the views are chips. */
export function OwnFilterBar(props: ReturnType<typeof useOwnFilters>) {
  const { filters, isReversed, folded, change, reset } = props;
  const { view, ...rest } = filters;
  const { query } = useExchangePage();
  const options = ownExchangesQuery(view, { ...query, ...rest });
  const { data } = useQuery({ ...options, enabled: !isReversed });
  const { t } = useTranslation('own-exchanges');
  return (
    <FilterBar
      label={t('filters')}
      count={folded.rest}
      days={{ label: t('days'), count: folded.days }}
      close={data ? t('show', { count: data.total }) : t('showSoon')}
      quick={OWN_VIEWS.map((one) => (
        <QuickChoice key={one} isChosen={one === view} onChoose={() => change({ view: one })}>
          {t(`quick.${one}`)}
        </QuickChoice>
      ))}
    >
      <div className={css.view}>
        <SelectFilter
          label={t('view')}
          value={view}
          options={OWN_VIEWS.map((one) => ({ value: one, label: t(`views.${one}`) }))}
          isChosenDisabled
          onChange={(next) => change({ view: next })}
        />
      </div>
      <FilterDays>
        <DayFilter
          label={t('from')}
          value={filters.from}
          min={EARLIEST_EXCHANGE_DATE}
          onChange={(from) => change({ from })}
        />
        <DayFilter
          label={t('to')}
          value={filters.to}
          min={EARLIEST_EXCHANGE_DATE}
          error={isReversed && <FieldText code="order-reversed" />}
          onChange={(to) => change({ to })}
        />
      </FilterDays>
      <SearchField
        label={t('search')}
        value={filters.q}
        maxLength={SEARCH_MAX}
        onSearch={(q) => change({ q })}
      />
      <SelectFilter
        label={t('status')}
        value={filters.status}
        options={EXCHANGE_STATES.map((status) => ({
          value: status,
          label: t(`statuses.${status}`),
        }))}
        onChange={(status) => change({ status })}
      />
      <OrderFilter />
      <div className={css.reset}>
        <Button kind="quiet" onClick={reset}>
          {t('reset')}
        </Button>
      </div>
    </FilterBar>
  );
}

/** What the filters let through, as a spreadsheet. */
export function OwnExport({ filters, isReversed }: ReturnType<typeof useOwnFilters>) {
  const { sort } = useExchangePage();
  const { view, ...rest } = filters;
  const query = { ...rest, sort, side: OWN_SIDES[view] };
  return (
    <ExportButton open={() => callStream('exportOwnExchanges', { query })} disabled={isReversed} />
  );
}
