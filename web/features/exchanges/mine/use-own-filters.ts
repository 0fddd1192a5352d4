/** The filters of one's own exchanges, in the address (specification §2, my exchanges). */
import { EXCHANGE_STATES, type ExchangeState } from '#contract/exchange-states.ts';
import { parseDay } from '#web/i18n/format.ts';
import { useUrlState } from '#web/ui/address.ts';
import { OWN_VIEWS, type OwnView } from '../queries.ts';

const DEFAULTS = { view: 'all', status: 'confirmed', from: '', to: '', q: '' };

export interface OwnFilters {
  view: OwnView;
  status: ExchangeState;
  /** `yyyy-MM-dd`, or empty. */
  from: string;
  to: string;
  q: string;
}

/** The filters, nonsense in the address left out, and how to change some of them. */
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
    change: (patch: Partial<OwnFilters>) => set(patch, { replace: true }),
    reset: () => set(DEFAULTS),
  };
}

function day(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDay(text) ? text : '';
}
