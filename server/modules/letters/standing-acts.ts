/** What the link in a letter about a standing appointment does: agree (specification §13). */
import type { Act } from '#contract/letters.ts';
import type { Locale } from '#contract/locales.ts';
import type { ReadingDeps } from '#server/modules/arrangements/reading.ts';
import { readStanding } from '#server/modules/arrangements/standings.ts';

interface StandingLink {
  id: number;
  person_id: number;
  bank_id: number | null;
  isUsed: boolean;
}

/** What would be agreed to, and whether it still can be. @throws Refusal `not-found` for what is gone */
export async function presentStandingAct(
  deps: ReadingDeps,
  { id, person_id: personId, bank_id: bankId, isUsed }: StandingLink,
  locale: Locale,
): Promise<Act> {
  const standing = await readStanding(deps, { personId, bankId }, { id, locale });
  const isOpen = !isUsed && bankId !== null && standing.can.agree;
  return { act: 'agree-standing', isOpen, standing };
}
