/** Months counted on and back, each by its first day (specification §43). */

/** So many days newcomers have to meet somebody. */
export const NEWCOMERS_MEET_DAYS = 30;

/** The first day of the month of a day, moved by so many months; all `yyyy-MM-dd`. */
export function firstDay(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The first days of the last so many months that are over, the oldest first. */
export function closedMonths(today: string, many: number): string[] {
  return Array.from({ length: many }, (_, nth) => firstDay(today, nth - many));
}
