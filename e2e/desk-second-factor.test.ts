/** A desk that opens with a second factor alone leads there (specification §25). */
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { ask, tokenOf } from './support/newcomer.ts';
import { codeOf } from './support/one-time-code.ts';

const GIULIA = 'giulia.rossi@example.org';
const PASSWORD = 'Tempo-2019!';

test('leads an administrator to the second step, and opens when it is on', async ({
  page,
  portal,
}) => {
  const token = await tokenOf(portal, GIULIA);
  const body = { value: true, note: 'Deciso in assemblea' };
  await ask(portal, 'PUT', '/admin/rules/desk-second-factor', { token, body });

  await enterAs(page, GIULIA, '/bank-members');
  await expect(page).toHaveURL('/user-security');
  const asked = page.getByText('Per lavorare in segreteria ti serve la verifica in due passaggi');
  await expect(asked).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: italian('security:factor.turnOn') }).click();
  const dialog = page.getByRole('dialog', { name: italian('security:setup.title') });
  await dialog.getByLabel('La tua password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continua' }).click();
  await expect(dialog.getByRole('img', { name: italian('security:setup.qr') })).toBeVisible();
  const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await dialog.getByLabel('Le sei cifre').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Accendi' }).click();
  await dialog.getByRole('button', { name: italian('security:codes.done') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Ti restano 10 codici di riserva.')).toBeVisible();
  await expect(asked).toBeHidden();

  await page.goto('/bank-members');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/bank-members/);
});
