/** Rules of accounts on plain facts. */
import type { Status } from '#contract/accounts.ts';

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
