/** The filters of the bank's lists of exchanges, in the address (specification §2, §9). */
import { useMemo } from 'react';
import type { ExchangeState } from '#contract/exchange-states.ts';
import { isoDay, parseDay, today } from '#web/i18n/format.ts';
import { useUrlState } from '#web/ui/address.ts';

/** How far back a list begins unless asked otherwise (specification §9). */
const DAYS_BACK = 30;

/** The states that the history shows. */
export const DECIDED_STATES = ['confirmed', 'cancelled', 'reversed'] as const;
type DecidedState = Extract<ExchangeState, (typeof DECIDED_STATES)[number]>;

export interface DeskFilters {
  /** `yyyy-MM-dd`, or empty for no limit. */
  from: string;
  to: string;
  /** Ids as texts. */
  userFromIds: readonly string[];
  userToIds: readonly string[];
  status: DecidedState;
  /** The id of a multiple exchange, or empty for all exchanges. */
  batch: string;
}

/** The filters of the address, without invalid values, and how to change some of them. */
export function useDeskFilters() {
  const start = daysBack(today(), DAYS_BACK);
  const defaults = useMemo(
    () => ({
      from: start,
      to: '',
      userFromIds: none,
      userToIds: none,
      status: 'confirmed',
      batch: '',
    }),
    [start],
  );
  const [state, set] = useUrlState(defaults);
  const filters: DeskFilters = {
    from: dayOr(state.from, start),
    to: dayOr(state.to, ''),
    userFromIds: state.userFromIds.filter(isId),
    userToIds: state.userToIds.filter(isId),
    status: DECIDED_STATES.find((status) => status === state.status) ?? 'confirmed',
    batch: isId(state.batch) ? state.batch : '',
  };
  return {
    filters,
    /** Specification §5: the end cannot precede the start. */
    isReversed: filters.from !== '' && filters.to !== '' && filters.to < filters.from,
    isFiltered: Object.entries(defaults).some(
      ([key, usual]) => String(Reflect.get(filters, key)) !== String(usual),
    ),
    change: (patch: Partial<DeskFilters>) => set(patch, { replace: true }),
    reset: () => set(defaults),
  };
}

/** Days, people and batch as a call takes them. */
export function wireFilters({ from, to, userFromIds, userToIds, batch }: DeskFilters) {
  return {
    from,
    to,
    userFromIds: userFromIds.map(Number),
    userToIds: userToIds.map(Number),
    batch: batch === '' ? undefined : Number(batch),
  };
}

const none: readonly string[] = [];

/** The day `days` before another, `yyyy-MM-dd`. */
function daysBack(day: string, days: number): string {
  const date = parseDay(day) ?? new Date();
  date.setUTCDate(date.getUTCDate() - days);
  return isoDay(date);
}

/** An empty day is a choice too; an invalid one is not. */
function dayOr(text: string, usual: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDay(text) !== undefined;
  return text === '' || isDay ? text : usual;
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}
