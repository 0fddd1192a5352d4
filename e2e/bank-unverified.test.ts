/** People with an unverified address at the desk (specification §2, §8): helped, deleted, or gone meanwhile. */
import type { Page } from '@playwright/test';
import { GIULIA } from './support/desk.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { registered } from './support/newcomer.ts';
import type { TestPortal } from './support/portal.ts';

/** Somebody who chose Bergamo, and their row. */
async function stranger(page: Page, portal: TestPortal, name: string) {
  const email = `${name.toLowerCase()}@example.org`;
  await registered(portal, { email, name, bank: 'Bergamo' });
  await enterAs(page, GIULIA, `/bank-members-unverified?q=${email}`);
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toBeVisible();
  return { email, row };
}

test.describe('the link sent again', () => {
  test.use({ expectedErrors: [/400 GET \/api\/admin\/banks\/user\/resend/] });

  test('goes out once; then a little patience is asked for', async ({ page, portal }) => {
    const { email, row } = await stranger(page, portal, 'Tardi');
    await portal.forgetLastLink(email);
    await expectNoAxeViolations(page);
    await row.getByRole('button', { name: 'Invia di nuovo l’email' }).click();
    await expect(page.getByText(`Email inviata di nuovo a ${email}`)).toBeVisible();
    await portal.mails.next({ to: email });
    await row.getByRole('button', { name: 'Invia di nuovo l’email' }).click();
    await expect(page.getByText(italian('members:unverified.tooSoon'))).toBeVisible();
    await expect(page.getByText('attendi almeno 5 minuti')).toBeVisible();
  });
});

test('a registration is deleted after one question', async ({ page, portal }) => {
  const { row } = await stranger(page, portal, 'Cancellata');
  await row.getByRole('button', { name: 'Elimina' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Eliminare la registrazione di Cancellata Arrivato?',
  });
  await expect(question.getByRole('button', { name: 'No, lasciala' })).toBeFocused();
  await question.getByRole('button', { name: 'Elimina la registrazione' }).dblclick();
  await expect(
    page.getByText('La registrazione di Cancellata Arrivato è stata eliminata'),
  ).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByText(italian('members:nobodyFound'))).toBeVisible();
});
