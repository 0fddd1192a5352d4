/** Access tokens for programs, on one's own page (specification §28). */
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';

test('a token is made, shown once, and revoked', async ({ page }) => {
  await enterAs(page, 'anna.ferrari@example.org', '/user-security');
  const card = page.getByRole('region', { name: 'Accesso per programmi' });
  await expect(card.getByRole('button', { name: 'Crea un token' })).toBeHidden();
  await card.getByText('Per chi programma').click();
  await card.getByRole('button', { name: 'Crea un token' }).click();
  const making = page.getByRole('dialog', { name: 'Crea un token' });
  const name = making.getByLabel('Nome del token');
  await expect(name).toBeVisible();
  await expectNoAxeViolations(page);
  await name.fill('Riepilogo del mese');
  await making.getByLabel('Leggere i miei scambi').uncheck();
  await making.getByLabel('La tua password').fill('Tempo-2019!');
  await making.getByRole('button', { name: 'Crea', exact: true }).click();
  await expect(
    making.getByRole('group', { name: italian('access-tokens:make.scopes') }),
  ).toHaveAttribute('aria-invalid', 'true');
  await making.getByLabel('Leggere i miei scambi').check();
  await making.getByRole('button', { name: 'Crea', exact: true }).click();
  await expect(making.getByText(/^tbp_/)).toBeVisible();
  await expect(making.getByRole('button', { name: 'Copia', exact: true })).toBeFocused();
  await expectNoAxeViolations(page);
  await making.getByRole('button', { name: 'L’ho copiato' }).click();
  await expect(making).toBeHidden();

  const line = card.getByRole('listitem').filter({ hasText: 'Riepilogo del mese' });
  await expect(line).toContainText(italian('access-tokens:line.unused'));
  await line.getByRole('button', { name: 'Revoca: Riepilogo del mese' }).click();
  const revoking = page.getByRole('alertdialog', { name: 'Revoca il token' });
  await revoking.getByRole('button', { name: 'Revoca', exact: true }).click();
  await expect(line).toHaveCount(0);
});
