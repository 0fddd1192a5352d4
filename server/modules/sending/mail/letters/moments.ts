/** Moments and days, as letters show them. */
import { type Locale, REGIONS } from '#contract/locales.ts';
import { fill } from '#texts/fill.ts';
import { DAYS } from '#texts/grammar/days.ts';

/** A moment in the portal's time zone: `20/11/2026 alle 14:30`. */
export function showMoment(moment: Date, locale: Locale, timeZone: string): string {
  // British dates have the portal's form in all its languages: dd/MM/yyyy, 24 hours.
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [day = '', time = ''] = format.format(moment).split(', ');
  return fill(DAYS[locale].moment, { day, time });
}

/** A day (`yyyy-MM-dd`) as people say it: `giovedì 26 novembre`. */
export function sayDay(day: string, locale: Locale): string {
  return dayFormat(locale, 'UTC').format(new Date(day));
}

/** The day and time of an appointment: `giovedì 26 novembre alle 15:00`. */
export function showAppointment(moment: Date, locale: Locale, timeZone: string): string {
  const time = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return fill(DAYS[locale].moment, {
    day: dayFormat(locale, timeZone).format(moment),
    time: new Intl.DateTimeFormat(REGIONS[locale], time).format(moment),
  });
}

function dayFormat(locale: Locale, timeZone: string) {
  const day = { timeZone, weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(REGIONS[locale], day);
}
