/** The only clock. Tests hand in one that stands still. */
export interface Clock {
  now(): Date;
  /** Today as `yyyy-MM-dd` in the portal's time zone. */
  today(): string;
}

/** @param timeZone an IANA name such as `Europe/Rome`; `now` is the machine's own when not given. */
export function createClock(timeZone: string, now: () => Date = () => new Date()): Clock {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return { now, today: () => day.format(now()) };
}

/** `date` moved by so many minutes. */
export function minutesAfter(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * 60_000);
}
