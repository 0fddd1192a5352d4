/** The time zone of the portal: what day it is, and what a clock shows, is the same for everybody of a bank. */
let zone: string | undefined;

/** Keeps what a session says; a zone that this browser does not know is none. */
export function keepTimeZone(name: string | undefined): void {
  try {
    zone = name && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    zone = undefined;
  }
}

/** Undefined, which means the reader's own, for visitors without a session. */
export function timeZone(): string | undefined {
  return zone;
}
