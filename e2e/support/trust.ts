/** A member without a login, somebody who acts for them, and what others record with them. */

import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Activity } from '#contract/hours/exchanges.ts';
import type { Member } from '#contract/people/members.ts';
import { dayBack } from './day-back.ts';
import { atTheDesk } from './desk.ts';
import { beside, type MemberBeside } from './member.ts';
import type { TestPortal } from './portal.ts';

export interface Trusting {
  id: number;
  /** Given name first. */
  name: string;
  /** The person who acts for them. */
  delegate: MemberBeside;
  /** What the desk noted. */
  delegationId: number;
}

/** Registers somebody at Giulia's desk. */
export async function deskMember(portal: TestPortal, surname: string): Promise<Member> {
  const { say } = await atTheDesk(portal);
  return say('POST', '/admin/banks/users', {
    ...{ name: 'Rosa', surname, phone: '035 555 100', prefLocale: 'it', sure: true },
    ...{ paperSigned: true, signedOn: dayBack(0) },
  });
}

/** Registers somebody, and notes who acts for them. */
export async function trusting(
  portal: TestPortal,
  surname: string,
  email: string,
): Promise<Trusting> {
  const { id } = await deskMember(portal, surname);
  const delegate = await beside(portal, email);
  const { say } = await atTheDesk(portal);
  const form = { delegateId: delegate.id, signedOn: dayBack(0) };
  const { id: delegationId } = await say('POST', `/admin/banks/users/${id}/proxies`, form);
  return { id, name: `Rosa ${surname}`, delegate, delegationId };
}

/** Somebody gave them an hour and a half, which waits. */
export async function givenTo(
  portal: TestPortal,
  { id }: { id: number },
  email: string,
  note: string,
): Promise<void> {
  const giver = await beside(portal, email);
  const { say } = await atTheDesk(portal);
  const [activity]: Activity[] = await say('GET', '/users/activities?limit=1');
  await giver.gives({ ...giver, id }, { activity: activity?.id, quantityOfHours: 1.5, note });
}

/** Chooses, in the menu behind one's own name, for whom to act. */
export async function actFor(page: Page, { name, delegate }: Trusting): Promise<void> {
  const [surname, ...given] = delegate.fullName.split(' ');
  const menu = page.getByRole('button', { name: `Menu di ${given.join(' ')} ${surname}` });
  await menu.click();
  await page.getByRole('button', { name: `Agisci per ${name}` }).click();
  await expect(band(page)).toContainText(`Agisci per conto di ${name}`);
}

export const band = (page: Page) => page.getByRole('region', { name: 'Per chi agisci' });
