/** How often a standing appointment is, as people say it, in mails and on screen. */
import { DAY_MS } from '#contract/time.ts';
import type { Locale } from '../locales.ts';
import type { Standing } from './standings.ts';

type SaidRhythm = Pick<Standing, 'every' | 'weekday' | 'nth' | 'time'>;

/** A Monday; the days after it follow. */
const MONDAY = Date.UTC(2024, 0, 1);
const SUNDAY = 7;

const ITALIAN = ['primo', 'secondo', 'terzo', 'quarto', 'ultimo'];
const ITALIAN_SUNDAY = ['prima', 'seconda', 'terza', 'quarta', 'ultima'];
const ENGLISH = ['first', 'second', 'third', 'fourth', 'last'];
const GERMAN = ['ersten', 'zweiten', 'dritten', 'vierten', 'letzten'];

/** "ogni martedì alle 15:00", "the last Sunday of the month at 09:30", "alle zwei Wochen am …". */
export function rhythmText({ every, weekday, nth, time }: SaidRhythm, locale: Locale): string {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    MONDAY + (weekday - 1) * DAY_MS,
  );
  return TEXTS[locale][every]({ day, time, weekday, at: nth - 1 });
}

interface Parts {
  day: string;
  time: string;
  weekday: number;
  /** In the lists above. */
  at: number;
}

const TEXTS: Record<Locale, Record<Standing['every'], (parts: Parts) => string>> = {
  it: {
    week: ({ day, time }) => `ogni ${day} alle ${time}`,
    fortnight: ({ day, time }) => `ogni due settimane, di ${day}, alle ${time}`,
    month: (parts) => `${italianNth(parts)} ${parts.day} del mese alle ${parts.time}`,
  },
  en: {
    week: ({ day, time }) => `every ${day} at ${time}`,
    fortnight: ({ day, time }) => `every two weeks on ${day} at ${time}`,
    month: ({ day, time, at }) => `the ${ENGLISH[at]} ${day} of the month at ${time}`,
  },
  de: {
    week: ({ day, time }) => `jeden ${day} um ${time} Uhr`,
    fortnight: ({ day, time }) => `alle zwei Wochen am ${day} um ${time} Uhr`,
    month: ({ day, time, at }) => `jeden ${GERMAN[at]} ${day} im Monat um ${time} Uhr`,
  },
};

function italianNth({ weekday, at }: Parts): string {
  const isSunday = weekday === SUNDAY;
  const word = (isSunday ? ITALIAN_SUNDAY : ITALIAN)[at] ?? '';
  if (word.startsWith('u')) return `l’${word}`;
  return `${isSunday ? 'la' : 'il'} ${word}`;
}
