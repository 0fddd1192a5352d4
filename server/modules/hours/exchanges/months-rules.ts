/** Months of the calendar, as `yyyy-MM`; they have no time zone. */

/** `2026-12` is followed by `2027-01`. @param months how many later; earlier when negative */
export function monthAfter(month: string, months = 1): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 'yyyy-MM'.length);
}
