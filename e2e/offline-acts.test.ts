/**
 * What is decided about appointments without a connection waits (specification §2, §21): Fatto, what repeats
 * and a proposal stand there with their age, leave once when it is back, and what the portal refuses later is
 * said with what it was.
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
import { card, waitsAndLeaves } from './support/waiting.ts';

const ANNA = 'anna.ferrari@example.org';
const MARCO = 'marco.bianchi@example.org';

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
/** Marco has helped Anna, who agreed, an hour ago. */
async function helped(portal: TestPortal) {
  const { anna } = await marcoAndAnna(portal);
  const [token, hers] = await Promise.all([tokenOf(portal, MARCO), tokenOf(portal, ANNA)]);
  const title = unique('Senza rete');
  const partner = { partner: anna.id, partnerBank: anna.bankId, iGive: true };
  const plan = { day: dayBack(-1), time: '10:00', minutes: 60 };
  const body = { with: partner, activity: 1, title, ...plan };
  const { id } = await ask(portal, 'POST', '/users/arrangements', { token, body });
  await ask(portal, 'POST', `/users/arrangements/${id}/agree`, {
    token: hers,
    body: { sequence: 0 },
  });
  await portal.letAppointmentPass(title);
  const hours = async () =>
    (await ask(portal, 'GET', `/users/arrangements/${id}`, { token })).exchange?.hours;
  return { id, title, token, hers, hours };
}

test.use({ serviceWorkers: 'allow', expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] });
test.slow();

for (const where of ['/appointments', '/home'] as const) {
  test(`“Fatto” waits and is recorded once, on ${where}`, { tag: '@phone' }, async ({
    context,
    page,
    portal,
  }) => {
    if (where === '/home') await helped(portal);
    const { title, hours } = await helped(portal);
    await enterAs(page, MARCO, where);
    if (where === '/home') await page.getByRole('button', { name: /^Vedi tutto/ }).click();
    const done = row(page, title).getByRole('button', { name: 'Fatto, 1 h' });
    await expect(done).toBeVisible();
    await kept(page);
    await context.setOffline(true);
    await done.click();
    const line = page.getByRole('listitem').filter({ hasText: 'Torna indietro' });
    await expect(line).toContainText('Fatto, 1 h con Anna.');
    await expectNoAxeViolations(page);
    await line.getByRole('button', { name: 'Torna indietro' }).click();
    await expect(card(page)).toBeHidden();
    await done.click();
    await waitsAndLeaves(page, context, {
      what: 'Fatto, 1 h con Anna.',
      call: 'POST /api/users/arrangements/…/done',
    });
    expect(await hours()).toBe(1);
  });
}

test.describe('somebody was faster', () => {
  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|409 POST/] });

  test('“Fatto” that the other has said meanwhile is told with what it was', async ({
    context,
    page,
    portal,
  }) => {
    const { id, title, hers, hours } = await helped(portal);
    await enterAs(page, MARCO, '/appointments');
    await row(page, title).getByRole('button', { name: 'Fatto, 1 h' }).waitFor();
    await kept(page);
    await context.setOffline(true);
    await row(page, title).getByRole('button', { name: 'Fatto, 1 h' }).click();
    await expect(card(page)).toBeVisible();
    const body = { quantityOfHours: 2 };
    await ask(portal, 'POST', `/users/arrangements/${id}/done`, { token: hers, body });
    await context.setOffline(false);
    await expect(card(page)).toContainText(italian('exchanges:waiting.refused'));
    await expect(card(page)).toContainText('Fatto, 1 h con Anna.');
    expect(await hours()).toBe(2);
  });
});

test('what repeats: a yes, a pause and the end wait and leave once', { tag: '@phone' }, async ({
  context,
  page,
  portal,
}) => {
  const { anna } = await marcoAndAnna(portal);
  const [token, hers] = await Promise.all([tokenOf(portal, MARCO), tokenOf(portal, ANNA)]);
  const title = unique('Ogni settimana');
  const partner = { partner: anna.id, partnerBank: anna.bankId, iGive: true };
  const plan = { day: dayBack(-3), time: '10:00', minutes: 60, every: 'week' };
  const body = { with: partner, activity: 1, title, ...plan };
  const { id } = await ask(portal, 'POST', '/users/standings', { token, body });
  const state = async () => {
    const all: { id: number; state: string }[] = await ask(portal, 'GET', '/users/standings', {
      token: hers,
    });
    return all.find((one) => one.id === id)?.state;
  };
  await enterAs(page, ANNA, '/appointments');
  const mine = page
    .getByRole('region', { name: italian('planning:standing.title') })
    .getByRole('listitem')
    .filter({ hasText: title });
  await expect(mine).toBeVisible();
  await kept(page);
  await context.setOffline(true);
  await mine.getByRole('button', { name: 'Va bene' }).click();
  await expect(mine).toContainText(italian('exchanges:waiting.waiting'));
  await waitsAndLeaves(page, context, {
    what: 'Siete d’accordo. Avvisiamo Marco.',
    call: 'POST /api/users/standings/…/agree',
  });
  expect(await state()).toBe('agreed');
  await page.reload();
  await expect(mine.getByRole('button', { name: 'Metti in pausa' })).toBeVisible();
  await context.setOffline(true);
  await mine.getByRole('button', { name: 'Metti in pausa' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Metti in pausa' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await waitsAndLeaves(page, context, {
    what: 'In pausa: finché dura non compaiono nuove date.',
    call: 'POST /api/users/standings/…/pause',
  });
  expect(await state()).toBe('paused');
  await page.reload();
  await expect(mine.getByRole('button', { name: italian('planning:standing.end') })).toBeVisible();
  await context.setOffline(true);
  await mine.getByRole('button', { name: italian('planning:standing.end') }).click();
  await waitsAndLeaves(page, context, {
    what: 'Non si ripete più. Avvisiamo Marco.',
    call: 'POST /api/users/standings/…/end',
  });
  expect(await state()).toBeUndefined();
});

test('a proposal that repeats is written without a connection, and made once', async ({
  context,
  page,
  portal,
}) => {
  const { anna } = await marcoAndAnna(portal);
  const token = await tokenOf(portal, MARCO);
  const title = unique('Spesa');
  await enterAs(page, MARCO, `/appointments/new?with=${anna.id}`);
  await page.getByRole('radio', { name: 'Io aiuto' }).check();
  await page.getByRole('combobox', { name: 'Attività' }).pressSequentially('orto');
  await page.getByRole('listbox').getByRole('option').click();
  await page.getByRole('textbox', { name: 'Che cosa' }).fill(title);
  await page.getByRole('button', { name: 'Avanti' }).click();
  await page.getByRole('button', { name: 'Domani', exact: true }).click();
  await page.getByLabel('Ora', { exact: true }).fill('10:00');
  await page.getByRole('combobox', { name: 'Si ripete' }).selectOption('Ogni settimana');
  await kept(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Proponi' }).click();
  await expect(page).toHaveURL(/\/appointments$/);
  await waitsAndLeaves(page, context, {
    what: `Proposta a Anna Ferrari: ${title}`,
    call: 'POST /api/users/standings',
  });
  const all: { title: string }[] = await ask(portal, 'GET', '/users/standings', { token });
  expect(all.filter((one) => one.title === title)).toHaveLength(1);
});
