/** The filters of what waits, in the address: whose turn it is, and a name or note. */
import { EXCHANGE_SIDES, type ExchangeSide } from '#contract/exchanges.ts';
import { useUrlState } from '#web/ui/address.ts';

const DEFAULTS = { side: '', q: '' };

/** The filters, nonsense in the address left out, and how to change some of them. */
export function useAwaitingFilters() {
  const [state, set] = useUrlState(DEFAULTS);
  const filters = { side: EXCHANGE_SIDES.find((side) => side === state.side), q: state.q };
  return {
    filters,
    isFiltered: filters.side !== undefined || filters.q !== '',
    change: (patch: { side?: ExchangeSide | ''; q?: string }) => set(patch, { replace: true }),
  };
}
