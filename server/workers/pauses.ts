/** How long to wait before a process of the portal is replaced. */
const FIRST_MS = 200;
const LONGEST_MS = 30_000;

/** A process that has lived so long did not end because of its start. */
export const STEADY_MS = 60_000;

/**
 * The pause before the next process: short at first, twice as long each time, half a minute at most, so
 * that one that cannot live neither stays away for long nor keeps the machine busy.
 * @param shortLives how many processes in a row have ended soon, at least one
 */
export function pauseAfter(shortLives: number): number {
  return Math.min(FIRST_MS * 2 ** (shortLives - 1), LONGEST_MS);
}
