/** The desk closes the account of somebody who leaves: what happens is said before, hours go to the fund. */
import { atTheDesk, GIULIA, newMember, pressRare } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { afterPrint, withoutDialog } from './support/printing.ts';

test('an account is closed, its hours go to the fund', async ({ page, portal }) => {
  const member = await newMember(portal, 'saluta@example.org', 'Saluta');
  const { say } = await atTheDesk(portal);
  await say('POST', '/admin/fund/gifts', { toPerson: member.id, hours: 1.5, note: 'Benvenuto' });
  await enterAs(page, GIULIA, `/bank-members/${member.id}`);
  await pressRare(page, 'Chiudi il conto');
  const dialog = page.getByRole('dialog', { name: /^Chiudere il conto di Saluta/ });
  await expect(dialog).toContainText('1 h 30');
  await expect(dialog).toContainText('Non sarà più tra i soci');
  await dialog.getByLabel(italian('closing:plus.person')).check();
  await dialog.getByRole('button', { name: 'Chiudi il conto' }).click();
  await expect(dialog.getByText(italian('closing:personMissing')).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel(italian('closing:plus.fund')).check();
  await dialog.getByRole('button', { name: 'Chiudi il conto' }).dblclick();
  await expect(page.getByText(/^Il conto di Saluta.* è chiuso$/)).toBeVisible();
  await expect(page).toHaveURL(/\/bank-members$/);
  const [settled] = (await say('GET', '/admin/fund/moves?limit=1')) as { kind: string }[];
  expect(settled?.kind).toBe('settlement');
});

test('the other reason is a conflict: it leads to the question that excludes by name', async ({
  page,
  portal,
}) => {
  const member = await newMember(portal, 'lite@example.org', 'Lite');
  await enterAs(page, GIULIA, `/bank-members/${member.id}`);
  await expect(page.getByRole('button', { name: 'Escludi' })).toHaveCount(0);
  await pressRare(page, 'Chiudi il conto');
  const dialog = page.getByRole('dialog', { name: /^Chiudere il conto di Lite/ });
  await dialog.getByLabel(/^C’è un conflitto/).check();
  await expect(dialog.getByRole('button', { name: 'Chiudi il conto' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Escludi…' }).click();
  const question = page.getByRole('alertdialog', { name: /^Escludere Lite .* dalla banca\?$/ });
  await question.getByRole('button', { name: 'No, resta' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: /^Lite/ })).toBeVisible();
  await pressRare(page, 'Chiudi il conto');
  await dialog.getByLabel(/^C’è un conflitto/).check();
  await dialog.getByRole('button', { name: 'Escludi…' }).click();
  await question.getByRole('button', { name: 'Escludi' }).dblclick();
  await expect(page.getByText(/^Lite .* non fa più parte della banca$/)).toBeVisible();
  await expect(page).toHaveURL(/\/bank-members$/);
});

test('a person who has left is found among the former members, with card and balance', async ({
  page,
  portal,
}) => {
  const member = await newMember(portal, 'uscita@example.org', 'Uscita');
  const { say } = await atTheDesk(portal);
  const [before] = await say('GET', '/admin/banks/1/users?q=uscita');
  await say('DELETE', `/admin/banks/users/${member.id}`);
  await enterAs(page, GIULIA, '/bank-members?q=uscita');
  await withoutDialog(page);
  await page.getByRole('link', { name: italian('members:former.find') }).click();
  await expect(page).toHaveURL('/bank-members-former?q=uscita');
  const row = page
    .getByRole('table', { name: 'Soci di prima' })
    .getByRole('row', { name: /Arrivato Uscita/ });
  await expect(row.locator('[data-label="Tessera"]')).toHaveText(String(before.number));
  await expect(row).toContainText('0 h');
  await expectNoAxeViolations(page);
  // Their last statement is printed, and the search of the desk finds them too.
  await row.getByRole('button', { name: /^Ultimo estratto/ }).click();
  await expect(page.getByText('Estratto conto di Uscita Arrivato')).toBeAttached();
  await afterPrint(page);
  await page.goto('/bank-home');
  await expect(page.getByRole('button', { name: italian('frame:search') })).toBeVisible();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: /Nome, telefono/ }).fill('uscita');
  const found = page.getByRole('option', { name: /Arrivato Uscita/ });
  await expect(found).toContainText('non più socio dal');
  await found.click();
  await expect(page).toHaveURL('/bank-members-former?q=Arrivato+Uscita');
  await row.getByRole('link', { name: /^I suoi scambi/ }).click();
  await expect(page).toHaveURL(/bank-transactions\?from=&q=/);
});
