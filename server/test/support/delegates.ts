/** People of trust, as stories need them. */
import type { TestPortal } from './portal.ts';
import { TODAY, type Who } from './world.ts';

/** Giulia's desk notes that one member of Bergamo acts for another. @returns the call's answer */
export async function nameDelegate(portal: TestPortal, personId: number, delegateId: number) {
  const giulia = await portal.signIn('giulia');
  return giulia.post(`/admin/banks/users/${personId}/proxies`, { delegateId, signedOn: TODAY });
}

/** Somebody signed in who acts for a person; both are in Bergamo. */
export async function actingFor(portal: TestPortal, who: Who, personId: number) {
  return (await portal.signIn(who)).actingFor(personId);
}

/** Terms of an exchange in Bergamo, without its people. */
export function termsOf({ world }: TestPortal) {
  return {
    activity: world.activity,
    dateOfTransaction: TODAY,
    quantityOfHours: 1.5,
    note: 'Spesa al mercato',
  };
}
