/** The time zone of the portal: what day it is, and what a clock shows, is the same for everybody of a bank. */

/** Undefined, which means the reader's own, for visitors without a session. */
export let timeZone: string | undefined;

/** Keeps what a session says. */
export function keepTimeZone(name: string | undefined): void {
  timeZone = name;
}
