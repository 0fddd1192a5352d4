/**
 * A yes or a no to hours, and an answer to a notice, given without a connection wait (specification §2, §8,
 * §20): they stand there with their age and leave once; what the portal refuses later is said with what it was.
 */
import type { Page } from '@playwright/test';
import { formatMinutes } from '#contract/hours/hours.ts';
import { newMember } from './support/desk.ts';
import { enterAs, expect, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { kept } from './support/kept-release.ts';
import { marcoAndAnna } from './support/member.ts';
import { ask, tokenOf } from './support/newcomer.ts';
import type { TestPortal } from './support/portal.ts';
import { unique } from './support/unique.ts';
import { card, waitsAndLeaves } from './support/waiting.ts';

const ANNA = 'anna.ferrari@example.org';
const MARCO = 'marco.bianchi@example.org';
const HOUR = formatMinutes(60, 'it');
const CUT = /net::ERR_INTERNET_DISCONNECTED/;

const row = (page: Page, note: string) => page.getByRole('listitem').filter({ hasText: note });

/** Anna has recorded an hour for somebody new, whose home is open without a connection. */
async function waitingFor(page: Page, portal: TestPortal, email: string) {
  const { anna } = await marcoAndAnna(portal);
  const { password, ...member } = await newMember(portal, email, 'Rita');
  const note = unique('Senza rete');
  const exchange = await anna.gives(member, { note });
  const token = await tokenOf(portal, email, password);
  const status = async () =>
    (await ask(portal, 'GET', `/users/transactions/${exchange.id}`, { token })).status;
  await enterAs(page, email, '/home', password);
  await expect(row(page, note)).toBeVisible();
  await kept(page);
  await page.context().setOffline(true);
  return { anna, exchange, note, status };
}

test.use({ serviceWorkers: 'allow', expectedErrors: [CUT] });
test.slow();

test('a confirmation waits, is taken back, and leaves once', { tag: '@phone' }, async ({
  context,
  page,
  portal,
}) => {
  const { note, status } = await waitingFor(page, portal, 'senza.rete.si@example.org');
  const yes = row(page, note).getByRole('button', { name: 'Conferma' });
  await yes.click();
  await expect(card(page)).toContainText(`Confermato: ${HOUR} con Anna Ferrari`);
  await page.getByRole('button', { name: 'Torna indietro' }).click();
  await expect(card(page)).toBeHidden();
  expect(await status()).toBe('pending');
  await yes.click();
  await waitsAndLeaves(page, context, {
    what: `Confermato: ${HOUR} con Anna Ferrari`,
    call: 'PATCH /api/users/transactions/…/approve',
  });
  expect(await status()).toBe('confirmed');
});

test('a no with its reason waits and leaves once', { tag: '@phone' }, async ({
  context,
  page,
  portal,
}) => {
  const { note, status } = await waitingFor(page, portal, 'senza.rete.no@example.org');
  await row(page, note).getByRole('button', { name: 'Annulla' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Annulla lo scambio' }).click();
  await waitsAndLeaves(page, context, {
    what: `Annullato: ${HOUR} con Anna Ferrari`,
    call: 'PATCH /api/users/transactions/…/reject',
  });
  expect(await status()).toBe('cancelled');
});

test.describe('meanwhile', () => {
  test.use({
    expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|409 P|404 GET \/api\/users\/notices/],
  });

  test('hours that their giver has cancelled are not confirmed, and it is said what it was', {
    tag: '@phone',
  }, async ({ context, page, portal }) => {
    const { note, status, anna, exchange } = await waitingFor(
      page,
      portal,
      'senza.rete.tardi@example.org',
    );
    await row(page, note).getByRole('button', { name: 'Conferma' }).click();
    await expect(card(page)).toBeVisible();
    await anna.cancels(exchange);
    await context.setOffline(false);
    await expect(card(page)).toContainText(italian('exchanges:waiting.refused'));
    await expect(card(page)).toContainText(`Confermato: ${HOUR} con Anna Ferrari`);
    expect(await status()).toBe('cancelled');
  });

  test('an answer to a notice that was closed is not given, and it is said what it was', {
    tag: '@phone',
  }, async ({ context, page, portal }) => {
    const token = await tokenOf(portal, ANNA);
    const title = unique('Chiuso nel frattempo');
    const form = { kind: 'request', activity: 1, title, reach: 'bank', contact: 'portal' };
    const body = { ...form, sure: true };
    const { id } = await ask(portal, 'POST', '/users/notices', { token, body });
    await enterAs(page, MARCO, `/board/${id}`);
    const answer = page.getByRole('button', { name: 'Posso io' });
    await expect(answer).toBeVisible();
    await kept(page);
    await context.setOffline(true);
    await answer.click();
    await expect(page.getByText('parte quando torna la connessione')).toBeVisible();
    const closed = { outcome: 'withdrawn' };
    await ask(portal, 'POST', `/users/notices/${id}/close`, { token, body: closed });
    await context.setOffline(false);
    await expect(card(page)).toContainText(italian('exchanges:waiting.refused'));
    const { answers } = await ask(portal, 'GET', `/users/notices/${id}`, { token });
    expect(answers).toEqual([]);
  });
});
