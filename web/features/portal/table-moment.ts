/** A moment in a table of the portal's desk. */
import { clockTime, tableDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';

/** The day and the time on the reader's own clock: "18/11/2026, 15:04". */
export function tableMoment(iso: string): string {
  const language = currentLanguage();
  const date = new Date(iso);
  return `${tableDay(today(date), language)}, ${clockTime(date, language)}`;
}
