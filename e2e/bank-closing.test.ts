/** The desk closes the account of somebody who leaves: what happens is said before, hours go to the fund. */
import { atTheDesk, GIULIA, newMember } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';

test('an account is closed, its hours go to the fund', async ({ page, portal }) => {
  const member = await newMember(portal, 'saluta@example.org', 'Saluta');
  const { say } = await atTheDesk(portal);
  await say('POST', '/admin/fund/gifts', { toPerson: member.id, hours: 1.5, note: 'Benvenuto' });
  await enterAs(page, GIULIA, `/bank-members/${member.id}`);
  await page.getByRole('button', { name: 'Chiudi il conto' }).click();
  const dialog = page.getByRole('dialog', { name: /^Chiudere il conto di Saluta/ });
  await expect(dialog).toContainText('1 h 30');
  await expect(dialog).toContainText('Non sarà più tra i soci');
  await dialog.getByLabel('A un socio, anche della famiglia').check();
  await dialog.getByRole('button', { name: 'Chiudi il conto' }).click();
  await expect(dialog.getByText('Scegli chi riceve le ore').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Al fondo ore della banca').check();
  await dialog.getByRole('button', { name: 'Chiudi il conto' }).dblclick();
  await expect(page.getByText(/^Il conto di Saluta.* è chiuso$/)).toBeVisible();
  await expect(page).toHaveURL(/\/bank-members$/);
  const [settled] = (await say('GET', '/admin/fund/moves?limit=1')) as { kind: string }[];
  expect(settled?.kind).toBe('settlement');
});
