/** Hours of the wire as this reader reads them in a sentence. */
import { formatMinutes, minutesFromHours } from '#contract/hours/hours.ts';
import { currentLanguage } from '#web/i18n/index.ts';

/** `1.5` → "1 h 30" in the language shown now; a minus where there is one. */
export function hoursText(hours: number): string {
  return formatMinutes(minutesFromHours(hours), currentLanguage());
}
