/** Rules of accounts on plain facts. */

import { FACTOR_OWN_AFTER_DAYS } from '#contract/limits.ts';
import type { Desk, Role, Status } from '#contract/people/accounts.ts';
import { daysAfter } from '#contract/time.ts';

/** Which addresses the configuration names as those of portal administrators. */
export interface PortalAdmins {
  portalAdminEmails: string[];
}

/**
 * Whether somebody is a portal administrator: the configuration names their address, and they have
 * proven it by following a link sent there. An address that they only typed proves nothing.
 */
export function isPortalAdmin(
  { portalAdminEmails }: PortalAdmins,
  person: { email: string; proven_email: string | null; status?: Status },
): boolean {
  return (
    person.status !== 'not-verified' &&
    person.proven_email === person.email &&
    portalAdminEmails.includes(person.email)
  );
}

/** An administrator's rights, and what their session is guarded by. */
interface Guarded {
  role: Role;
  portalAdmin: boolean;
  hasSecondFactor: boolean;
  bankAsksForFactor: boolean;
}

/**
 * The desks that stay closed to an administrator without a second factor: all of them where the
 * configuration says so, that of the bank by its rule `desk-second-factor` (specification §25).
 */
export function closedDesksOf(
  { adminSecondFactor }: { adminSecondFactor: boolean },
  { role, portalAdmin, hasSecondFactor, bankAsksForFactor }: Guarded,
): Desk[] {
  if (hasSecondFactor) return [];
  const isBankClosed = role === 'ADMIN' && (adminSecondFactor || bankAsksForFactor);
  const isPortalClosed = portalAdmin && adminSecondFactor;
  return [
    ...(isBankClosed ? ['bank' as const] : []),
    ...(isPortalClosed ? ['portal' as const] : []),
  ];
}

/**
 * Whether a second factor is taken for the person's own by a way back: set up, and its recovery codes
 * made, so long before the address was changed that its person would have noticed a strange one.
 * @param codesMadeAt null where they are as old as the factor
 */
export function isOwnersFactor(
  { confirmedAt, codesMadeAt }: { confirmedAt: Date; codesMadeAt: Date | null },
  changedAt: Date,
): boolean {
  const newest = codesMadeAt && codesMadeAt > confirmedAt ? codesMadeAt : confirmedAt;
  return newest <= daysAfter(changedAt, -FACTOR_OWN_AFTER_DAYS);
}
