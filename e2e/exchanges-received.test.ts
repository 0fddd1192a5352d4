/** Recording hours received: the receiver's word is the confirmation. */
import { formatMinutes } from '#contract/hours/hours.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { marcoAndAnna } from './support/member.ts';
import { activity, duration, RECORDED, register, waiting } from './support/recording.ts';

const ANNA = 'anna.ferrari@example.org';
const hours = (amount: number) => formatMinutes(amount * 60, 'it');

test('hours received move at once, and can be taken back and cancelled', { tag: '@phone' }, async ({
  page,
  portal,
}) => {
  const { marco, anna } = await marcoAndAnna(portal);
  const before = await anna.balance();
  await enterAs(page, ANNA, '/new-transaction');
  await page.getByRole('button', { name: 'Ho ricevuto ore' }).click();
  await expect(page).toHaveURL(/\?side=received$/);
  await expect(page.getByText('La tua parola basta')).toBeVisible();
  await expect(page.getByText('Compila tutti i campi')).toBeVisible();
  const giver = page.getByRole('combobox', { name: italian('recording:received.who') });
  await page
    .getByRole('button', { name: italian('recording:received.short'), exact: true })
    .click();
  await expect(giver).toBeFocused();
  await giver.pressSequentially('bianchi marc');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await activity(page).pressSequentially('orto');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await duration(page).fill('1,5');
  await page.getByLabel('Nota').fill('Potata la siepe');
  await expect(page.getByText(/Marco Bianchi ti ha dato/)).toContainText(hours(1.5));
  await expect(
    page.getByText(`Il tuo saldo passerà da ${hours(before)} a ${hours(before - 1.5)}`),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await register(page).click();
  await expect(page.getByText(RECORDED, { exact: true })).toBeVisible();
  expect(await anna.balance()).toBe(before - 1.5);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Torna indietro' }).click();
  await expect.poll(() => anna.balance()).toBe(before);
  expect(await waiting(marco, 'Potata la siepe')).toHaveLength(1);
  await expect(page.getByRole('link', { name: /in attesa/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Annulla lo scambio' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annulla lo scambio' }).click();
  await expect.poll(() => waiting(marco, 'Potata la siepe')).toHaveLength(0);
});

test('what is typed on one side stays there, and the other side begins empty', async ({ page }) => {
  await enterAs(page, ANNA, '/new-transaction?side=received');
  await page.getByLabel('Nota').fill('Portata a casa');
  await page.getByRole('button', { name: 'Ho dato ore' }).click();
  await expect(page.getByLabel('Nota')).toHaveValue('');
  await page.getByRole('button', { name: 'Ho ricevuto ore' }).click();
  await expect(page.getByLabel('Nota')).toHaveValue('Portata a casa');
  await page.reload();
  await expect(page.getByLabel('Nota')).toHaveValue('Portata a casa');
});
