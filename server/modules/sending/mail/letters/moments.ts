/** Moments and days, as letters show them. */
import type { Locale } from '#contract/locales.ts';

const AT: Record<Locale, (day: string, time: string) => string> = {
  it: (day, time) => `${day} alle ${time}`,
  en: (day, time) => `${day} at ${time}`,
  de: (day, time) => `${day} um ${time} Uhr`,
};

/** A moment in the portal's time zone: `20/11/2026 alle 14:30`. */
export function showMoment(moment: Date, locale: Locale, timeZone: string): string {
  // British dates have the portal's form in all its languages: dd/MM/yyyy, 24 hours.
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [day = '', time = ''] = format.format(moment).split(', ');
  return AT[locale](day, time);
}

/** The languages as their countries write days: "giovedì 26 novembre", "Thursday 26 November". */
const REGIONS: Record<Locale, string> = { it: 'it-IT', en: 'en-GB', de: 'de-DE' };

/** A day (`yyyy-MM-dd`) as people say it: `giovedì 26 novembre`. */
export function sayDay(day: string, locale: Locale): string {
  return dayFormat(locale, 'UTC').format(new Date(day));
}

/** The day and time of an appointment: `giovedì 26 novembre alle 15:00`. */
export function showAppointment(moment: Date, locale: Locale, timeZone: string): string {
  const time = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return AT[locale](
    dayFormat(locale, timeZone).format(moment),
    new Intl.DateTimeFormat(REGIONS[locale], time).format(moment),
  );
}

function dayFormat(locale: Locale, timeZone: string) {
  const day = { timeZone, weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(REGIONS[locale], day);
}
