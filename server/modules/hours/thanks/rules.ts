/** Who may thank whom, on plain facts (specification §47). */
import type { ErrorCode } from '#contract/errors.ts';
import type { ExchangeState } from '#contract/hours/exchange-states.ts';

/** An exchange of the reader, and who gave. */
export interface ThanksFacts {
  /** The reader received. */
  isReceiver: boolean;
  /** Between two people, and not with a fund. */
  isService: boolean;
  state: ExchangeState;
  isSuspended: boolean;
  /** Who gave is still a member of that bank. */
  isMember: boolean;
  /** False for people whom the desk informs. */
  readsEmail: boolean;
  /** The reader wants no messages of who gave. */
  hasBlocked: boolean;
}

/** Why the reader may not thank; undefined where they may. */
export function thanksRefusal(facts: ThanksFacts): ErrorCode | undefined {
  if (!facts.isReceiver || !facts.isService) return 'forbidden';
  if (facts.isSuspended) return 'bank-suspended';
  if (facts.state !== 'confirmed') return 'not-confirmed';
  if (!facts.isMember) return 'thread-over';
  if (!facts.readsEmail) return 'reached-by-desk';
  return facts.hasBlocked ? 'person-blocked' : undefined;
}
