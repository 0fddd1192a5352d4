/** The bank's door: administrators answer people who ask to join. */
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { beside } from './support/member.ts';
import { verified } from './support/newcomer.ts';
import type { TestPortal } from './support/portal.ts';

const GIULIA = 'giulia.rossi@example.org';

/** Somebody new who waits for the bank of Bergamo. */
function waiting(portal: TestPortal, name: string) {
  return verified(portal, { name, email: `${name.toLowerCase()}@example.org`, bank: 'Bergamo' });
}

test('somebody who waits is welcomed in one tap, and finds a home', async ({ page, portal }) => {
  const { email, password } = await waiting(portal, 'Nina');
  await enterAs(page, GIULIA, '/bank-members-awaiting');
  const row = page.getByRole('row').filter({ hasText: 'Nina' });
  await expect(row).toContainText(email);
  await expectNoAxeViolations(page);
  await row.getByRole('button', { name: 'Accetta' }).click();
  await expect(page.getByText(/Nina.* Arrivato ora fa parte della banca/)).toBeVisible();
  await expect(row).toContainText(/Accettata: la richiesta di Nina.* Arrivato/);
  expect((await beside(portal, email, password)).status).toBe('normal');
});

test('a few who wait need no search; from six on there is one, and it stays under the hand', async ({
  page,
  portal,
}) => {
  await waiting(portal, 'Uno');
  await enterAs(page, GIULIA, '/bank-members-awaiting');
  const rows = page.getByRole('table').locator('tbody tr');
  const search = page.getByRole('searchbox', { name: italian('joining:search') });
  await expect(rows.filter({ hasText: 'Uno' })).toBeVisible();
  const there = await rows.count();
  expect(there).toBeLessThanOrEqual(5);
  await expect(search).toHaveCount(0);
  for (let nth = there; nth < 6; nth += 1) await waiting(portal, `Sesta${'abcdef'[nth]}`);
  await page.reload();
  await expect(rows).toHaveCount(6);
  await search.fill('uno');
  await expect(rows).toHaveCount(1);
  await search.fill('');
  await expect(rows).toHaveCount(6);
  await expect(search).toBeFocused();
  await page.goto('/bank-members-awaiting?q=uno');
  await expect(search).toHaveValue('uno');
});

test('somebody is found by name; turning them away asks back, and is told', async ({
  page,
  portal,
}) => {
  const { email, password } = await waiting(portal, 'Otto');
  await enterAs(page, GIULIA, '/bank-members-awaiting?q=ott');
  const search = page.getByRole('searchbox', { name: italian('joining:search') });
  await search.fill('nessunocosì');
  await expect(page.getByText(italian('joining:nobodyFound'))).toBeVisible();
  await search.fill('otto');
  await expect(page).toHaveURL(/q=otto/);
  const row = page.getByRole('row').filter({ hasText: 'Otto' });
  await row.getByRole('button', { name: 'Rifiuta' }).click();
  const question = page.getByRole('alertdialog', {
    name: /Rifiutare la richiesta di Otto Arrivato/,
  });
  await expect(
    question.getByRole('button', { name: italian('joining:denyQuestion.keep') }),
  ).toBeFocused();
  await question.getByRole('button', { name: 'Rifiuta la richiesta' }).click();
  await expect(page.getByText('La richiesta di Otto Arrivato è stata rifiutata')).toBeVisible();
  await expect(row).toContainText('Rifiutata: la richiesta di Otto Arrivato');
  expect((await beside(portal, email, password)).status).toBe('new');
});
