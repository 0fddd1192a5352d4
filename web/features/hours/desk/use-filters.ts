/** The filters of the bank's lists of exchanges, in the address (specification §2, §9). */
import { useMemo } from 'react';
import type { ExchangeState } from '#contract/hours/exchange-states.ts';
import { isoDay, parseDay, today } from '#web/i18n/format.ts';
import { useUrlState } from '#web/ui/address.ts';
import { idIn } from '#web/ui/address-id.ts';

/** How far back a list begins unless asked otherwise (specification §9). */
const DAYS_BACK = 30;

/** The states that the history shows, one or all; with all of them also pending ones. */
export const HISTORY_STATES = ['confirmed', 'cancelled', 'reversed', 'all'] as const;
export type HistoryState = Extract<ExchangeState | 'all', (typeof HISTORY_STATES)[number]>;

/** The sides on which people can be looked for. */
export const PEOPLE_SIDES = ['personIds', 'userFromIds', 'userToIds'] as const;
export type PeopleSide = (typeof PEOPLE_SIDES)[number];

/** Whole periods that a person asks for by name. */
export const PERIODS = ['last30', 'month', 'year', 'always'] as const;
export type Period = (typeof PERIODS)[number];

export interface DeskFilters extends Record<PeopleSide, readonly string[]> {
  /** Words, or the number of an exchange. */
  q: string;
  /** `yyyy-MM-dd`, or empty for no limit. */
  from: string;
  to: string;
  status: HistoryState;
  /** The id of the bank on the other side, or empty for every bank. */
  bank: string;
  /** The id of a multiple exchange, or empty for all exchanges. */
  batch: string;
  /** Whether balances that were brought and what closed accounts left are in the list too. */
  openings: 'without' | 'with';
}

/** The filters of the address, without invalid values, and how to change some of them. */
export function useDeskFilters() {
  const start = firstDayOf('last30');
  const defaults = useMemo(
    () => ({
      q: '',
      from: start,
      to: '',
      personIds: none,
      userFromIds: none,
      userToIds: none,
      status: 'confirmed',
      bank: '',
      batch: '',
      openings: 'without',
    }),
    [start],
  );
  const [state, set] = useUrlState(defaults);
  const filters: DeskFilters = {
    q: state.q,
    from: dayOr(state.from, start),
    to: dayOr(state.to, ''),
    personIds: state.personIds.filter(isId),
    userFromIds: state.userFromIds.filter(isId),
    userToIds: state.userToIds.filter(isId),
    status: HISTORY_STATES.find((status) => status === state.status) ?? 'confirmed',
    bank: isId(state.bank) ? state.bank : '',
    batch: isId(state.batch) ? state.batch : '',
    openings: state.openings === 'with' ? 'with' : 'without',
  };
  const period =
    filters.to === '' ? PERIODS.find((one) => firstDayOf(one) === filters.from) : undefined;
  return {
    filters,
    /** The period by name that the days are; undefined for other days. */
    period,
    /** How many of the folded filters are in force: days of one's own, each side, bank, state. */
    foldedCount: [
      period === undefined,
      ...PEOPLE_SIDES.map((side) => filters[side].length > 0),
      filters.bank !== '',
      filters.status !== 'confirmed',
      filters.openings === 'with',
    ].filter(Boolean).length,
    /** Specification §5: the end cannot precede the start. */
    isReversed: filters.from !== '' && filters.to !== '' && filters.to < filters.from,
    isFiltered: Object.entries(defaults).some(
      ([key, usual]) => String(Reflect.get(filters, key)) !== String(usual),
    ),
    change: (patch: Partial<DeskFilters>) => set(patch, { replace: true }),
    choosePeriod: (period: Period) => set({ from: firstDayOf(period), to: '' }, { replace: true }),
    reset: () => set(defaults),
  };
}

/** Everything but the state as a call takes it. */
export function wireFilters(filters: DeskFilters) {
  const { q, from, to, bank, batch } = filters;
  return {
    q,
    from,
    to,
    personIds: filters.personIds.map(Number),
    userFromIds: filters.userFromIds.map(Number),
    userToIds: filters.userToIds.map(Number),
    otherBank: bank === '' ? undefined : Number(bank),
    batch: batch === '' ? undefined : Number(batch),
    // Who looks for one finds it.
    openings: q === '' ? filters.openings : ('with' as const),
  };
}

const none: readonly string[] = [];

/** The first day of a period that lasts until today; empty for all times. */
function firstDayOf(period: Period): string {
  const day = today();
  if (period === 'always') return '';
  if (period === 'month') return `${day.slice(0, 'yyyy-MM'.length)}-01`;
  if (period === 'year') return `${day.slice(0, 'yyyy'.length)}-01-01`;
  const date = parseDay(day) ?? new Date();
  date.setUTCDate(date.getUTCDate() - DAYS_BACK);
  return isoDay(date);
}

/** An empty day is a choice too; an invalid one is not. */
function dayOr(text: string, usual: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDay(text) !== undefined;
  return text === '' || isDay ? text : usual;
}

function isId(text: string): boolean {
  return idIn(text) !== undefined;
}
