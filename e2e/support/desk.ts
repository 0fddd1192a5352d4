/** An administrator at work beside the browser, and what only they can set up for a story. */
import type { Locator, Page } from '@playwright/test';

import type { Association, Friendship } from '#contract/banks/network.ts';
import type { ExchangeBatch } from '#contract/hours/batches.ts';
import type { Exchange } from '#contract/hours/exchanges.ts';
import { dayBack } from './day-back.ts';
import { beside } from './member.ts';
import { ask, decideOn, type Newcomer, tokenOf, verified } from './newcomer.ts';
import type { TestPortal } from './portal.ts';

export const GIULIA = 'giulia.rossi@example.org';
const PORTAL_DESK = 'portale@example.org';

/** Calls of one administrator, apart from any browser. */
export async function atTheDesk(portal: TestPortal, email = GIULIA, password?: string) {
  const token = await tokenOf(portal, email, password);
  const say = (method: string, path: string, body?: object) =>
    ask(portal, method, path, { token, body });
  return {
    say,
    friends: (): Promise<Friendship[]> => say('GET', '/admin/banks/associated'),
    toApprove: (): Promise<Association[]> => say('GET', '/admin/banks/associate-list'),
    asked: (): Promise<Association[]> => say('GET', '/admin/banks/request-list'),
    batches: (): Promise<ExchangeBatch[]> => say('GET', '/admin/multiple-transactions'),
    /** The exchanges with that note, in whatever state. */
    async exchanges(note: string): Promise<Exchange[]> {
      const states = ['pending', 'confirmed', 'cancelled', 'reversed'];
      const lists: Exchange[][] = await Promise.all(
        states.map((state) => say('GET', `/admin/transactions?status=${state}&q=${note}`)),
      );
      return lists.flat();
    },
  };
}

/** Somebody new who has been accepted into Bergamo. */
export async function newMember(portal: TestPortal, email: string, name: string) {
  const newcomer = await verified(portal, { email, name, bank: 'Bergamo' });
  await decideOn(portal, GIULIA, email, 'accept');
  const member = await beside(portal, email, newcomer.password);
  return { ...newcomer, ...member };
}

/** Somebody new who administers Bergamo too. */
export async function secondAdmin(portal: TestPortal, email: string, name: string) {
  const member = await newMember(portal, email, name);
  const { say } = await atTheDesk(portal);
  await say('PATCH', `/admin/banks/users/${member.id}/role`, { role: 'ADMIN' });
  return member;
}

/** What somebody says of the bank they want to open. */
export const newBankForm = (name: string, email = 'como@example.org') => ({
  name,
  date: '2024-03-01',
  president: 'Ada Locatelli',
  secretary: 'Piero Foresti',
  address: 'Via Volta 3, 22100 Como',
  email,
  gdpr: 'Trattiamo i dati con cura.',
});

/** A new bank that is alive, with its first administrator. */
export async function newBank(
  portal: TestPortal,
  name: string,
  email: string,
): Promise<Newcomer & { bankId: number }> {
  const newcomer = await verified(portal, { email });
  const token = await tokenOf(portal, email, newcomer.password);
  await ask(portal, 'POST', '/admin/banks', { token, body: newBankForm(name, email) });
  await approveBank(portal, name);
  const { bankId } = await beside(portal, email, newcomer.password);
  return { ...newcomer, bankId };
}

/** Somebody who is registered at the desk of that founder, and uses no e-mail. @returns their number */
export async function registered(
  portal: TestPortal,
  founder: { email: string; password: string },
  name: string,
): Promise<number> {
  const { say } = await atTheDesk(portal, founder.email, founder.password);
  const person = { name, surname: 'Cremasco', sex: 'n', prefLocale: 'it' };
  const form = { ...person, paperSigned: true, signedOn: dayBack(0) };
  return (await say('POST', '/admin/banks/users', form)).id;
}

/** The portal's desk lets a bank in that somebody has applied for. */
export async function approveBank(portal: TestPortal, name: string): Promise<void> {
  const desk = await atTheDesk(portal, PORTAL_DESK);
  const applications: { id: number; name: string }[] = await desk.say(
    'GET',
    '/portal/bank-applications',
  );
  const application = applications.find((one) => one.name === name);
  if (!application) throw new Error(`nobody asks for ${name}`);
  await desk.say('PATCH', `/portal/bank-applications/${application.id}/approve`);
}

/** Unfolds a part of a member's page that stands behind one line. */
export async function unfolded(page: Page, name: string): Promise<Locator> {
  const part = page.getByRole('region', { name, exact: true });
  await part.locator('summary').first().click();
  return part;
}

/** Presses an act behind the three dots of a member's page. */
export async function pressRare(page: Page, name: string): Promise<void> {
  await page.locator('summary', { hasText: /^Altro per / }).click();
  await page.getByRole('button', { name, exact: true }).click();
}
