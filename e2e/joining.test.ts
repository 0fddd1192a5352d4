/** The bank's door: administrators answer people who ask to join. */
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { beside } from './support/member.ts';
import { ask, type Newcomer, tokenOf, verified } from './support/newcomer.ts';
import type { TestPortal } from './support/portal.ts';

const GIULIA = 'giulia.rossi@example.org';
const MARCO = 'marco.bianchi@example.org';

/** Somebody new who waits for the bank of Bergamo. */
function waiting(portal: TestPortal, name: string) {
  return verified(portal, { name, email: `${name.toLowerCase()}@example.org`, bank: 'Bergamo' });
}

/** They think better of it. */
async function withdraw(
  portal: TestPortal,
  { email, password }: Pick<Newcomer, 'email' | 'password'>,
) {
  const { bankId } = await beside(portal, GIULIA);
  const token = await tokenOf(portal, email, password);
  await ask(portal, 'DELETE', `/users/banks/${bankId}/join`, { token });
}

test('somebody who waits is welcomed in one tap, and finds a home', {
  tag: ['@desk', '@phone'],
}, async ({ page, portal }) => {
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

test('turning somebody away asks back, and is told', async ({ page, portal }) => {
  const { email, password } = await waiting(portal, 'Otto');
  await enterAs(page, GIULIA, '/bank-members-awaiting');
  const row = page.getByRole('row').filter({ hasText: 'Otto' });
  await row.getByRole('button', { name: 'Rifiuta' }).click();
  const question = page.getByRole('alertdialog', {
    name: /Rifiutare la richiesta di Otto Arrivato/,
  });
  await expect(question.getByRole('button', { name: 'No, lasciala in attesa' })).toBeFocused();
  await question.getByRole('button', { name: 'Rifiuta la richiesta' }).click();
  await expect(page.getByText('La richiesta di Otto Arrivato è stata rifiutata')).toBeVisible();
  await expect(row).toContainText('Rifiutata: la richiesta di Otto Arrivato');
  expect((await beside(portal, email, password)).status).toBe('new');
});

test('one is found by name or e-mail, and the search stands in the address', async ({
  page,
  portal,
}) => {
  const { email, password } = await waiting(portal, 'Pia');
  await enterAs(page, GIULIA, '/bank-members-awaiting');
  const search = page.getByRole('searchbox', { name: 'Cerca per nome, email o telefono' });
  await search.fill('pia');
  await expect(page).toHaveURL(/q=pia/);
  await expect(page.getByRole('row', { name: /Pia/ })).toBeVisible();
  await search.fill('nessunocosì');
  await expect(page.getByText('Nessuno con questo nome')).toBeVisible();
  await withdraw(portal, { email, password });
});

test.describe('the request is gone meanwhile', () => {
  test.use({ expectedErrors: [/40[49] PATCH/] });

  test('that is told kindly, in the row too', async ({ page, portal }) => {
    const rita = await waiting(portal, 'Rita');
    await enterAs(page, GIULIA, '/bank-members-awaiting');
    await page.route('**/accept', async (route) => {
      await withdraw(portal, rita);
      await route.continue();
    });
    const row = page.getByRole('row').filter({ hasText: 'Rita' });
    await row.getByRole('button', { name: 'Accetta' }).click();
    await expect(page.getByText('Nel frattempo questa richiesta non c’è più.')).toBeVisible();
    await expect(row).toContainText('Rita Arrivato non aspetta più una risposta');
  });
});

test('members without a role do not come in', async ({ page }) => {
  await enterAs(page, MARCO, '/bank-members-awaiting');
  await page.waitForURL('**/home');
});
