/** The search of the desk: found by name, phone or number, from anywhere, without a mouse. */
import { atTheDesk, GIULIA } from './support/desk.ts';
import { creditor } from './support/desk-form.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { marcoAndAnna } from './support/member.ts';

const field = /^Nome, telefono o numero/;

test('/, a name, Enter, Enter: an exchange with that person is begun', async ({ page, portal }) => {
  const { anna } = await marcoAndAnna(portal);
  await enterAs(page, GIULIA, '/bank-network');
  await expect(page.getByRole('button', { name: italian('frame:search') })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: field })).toBeFocused();
  await page.keyboard.type('anna ferr');
  await page.keyboard.press('Enter');
  const strip = page.getByRole('region', { name: 'Anna Ferrari' });
  await expect(strip.getByRole('list', { name: 'Gli ultimi scambi' })).toBeVisible();
  await expect(strip.getByRole('link', { name: /\d{3}/ }).first()).toBeVisible();
  await expect(strip.getByRole('link', { name: 'Registra uno scambio' })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/bank-new-transaction?person=${anna.id}`);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(creditor(page)).toHaveValue('Ferrari Anna');
});

test('by the number of an exchange it opens; by a phone number whose it is', async ({
  page,
  portal,
}) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const { id } = await anna.gives(marco, { note: 'Dal numero' });
  const { say } = await atTheDesk(portal);
  const [{ phone }] = await say('GET', '/admin/banks/1/users?q=ferrari+anna');
  await enterAs(page, GIULIA, '/bank-home');
  const open = page.getByRole('button', { name: italian('frame:search') });
  await open.click();
  await page.getByRole('combobox', { name: field }).fill(phone.replace('+39', ''));
  await page.getByRole('option', { name: /Ferrari Anna/ }).click();
  await expect(page.getByRole('region', { name: 'Anna Ferrari' })).toContainText('in attesa');
  await page.getByRole('combobox', { name: field }).fill(`#${id}`);
  await page.getByRole('combobox', { name: field }).press('Enter');
  await expect(page.getByRole('dialog', { name: `Scambio n. ${id}` })).toContainText('Dal numero');
  await anna.cancels({ id });
});

test('nonsense finds nothing; / stays a letter where somebody types, and can be turned off', async ({
  page,
}) => {
  await enterAs(page, GIULIA, '/bank-transactions');
  await page.getByRole('searchbox', { name: 'Cerca' }).press('/');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: italian('frame:search') }).press('Enter');
  const words = page.getByRole('combobox', { name: field });
  for (const text of ['%', '_', '"\'', '99999999999999999999', 'x'.repeat(10_000)]) {
    await words.fill(text);
    await expect(page.getByText('Nessun risultato')).toBeVisible();
    await words.press('Enter');
  }
  await words.press('Escape');
  await words.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const opener = page.getByRole('button', { name: italian('frame:search') });
  await expect(opener).toBeFocused();

  await opener.click();
  await page.getByLabel(italian('bank-exchanges:search.shortcut')).uncheck();
  await page.getByRole('button', { name: 'Chiudi' }).click();
  await expect(opener).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeHidden();
});
