/** Days as the portal of the stories counts them. */
const TIME_ZONE = 'Europe/Rome';

/** The day so many days before today, as a form wants it: `2026-11-18`. */
export function dayBack(days: number): string {
  const day = new Date(new Date().toLocaleDateString('sv-SE', { timeZone: TIME_ZONE }));
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}
