/** The first page of a member: what I have, what waits for me, what I may do next. */
import { formatMinutes } from '#contract/hours.ts';
import { expect, expectNoAxeViolations, signIn, test } from './support/fixtures.ts';
import { marcoAndAnna } from './support/member.ts';
import { decideOn, verified } from './support/newcomer.ts';

const MARCO = 'marco.bianchi@example.org';
const hours = (amount: number) => formatMinutes(amount * 60, 'it');

test('balance first, then what waits with one tap, then the three cards', {
  tag: ['@desk', '@phone'],
}, async ({ page, portal }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const before = await marco.balance();
  await anna.gives(marco, { note: 'Sulla prima pagina', quantityOfHours: 0.5 });
  await signIn(page, MARCO);
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ciao Marco');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'Il tuo saldo',
    /Aspettano la tua conferma/,
    'Registra uno scambio',
    'I miei scambi',
    'In attesa di conferma',
  ]);
  const balance = page.getByRole('region', { name: 'Il tuo saldo' });
  await expect(balance).toContainText(hours(Math.abs(before)));
  const line = page.getByRole('listitem').filter({ hasText: 'Sulla prima pagina' });
  await expect(line).toContainText(
    `Il tuo saldo passerà da ${hours(before)} a ${hours(before - 0.5)}.`,
  );
  await expectNoAxeViolations(page);
  await line.getByRole('button', { name: 'Conferma' }).click();
  await expect(page.getByText('Scambio confermato con successo')).toBeVisible();
  await expect(line).toContainText('Confermato');
  await expect(balance).toContainText(hours(Math.abs(before - 0.5)));
});

test('the menu counts what waits, and follows what happens elsewhere', async ({ page, portal }) => {
  const { marco, anna } = await marcoAndAnna(portal);
  await signIn(page, MARCO);
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  const waits = menu.getByRole('link', { name: /In attesa/ });
  await expect(waits).toHaveText(/\d+$/);
  const count = Number(((await waits.textContent()) ?? '').replace(/\D+/g, ''));
  const given = await anna.gives(marco, { note: 'Uno in più' });
  await expect(waits).toHaveText(new RegExp(`${count + 1}$`));
  await anna.cancels(given);
  await expect(waits).toHaveText(new RegExp(`${count}$`));
});

test('a new member begins with zero and a next act', async ({ page, portal }) => {
  const email = 'ines@example.org';
  const { password } = await verified(portal, { email, name: 'Ines', bank: 'Bergamo' });
  await decideOn(portal, 'giulia.rossi@example.org', email, 'accept');
  await signIn(page, email, password);
  await expect(page.getByText('Qui vedrai le tue ore')).toBeVisible();
  await expect(page.getByText('Niente aspetta la tua conferma.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/my-transaction');
  await expect(page.getByText('Ancora nessuno scambio')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Saldo in dettaglio' }).click();
  await expect(page.getByRole('dialog').getByText(/^50\s%$/)).toHaveCount(3);
  await page.goto('/confirm-transaction');
  await expect(page.getByText('Niente in attesa')).toBeVisible();
  await expectNoAxeViolations(page);
});
