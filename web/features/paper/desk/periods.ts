/** The periods that statements are usually printed for. Days are `yyyy-MM-dd`. Pure. */
import { isoDay } from '#web/i18n/format.ts';

interface Days {
  from: string;
  to: string;
}

const MONTHS_OF_QUARTER = 3;

/** The last three months of the calendar that are over. */
export function lastQuarter(today: string): Days {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = Math.floor((month - 1) / MONTHS_OF_QUARTER) * MONTHS_OF_QUARTER;
  return {
    from: isoDay(new Date(Date.UTC(year, first - MONTHS_OF_QUARTER, 1))),
    to: isoDay(new Date(Date.UTC(year, first, 0))),
  };
}

/** From New Year to today. */
export function thisYear(today: string): Days {
  return { from: `${today.slice(0, 4)}-01-01`, to: today };
}
