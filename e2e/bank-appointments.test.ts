/** The desk says yes for somebody who uses no e-mail, and sees whom to call (specification §22). */
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';

const GIULIA = 'giulia.rossi@example.org';

test('the desk answers for a member without e-mail', async ({ page }) => {
  await enterAs(page, GIULIA, '/bank-appointments');
  const card = page.getByRole('listitem').filter({ hasText: 'Accompagnarlo in farmacia' });
  await expect(card.getByText('senza email')).toBeVisible();
  await expect(card.getByRole('link', { name: '+39 035 555 162' })).toBeVisible();
  await expectNoAxeViolations(page);
  await card.getByRole('button', { name: 'Va bene per Battista Zanetti' }).click();
  await expect(card.getByText('D’accordo')).toBeVisible();
  await page.getByRole('button', { name: 'Tutti quelli aperti' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Fissare una mensola' })).toBeVisible();
});
