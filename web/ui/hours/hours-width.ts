/** How wide a column of hours must be. */
import { hoursText } from './hours-text.ts';

const REM_OF_LETTER = 0.53;
/** The longest that is usual, with its sign. */
const LONGEST_HOURS = -12.5;

/**
 * Hours never break across lines, and are twice as long where their units are words.
 * @param usual the width in rem where their units are letters @returns rem
 */
export function hoursWidth(usual: number): number {
  return Math.max(usual, hoursText(LONGEST_HOURS).length * REM_OF_LETTER);
}
