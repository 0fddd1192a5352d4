/** What the link in a letter about a standing appointment does: agree (specification §13). */
import type { Act } from '#contract/sending/letters.ts';
import type { ReadCall } from '#server/call.ts';
import { standingFor } from '#server/modules/board/arrangements/standings.ts';

interface StandingLink {
  id: number;
  person_id: number;
  bank_id: number | null;
  isUsed: boolean;
}

/** What would be agreed to, and whether it still can be. @throws Refusal `not-found` for what is gone */
export async function presentStandingAct(
  call: ReadCall<undefined>,
  { id, person_id: personId, bank_id: bankId, isUsed }: StandingLink,
): Promise<Act> {
  const standing = await standingFor({ ...call, actor: { personId, bankId: bankId ?? 0 } }, id);
  const isOpen = !isUsed && bankId !== null && standing.can.agree;
  return { act: 'agree-standing', isOpen, standing };
}
