/**
 * Decisions: taken once however slow the hand, taken back while nobody has been told, and nothing moves
 * under the finger meanwhile (law L3).
 */
import type { Locator, Page } from '@playwright/test';
import { formatMinutes } from '#contract/hours/hours.ts';
import { dayBack } from './support/day-back.ts';
import { GIULIA, secondAdmin } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, signIn, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { beside, marcoAndAnna } from './support/member.ts';
import { decideOn, verified } from './support/newcomer.ts';

const MARCO = 'marco.bianchi@example.org';
const ONE_HOUR = formatMinutes(60, 'it');

/** The calls that decide, as they leave the page. */
function decisionsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/(approve|reject|accept|deny|take-back)$/.test(request.url())) sent.push(request.url());
  });
  return sent;
}

async function middleOf(target: Locator) {
  // In the middle of the window: nothing lies over it, such as the tabs of a phone.
  await target.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const box = await target.boundingBox();
  if (!box) throw new Error('what is tapped can be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const lineOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const matterOf = (page: Page, note: string) =>
  page.getByRole('table').locator('tbody', { hasText: note });

for (const pause of [250, 1200]) {
  test(`two taps ${pause} ms apart on one spot confirm one exchange, and keep it confirmed`, {
    tag: '@phone',
  }, async ({ page, portal }) => {
    const { marco, anna } = await marcoAndAnna(portal);
    const before = await marco.balance();
    await anna.gives(marco, { note: `Sopra ${pause}` });
    const below = await anna.gives(marco, { note: `Sotto ${pause}` });
    await page.clock.install();
    await enterAs(page, MARCO, '/home');
    await page.getByRole('button', { name: /^Vedi tutto/ }).click();
    const sent = decisionsOf(page);
    const line = lineOf(page, `Sopra ${pause}`);
    const spot = await middleOf(line.getByRole('button', { name: 'Conferma' }));
    await page.mouse.click(spot.x, spot.y);
    await expect(line).toContainText(`Confermato: ${ONE_HOUR} con Anna Ferrari`);
    await page.clock.runFor(pause);
    await page.mouse.click(spot.x, spot.y);
    await page.clock.runFor(1000);
    await page.evaluate(() => fetch('/api/health'));
    expect(sent).toHaveLength(1);
    expect(await marco.balance()).toBe(before - 1);
    await anna.cancels(below);
  });
}

test('two unhurried taps let one person in, not two', async ({ page, portal }) => {
  const ada = await verified(portal, { name: 'Ada', email: 'ada@example.org', bank: 'Bergamo' });
  const bea = await verified(portal, { name: 'Bea', email: 'bea@example.org', bank: 'Bergamo' });
  await page.clock.install();
  await enterAs(page, GIULIA, '/bank-members-awaiting');
  const sent = decisionsOf(page);
  const row = page.getByRole('row', { name: /Ada/ });
  const spot = await middleOf(row.getByRole('button', { name: 'Accetta' }));
  await page.mouse.click(spot.x, spot.y);
  await expect(row).toContainText('Accettata: la richiesta di Ada Arrivato');
  await page.clock.runFor(700);
  await page.mouse.click(spot.x, spot.y);
  await page.clock.runFor(1000);
  expect(sent).toHaveLength(1);
  expect((await beside(portal, ada.email, ada.password)).status).toBe('normal');
  expect((await beside(portal, bea.email, bea.password)).status).toBe('pending');
  await expectNoAxeViolations(page);
  await decideOn(portal, GIULIA, bea.email, 'deny');
});

test('a confirmation is taken back, by keyboard, and nobody hears of it', async ({
  page,
  portal,
}) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const before = await marco.balance();
  // A length of its own, so that its letters are told from those of other stories.
  const hours = formatMinutes(5.5 * 60, 'it');
  await anna.gives(marco, { note: 'Ci ripenso', quantityOfHours: 5.5 });
  await enterAs(page, MARCO, '/confirm-transaction');
  const matter = matterOf(page, 'Ci ripenso');
  await expect(matter.getByRole('button', { name: 'Conferma' })).toBeVisible();
  const height = (await matter.boundingBox())?.height;
  await matter.getByRole('button', { name: 'Conferma' }).press('Enter');
  await expect(matter).toContainText(`Confermato: ${hours} con Anna Ferrari`);
  await expect(matter).toContainText(/ancora (10|9) secondi/);
  await expect(matter.locator('[tabindex="-1"]')).toBeFocused();
  expect((await matter.boundingBox())?.height).toBe(height);
  expect(await marco.balance()).toBe(before - 5.5);
  await page.keyboard.press('Tab');
  await expect(matter.getByRole('button', { name: 'Ringrazia' })).toBeFocused();
  await page.keyboard.press('Tab');
  const back = matter.getByRole('button', { name: 'Torna indietro' });
  await expect(back).toBeFocused();
  await expect(back).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText(italian('ui:decision.takenBack'))).toBeVisible();
  await expect(matter.getByRole('button', { name: 'Conferma' })).toBeFocused();
  expect(await marco.balance()).toBe(before);
  await portal.endTakeBacks();

  await matter.getByRole('button', { name: 'Annulla' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annulla lo scambio' }).click();
  await expect(matter).toContainText('Annullato');
  await portal.endTakeBacks();
  const subject = `Scambio annullato: ${hours}`;
  await portal.mails.next({ to: 'anna.ferrari@example.org', subject });
  const told = portal.mails.mails.map((mail) => mail.subject);
  expect(told.filter((text) => text.startsWith(`Scambio confermato: ${hours}`))).toEqual([]);
});

test('after ten seconds it is final: a quiet line, and the letter leaves', async ({
  page,
  portal,
}) => {
  const { marco, anna } = await marcoAndAnna(portal);
  await anna.gives(marco, { note: 'Passano i secondi' });
  await page.clock.install();
  await enterAs(page, MARCO, '/home');
  const line = lineOf(page, 'Passano i secondi');
  await line.getByRole('button', { name: 'Conferma' }).click();
  await expect(line.getByRole('button', { name: 'Torna indietro' })).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(line.getByRole('button')).toHaveText(['Ringrazia']);
  await expect(line).toContainText(`Confermato: ${ONE_HOUR} con Anna Ferrari`);
  await portal.endTakeBacks();
  await portal.mails.next({ to: 'anna.ferrari@example.org', subject: 'Scambio confermato' });
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Tocca a te/ })).toBeVisible();
  await expect(line).toHaveCount(0);
});

