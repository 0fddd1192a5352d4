/** How somebody who is found wants to be reached, on plain facts (specification §20). */
import type { ContactMode } from '#contract/board/notices.ts';
import type { Access } from '#contract/people/accounts.ts';

export interface ReachFacts {
  access: Access;
  /** They agreed to be found; otherwise their offers alone say how. */
  isFindable: boolean;
  /** As they say it for all. */
  contact: ContactMode;
  /** Of each of their open offers, as it counts. */
  offers: readonly ContactMode[];
}

/** The most open first. */
const BY_OPENNESS = ['phone', 'portal'] as const;

/** How they are reached: no more openly than they have said, and without e-mail not on the portal. */
export function reachOf({ access, isFindable, contact, offers }: ReachFacts): ContactMode {
  const ofOffers = BY_OPENNESS.find((mode) => offers.includes(mode)) ?? 'desk';
  const wanted = isFindable ? contact : ofOffers;
  return wanted === 'portal' && access === 'desk' ? 'desk' : wanted;
}
