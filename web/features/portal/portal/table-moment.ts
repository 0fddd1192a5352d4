/** A moment in a table of the portal's desk. */
import { clockTime, tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';

/** The day and the time at the portal: "18/11/2026, 15:04". */
export function tableMoment(iso: string): string {
  const language = currentLanguage();
  const date = new Date(iso);
  return `${tableDay(iso, language)}, ${clockTime(date, language)}`;
}
