/** How often a standing appointment is, as people say it, in mails and on screen. */
import { DAY_MS } from '#contract/time.ts';
import { fill } from '#texts/fill.ts';
import { RHYTHMS } from '#texts/grammar/rhythms.ts';
import type { Locale } from '../locales.ts';
import type { Standing } from './standings.ts';

type SaidRhythm = Pick<Standing, 'every' | 'weekday' | 'nth' | 'time'>;

/** A Monday; the days after it follow. */
const MONDAY = Date.UTC(2024, 0, 1);
const SUNDAY = 7;

/** "ogni martedì alle 15:00", "the last Sunday of the month at 09:30", "alle zwei Wochen am …". */
export function rhythmText({ every, weekday, nth, time }: SaidRhythm, locale: Locale): string {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    MONDAY + (weekday - 1) * DAY_MS,
  );
  const words = RHYTHMS[locale];
  const nthOf = `month_${nth}` as const;
  const isSunday = weekday === SUNDAY;
  const monthly = (isSunday ? words[`${nthOf}_sunday`] : undefined) ?? words[nthOf] ?? '';
  return fill(every === 'month' ? monthly : words[every], { day, time });
}
