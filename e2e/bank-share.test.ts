/** The yearly share at the desk: turned on, announced, and shown before it can be booked. */
import { atTheDesk, GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';

test('the desk announces the share and sees who would give it', async ({ page, portal }) => {
  const { say } = await atTheDesk(portal);
  await enterAs(page, GIULIA, '/bank-fund');
  await page.getByRole('link', { name: 'Quota in ore' }).click();
  await expect(page.getByRole('heading', { name: 'Quota in ore', level: 1 })).toBeVisible();
  await expect(page.getByText('La tua banca non chiede una quota in ore')).toBeVisible();
  await say('PUT', '/admin/rules/yearly-share', { value: 1, note: 'Deciso in assemblea' });
  await page.reload();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Annuncia la quota/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Ogni socio della banca riceve un’email: 1 h');
  await question.getByRole('button', { name: 'Annuncia', exact: true }).dblclick();
  await expect(page.getByText(/^Quota \d{4} annunciata$/)).toBeVisible();
  await expect(page.getByText(/Si può registrare dal/)).toBeVisible();
  const givers = page.locator('details', { hasText: 'Chi dà la quota' });
  const leaveOut = givers.getByRole('button', { name: 'Lascia fuori Ferrari Anna' });
  await leaveOut.click();
  const leftOut = page.locator('details', { hasText: 'Chi resta fuori' });
  await expect(leftOut).toContainText('Ferrari Anna scelta della segreteria');
  await page.reload();
  await leftOut.getByRole('button', { name: 'Rimetti Ferrari Anna' }).click();
  await expect(leaveOut).toBeVisible();
  await expectNoAxeViolations(page);
});