test.describe('the seconds are over on the portal’s clock', () => {
  test.use({ expectedErrors: [/409 PATCH .*take-back/] });

  test('that is said, and the decision stands', async ({ page, portal }) => {
    const { marco, anna } = await marcoAndAnna(portal);
    const before = await marco.balance();
    const hours = formatMinutes(4.5 * 60, 'it');
    await anna.gives(marco, { note: 'Troppo tardi', quantityOfHours: 4.5 });
    await enterAs(page, MARCO, '/confirm-transaction');
    const matter = matterOf(page, 'Troppo tardi');
    await matter.getByRole('button', { name: 'Conferma' }).click();
    await expect(matter).toContainText('Confermato');
    await portal.endTakeBacks();
    const subject = `Scambio confermato: ${hours} con Marco Bianchi`;
    await portal.mails.next({ to: 'anna.ferrari@example.org', subject });
    await matter.getByRole('button', { name: 'Torna indietro' }).click();
    await expect(page.getByText('Non si può più tornare indietro')).toBeVisible();
    await expect(matter.getByRole('button')).toHaveText(['Ringrazia']);
    expect(await marco.balance()).toBe(before - 4.5);
  });
});

test('the page closed right after the tap: nothing is lost', async ({ context, page, portal }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const before = await marco.balance();
  await anna.gives(marco, { note: 'Telefono in tasca' });
  await enterAs(page, MARCO, '/confirm-transaction');
  const decided = context.waitForEvent('requestfinished', (one) => one.url().endsWith('/approve'));
  await matterOf(page, 'Telefono in tasca').getByRole('button', { name: 'Conferma' }).click();
  await decided;
  await page.close();
  expect(await marco.balance()).toBe(before - 1);
  await portal.endTakeBacks();
  await portal.mails.next({ to: 'anna.ferrari@example.org', subject: 'Scambio confermato' });
});

