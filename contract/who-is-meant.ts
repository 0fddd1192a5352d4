/** Whom a refusal is about, in a few words. */
import type { Problem } from './errors.ts';

/** Of `fee-missing`, `not-insured` and what is for adults: who it is, and whom to call: "Marco Bianchi · 035 123456". */
export function whoIsMeant({ giver }: Pick<Problem, 'giver'>): string {
  return giver ? [...giver.names, giver.phone].filter(Boolean).join(' · ') : '';
}
