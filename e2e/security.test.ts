/** Signing in safely, on one's own page (specification §24). */
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { ask, tokenOf } from './support/newcomer.ts';

const ANNA = 'anna.ferrari@example.org';

test('where one is signed in: another device is signed out with one tap, this one stays', async ({
  page,
  portal,
}) => {
  const elsewhere = await tokenOf(portal, ANNA);
  await enterAs(page, ANNA, '/user-profile');
  await page.getByRole('link', { name: 'Accesso e sicurezza' }).click();
  await expect(page).toHaveURL('/user-security');
  const sessions = page.getByRole('region', { name: 'Dove sei entrato' });
  await expect(sessions.getByText('È questo dispositivo')).toBeVisible();
  const other = sessions.getByRole('listitem').filter({ hasText: 'Dispositivo sconosciuto' });
  await expect(other).toHaveCount(1);
  await expectNoAxeViolations(page);

  await other.getByRole('button', { name: /^Esci da qui: Dispositivo sconosciuto/ }).dblclick();
  await expect(other).toHaveCount(0);
  await expect(sessions.getByText('È questo dispositivo')).toBeVisible();
  await expect(ask(portal, 'GET', '/users/sessions', { token: elsewhere })).rejects.toThrow(/401/);
});