test('what arrives waits behind a button, and moves no row', async ({ page, portal }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const first = await anna.gives(marco, { note: 'Già in lista' });
  await signIn(page, MARCO);
  const news = page.waitForResponse('**/api/users/news');
  await page.goto('/confirm-transaction');
  await news;
  const button = matterOf(page, 'Già in lista').getByRole('button', { name: 'Conferma' });
  await expect(button).toBeVisible();
  const before = await button.boundingBox();
  const given = await anna.gives(marco, { note: 'Appena arrivato' });
  const show = page.getByRole('button', { name: italian('exchanges:pending.newcomers_one') });
  await expect(show).toBeVisible();
  await expect(page.getByText(italian('exchanges:pending.arrived_one'))).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  await expectNoAxeViolations(page);
  await show.click();
  await expect(matterOf(page, 'Appena arrivato')).toBeVisible();

  await anna.cancels(given);
  const line = matterOf(page, 'Appena arrivato');
  await expect(line).toContainText('Annullato da Anna Ferrari');
  await expect(line.getByRole('button')).toHaveCount(0);
  await anna.cancels(first);
});

test('two administrators at once: one decides, the other reads who, and then is free again', async ({
  browser,
  page,
  portal,
}) => {
  const second = await secondAdmin(portal, 'zoe@example.org', 'Zoe');
  const { marco, anna } = await marcoAndAnna(portal);
  const given = await anna.gives(marco, {
    note: 'Due sportelli',
    dateOfTransaction: dayBack(1),
  });
  const address = `/bank-pending-requests?from=${dayBack(1)}`;
  const rowOf = (where: Page, name: string) =>
    where.getByRole('table', { name: 'Scambi in attesa' }).getByRole('row', { name });
  await enterAs(page, GIULIA, address);
  await expect(rowOf(page, 'Due sportelli')).toBeVisible();
  const other = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await enterAs(other, second.email, address, second.password);
  await rowOf(other, 'Due sportelli').getByRole('button', { name: 'Conferma' }).click();
  await other.getByRole('alertdialog').getByRole('radio', { name: 'di persona' }).check();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Conferma' }).click();
  await expect(rowOf(other, 'Confermato: ')).toBeVisible();
  await expect(rowOf(page, 'Confermato da Zoe Arrivato')).toBeVisible();
  await other.getByRole('button', { name: 'Torna indietro' }).click();
  await expect(
    rowOf(page, 'Due sportelli').getByRole('button', { name: 'Conferma' }),
  ).toBeVisible();
  await other.context().close();
  await anna.cancels(given);
});

test('many at once are taken back together, and the choice is empty', async ({ page, portal }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const before = await marco.balance();
  const notes = ['Insieme uno', 'Insieme due'];
  for (const note of notes) await anna.gives(marco, { note, dateOfTransaction: dayBack(1) });
  await enterAs(page, GIULIA, `/bank-pending-requests?from=${dayBack(1)}`);
  const table = page.getByRole('table', { name: 'Scambi in attesa' });
  for (const note of notes) {
    await table.getByRole('row', { name: note }).getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'Conferma 2 scambi' }).click();
  await page.getByRole('alertdialog').getByRole('radio', { name: 'di persona' }).check();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Conferma' }).click();
  const results = page.getByRole('dialog', { name: 'Fatto' });
  await results.getByRole('button', { name: 'Torna indietro per 2' }).click();
  await expect(results).toContainText('2 scambi sono di nuovo in attesa.');
  await expectNoAxeViolations(page);
  await results.getByRole('button', { name: 'Chiudi' }).last().click();
  await expect(page.getByText('scambi scelti')).toBeHidden();
  await expect(table.getByRole('row', { name: 'Insieme due' })).toBeVisible();
  expect(await marco.balance()).toBe(before);
  for (const one of (await marco.pending()).filter(({ note }) => notes.includes(note))) {
    await anna.cancels(one);
  }
});

test('somebody let in is asked back, and never knew', async ({ page, portal }) => {
  const name = 'Clio';
  const clio = await verified(portal, {
    name,
    email: `${name}@example.org`.toLowerCase(),
    bank: 'Bergamo',
  });
  await enterAs(page, GIULIA, '/bank-members-awaiting');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('button', { name: 'Accetta' }).click();
  await expect(row).toContainText(`Accettata: la richiesta di ${name} Arrivato`);
  await row.getByRole('button', { name: 'Torna indietro' }).click();
  await expect(row.getByRole('button', { name: 'Accetta' })).toBeVisible();
  expect((await beside(portal, clio.email, clio.password)).status).toBe('pending');
  await portal.endTakeBacks();
  await decideOn(portal, GIULIA, clio.email, 'deny');
});
