/** Counting what passed and failed over several stages, and saying it in one closing line. */

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** All stages as one. */
export function total(tallies: Tally[]): Tally {
  const sum = (part: keyof Tally) => tallies.reduce((whole, tally) => whole + tally[part], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** `3 passed, 0 failed`, always in these words, for people and programs. */
export function closingLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

/** The same, with what was left out on this machine: `3 passed, 0 failed, 1 skipped`. */
export function wholeTally(tally: Tally): string {
  const { skipped } = tally;
  return closingLine(tally) + (skipped > 0 ? `, ${skipped} skipped` : '');
}

/** Not 0 when anything failed, and not 0 when nothing ran. */
export function exitCodeOf({ passed, failed }: Tally): number {
  return failed > 0 || passed === 0 ? 1 : 0;
}
