/**
 * Without a connection (specification §2, §20 to §22): board, conversations and appointments open with what was
 * seen last and its age; a message, an answer and a decision wait, also through a reload, and leave once.
 */
import type { Page } from '@playwright/test';
import { dayBack } from './support/day-back.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { kept } from './support/kept-release.ts';
import { marcoAndAnna } from './support/member.ts';
import { ask, tokenOf } from './support/newcomer.ts';
import type { TestPortal } from './support/portal.ts';
import { unique } from './support/unique.ts';

const ANNA = 'anna.ferrari@example.org';
const MARCO = 'marco.bianchi@example.org';
const CUT = /net::ERR_INTERNET_DISCONNECTED/;

const card = (page: Page) => page.getByRole('heading', { name: 'Da inviare' });

/** Marco proposes a day to Anna. */
async function proposed(portal: TestPortal) {
  const { anna } = await marcoAndAnna(portal);
  const token = await tokenOf(portal, MARCO);
  const title = unique('Senza rete');
  const partner = { partner: anna.id, partnerBank: anna.bankId, iGive: true };
  const plan = { day: dayBack(-2), time: '10:00', minutes: 60 };
  const body = { with: partner, activity: 1, title, ...plan };
  const { id } = await ask(portal, 'POST', '/users/arrangements', { token, body });
  const state = async () =>
    (await ask(portal, 'GET', `/users/arrangements/${id}`, { token })).state;
  return { id, title, token, plan, state };
}

test.use({ serviceWorkers: 'allow', expectedErrors: [CUT] });

test('what was seen last is there with its age', { tag: '@phone' }, async ({
  context,
  page,
  portal,
}) => {
  const { title } = await proposed(portal);
  await enterAs(page, ANNA, '/board');
  const notice = page.getByRole('main').getByRole('listitem').first();
  await expect(notice).toBeVisible();
  await page.goto('/messages');
  const thread = page.getByRole('link', { name: /Marco Bianchi/ }).first();
  await expect(thread).toBeVisible();
  await thread.click();
  const said = page.getByRole('list', { name: 'Messaggi con Marco Bianchi' });
  await expect(said.getByRole('listitem').first()).toBeVisible();
  const conversation = page.url();
  await page.goto('/appointments');
  await expect(page.getByText(title)).toBeVisible();
  await kept(page);
  await context.setOffline(true);
  for (const [address, seen] of [
    ['/appointments', page.getByText(title)],
    ['/messages', thread],
    [conversation, said.getByRole('listitem').first()],
    ['/board', notice],
  ] as const) {
    await page.goto(address);
    await expect(seen).toBeVisible();
    await expect(page.getByText(/Aggiornato alle \d\d:\d\d\./)).toBeVisible();
    await expect(page.getByText('Controlla la connessione e riprova')).toHaveCount(0);
  }
});

test('a no waits through a reload, can be taken back, and leaves once', { tag: '@phone' }, async ({
  context,
  page,
  portal,
}) => {
  const { title, state } = await proposed(portal);
  await enterAs(page, ANNA, '/appointments');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toBeVisible();
  await kept(page);
  await context.setOffline(true);
  await row.getByRole('button', { name: 'Non posso' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Torna indietro' });
  await expect(line).toContainText(italian('exchanges:waiting.waiting'));
  await expect(card(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(line).toContainText('Disdetto. Avvisiamo Marco.');
  await line.getByRole('button', { name: 'Torna indietro' }).click();
  await expect(row.getByRole('button', { name: 'Non posso' })).toBeVisible();
  await expect(card(page)).toBeHidden();
  await row.getByRole('button', { name: 'Non posso' }).click();
  await expect(line).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/drop')) sent.push(request.headers()['idempotency-key'] ?? '');
  });
  await context.setOffline(false);
  await expect(page.getByText('Inviato.')).toBeVisible();
  expect(await state()).toBe('dropped');
  expect(sent).toHaveLength(1);
});

test.describe('somebody was faster', () => {
  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|409 POST/] });

  test('what changed meanwhile is told, and nothing is decided', async ({
    context,
    page,
    portal,
  }) => {
    const { id, title, token, plan, state } = await proposed(portal);
    await enterAs(page, ANNA, '/appointments');
    const row = page.getByRole('listitem').filter({ hasText: title });
    await row.getByRole('button', { name: 'Va bene' }).waitFor();
    await kept(page);
    await context.setOffline(true);
    await row.getByRole('button', { name: 'Va bene' }).click();
    await expect(card(page)).toBeVisible();
    const body = { sequence: 0, ...plan, time: '18:00', place: '' };
    await ask(portal, 'PUT', `/users/arrangements/${id}`, { token, body });
    await context.setOffline(false);
    await expect(page.getByText('Nel frattempo qualcosa è cambiato')).toBeVisible();
    expect(await state()).toBe('proposed');
    await expect(row.getByText('alle 18:00')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Va bene' })).toBeVisible();
  });
});

test('a message and an answer wait, also through a reload, and arrive once', async ({
  context,
  page,
  portal,
}) => {
  const { marco, anna } = await marcoAndAnna(portal);
  await marco.writes(anna, 'Ci sei?');
  const token = await tokenOf(portal, MARCO);
  const title = unique('Da lontano');
  const form = { kind: 'request', activity: 1, title, reach: 'bank', contact: 'portal' };
  const body = { ...form, sure: true };
  const { id } = await ask(portal, 'POST', '/users/notices', { token, body });
  await enterAs(page, ANNA, `/board/${id}`);
  await expect(page.getByRole('button', { name: 'Posso io' })).toBeVisible();
  await kept(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Posso io' }).click();
  await expect(page.getByText('parte quando torna la connessione')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Inviato.')).toBeVisible();
  const { answers } = await ask(portal, 'GET', `/users/notices/${id}`, { token });
  expect(answers).toHaveLength(1);

  await page.goto('/messages');
  await page
    .getByRole('link', { name: /Marco Bianchi/ })
    .first()
    .click();
  const field = page.getByRole('textbox', { name: 'Scrivi a Marco Bianchi' });
  await expect(field).toBeVisible();
  await context.setOffline(true);
  const text = unique('Arrivo');
  await field.fill(text);
  await page.getByRole('button', { name: 'Invia' }).click();
  const said = page.getByRole('list', { name: 'Messaggi con Marco Bianchi' });
  await expect(said.getByText(italian('threads:waits'))).toBeVisible();
  await expect(field).toHaveValue('');
  await page.reload();
  await expect(said.getByText(text)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Inviato.')).toBeVisible();
  await expect(said.getByText(text)).toHaveCount(1);
  expect((await marco.hears(anna)).filter((one) => one === text)).toHaveLength(1);
});
