/** Choosing people and services by typing: Enter chooses and never sends, and nobody is mistaken. */
import type { Page } from '@playwright/test';
import { formatMinutes } from '#contract/hours/hours.ts';
import { atTheDesk, GIULIA, newBank } from './support/desk.ts';
import { enterAs, expect, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { beside } from './support/member.ts';
import { activity, debtor, duration, register } from './support/recording.ts';

const MARCO = 'marco.bianchi@example.org';

const creditors = (page: Page) => page.getByRole('combobox', { name: /^Creditore/ });
const deskDebtor = (page: Page) => page.getByRole('combobox', { name: /^Debitore/ });
const list = (page: Page) => page.getByRole('listbox');

const chosen = (page: Page) => page.locator('[data-field="from"] :has(+ button[aria-hidden])');

/** Types without looking and presses Enter at once, before any answer has come. */
async function typeAndEnter(field: ReturnType<typeof debtor>, letters: string): Promise<void> {
  await field.pressSequentially(letters);
  await field.press('Enter');
}

test('a member types, Enter, types, Enter: both are chosen and nothing is sent', async ({
  page,
}) => {
  await enterAs(page, MARCO, '/new-transaction');
  await typeAndEnter(debtor(page), 'ferrari an');
  await expect(debtor(page)).toHaveValue('Ferrari Anna');
  await typeAndEnter(activity(page), 'orto');
  await expect(activity(page)).toHaveValue(/orto/i);
  await typeAndEnter(duration(page), '3');
  await expect(duration(page)).toHaveValue(formatMinutes(180, 'it'));
  for (const field of [debtor(page), activity(page), duration(page)]) await field.press('Enter');
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(register(page)).toBeDisabled();
});

test('somebody else is chosen over the first, by Enter too', async ({ page }) => {
  await enterAs(page, MARCO, '/new-transaction');
  await typeAndEnter(debtor(page), 'ferrari an');
  await expect(debtor(page)).toHaveValue('Ferrari Anna');
  await debtor(page).fill('');
  await typeAndEnter(debtor(page), 'rota');
  await expect(debtor(page)).toHaveValue('Rota Renato');
});

test('at the desk many are chosen by Enter, and only the button sends', async ({
  page,
  portal,
}) => {
  const note = 'Solo col bottone';
  const { exchanges } = await atTheDesk(portal);
  await enterAs(page, GIULIA, '/bank-new-transaction');
  await page.getByLabel(italian('bank-record:many.from')).check();
  await typeAndEnter(creditors(page), 'ferrari an');
  await expect(chosen(page)).toHaveText(['Ferrari Anna']);
  await typeAndEnter(creditors(page), 'rota');
  await expect(chosen(page)).toHaveText(['Ferrari Anna', 'Rota Renato']);
  await typeAndEnter(deskDebtor(page), 'bianchi m');
  await expect(deskDebtor(page)).toHaveValue('Bianchi Marco');
  await typeAndEnter(activity(page), 'passaggi');
  await page.getByLabel('Nota').fill(note);
  await typeAndEnter(duration(page), '1');
  await expect(duration(page)).toHaveValue(formatMinutes(60, 'it'));
  await typeAndEnter(creditors(page), 'nessuno si chiama così');
  for (const field of [
    page.getByLabel('Data'),
    page.getByLabel(italian('bank-record:many.from')),
  ]) {
    await field.press('Enter');
  }
  await expect(page.getByText(italian('bank-record:taken'))).toBeHidden();
  expect(await exchanges(encodeURIComponent(note))).toEqual([]);
});

test('Enter waits for an answer that comes late, and takes its first', async ({ page }) => {
  await enterAs(page, GIULIA, '/bank-new-transaction');
  await creditors(page).click();
  await expect(list(page).getByRole('option').first()).toBeVisible();
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/\/users\?.*q=ferrari/, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  const asked = page.waitForRequest(/q=ferrari\+an/);
  await typeAndEnter(creditors(page), 'ferrari an');
  await asked;
  await expect(creditors(page)).toHaveValue('ferrari an');
  answer();
  await expect(creditors(page)).toHaveValue('Ferrari Anna');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('Enter, and on to the next field at once: the answer still counts', async ({ page }) => {
  await enterAs(page, GIULIA, '/bank-new-transaction');
  await typeAndEnter(creditors(page), 'ferrari an');
  await page.keyboard.press('Tab');
  await page.getByLabel('Nota').fill('Di fretta');
  await expect(creditors(page)).toHaveValue('Ferrari Anna');
  await typeAndEnter(deskDebtor(page), 'nessuno si chiama così');
  await page.getByLabel('Nota').focus();
  await expect(deskDebtor(page)).toHaveValue('');
});

test('a filter takes people by Enter, one after the other', async ({ page, portal }) => {
  const [marco, anna] = [
    await beside(portal, MARCO),
    await beside(portal, 'anna.ferrari@example.org'),
  ];
  await enterAs(page, GIULIA, '/bank-transactions');
  await page.getByRole('button', { name: 'Altri filtri' }).click();
  const filter = page.getByRole('combobox', { name: 'Creditore' });
  await typeAndEnter(filter, 'bianchi mar');
  await expect(page).toHaveURL(new RegExp(`userFromIds=${marco.id}`));
  await typeAndEnter(filter, 'ferrari an');
  await expect(page).toHaveURL(new RegExp(`${anna.id}`));
  await expect(page.getByRole('button', { name: 'Creditore: Bianchi Marco' })).toBeVisible();
});

test.describe('a bank of many', () => {
  test('the list goes on while one scrolls, then says how many are left', async ({
    page,
    portal,
  }) => {
    const email = 'tanti@example.org';
    const bank = await newBank(portal, 'Banca dei molti', email);
    await portal.crowd(bank.bankId, 260);
    await enterAs(page, email, '/new-transaction', bank.password);
    await debtor(page).click();
    const options = list(page).getByRole('option');
    await expect(options.filter({ hasText: 'Folla 040' })).toBeAttached();
    await expect(options.filter({ hasText: 'Folla 060' })).not.toBeAttached();
    for (const number of ['040', '090', '140', '190']) {
      await options.filter({ hasText: `Folla ${number}` }).scrollIntoViewIfNeeded();
    }
    await expect(options.last()).toHaveText(/^… e altre 6\d persone: scrivi qualche lettera$/);
    await typeAndEnter(debtor(page), 'folla 250');
    await expect(debtor(page)).toHaveValue('Folla 250 Persona');
  });

  test('the arrow keys go on as well', async ({ page, portal }) => {
    const email = 'frecce@example.org';
    const bank = await newBank(portal, 'Banca delle frecce', email);
    await portal.crowd(bank.bankId, 90);
    await enterAs(page, email, '/bank-new-transaction', bank.password);
    await creditors(page).click();
    await expect(list(page).getByRole('option').filter({ hasText: 'Folla 040' })).toBeAttached();
    for (let step = 0; step < 45; step += 1) await page.keyboard.press('ArrowDown');
    await expect(list(page).getByRole('option').filter({ hasText: 'Folla 080' })).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(creditors(page)).toHaveValue(/Folla 04\d Persona/);
  });
});
