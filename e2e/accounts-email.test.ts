/** Changing the address one signs in with, and taking a slip back from the old mailbox. */
import { enterAs, expect, expectNoAxeViolations, signIn, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { tokenOf, verified } from './support/newcomer.ts';
import type { TestPortal } from './support/portal.ts';

const CHOSEN = 'Ripresa-2026!x';

/** The way back in the letter that has gone to an old address. */
async function wayBackIn(portal: TestPortal, email: string): Promise<string> {
  const { links, text } = await portal.mails.next({ to: email });
  const link = links.find((address) => address.includes('/restore-email'));
  if (!link) throw new Error(`no way back in ${text}`);
  return link;
}

test('has a dialog of its own: typed twice, said what follows, and the next sign-in knows it', async ({
  page,
  portal,
}) => {
  const { email, password } = await verified(portal, {
    email: 'prima@example.org',
  });
  const next = 'dopo@example.org';
  await enterAs(page, email, '/user-security', password);
  await page.getByRole('button', { name: 'Cambia l’email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambia l’email' });
  await expect(dialog).toContainText(`Ora entri con ${email}.`);
  await expectNoAxeViolations(page);
  const save = dialog.getByRole('button', { name: 'Cambia l’email' });
  await dialog.getByLabel('Nuova email').fill(email.toUpperCase());
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('È già il tuo indirizzo');
  await dialog.getByLabel('Nuova email').fill(next.toUpperCase());
  await expect(dialog).toContainText(`D’ora in poi entri con ${next}.`);
  await dialog.getByLabel('Ripeti l’email').fill(email);
  await dialog.getByLabel('Ripeti l’email').press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Le due email non combaciano!');
  await dialog.getByLabel('Ripeti l’email').fill(next);
  await save.dblclick();

  await expect(page).toHaveURL('/');
  await expect(page.getByText('Sei stato sloggato automaticamente')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(next);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(next);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/waiting-bank');
  const told = await portal.mails.next({ to: next });
  expect(told.subject).toBe(italian('mail-accounts:email-new.subject'));
});

test.describe('the letter to the old address', () => {
  test.use({ expectedErrors: [/400 POST \/api\/users\/restore-email/] });

  test('takes a slip back with one click, once; opening it changes nothing, half of it does nothing', async ({
    page,
    portal,
  }) => {
    const { email, password } = await verified(portal, {
      email: 'rosa@example.org',
    });
    await enterAs(page, email, '/user-profile?dialog=email', password);
    for (const label of ['Nuova email', 'Ripeti l’email']) {
      await page.getByLabel(label).fill('rossa@example.org');
    }
    await page.getByLabel('Ripeti l’email').press('Enter');
    await expect(page.getByText('Sei stato sloggato automaticamente')).toBeVisible();

    const link = await wayBackIn(portal, email);
    await page.goto('/restore-email?lang=de');
    await expect(page.getByRole('alert')).toContainText('fehlt ein Teil des Links');
    await page.goto('/restore-email?token=halb&lang=de');
    await page.getByRole('button', { name: 'Zur früheren Adresse zurückkehren' }).click();
    await expect(page.getByRole('alert')).toContainText('Dieser Link ist nicht gültig');
    await page.goto(`${link}&lang=it`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await tokenOf(portal, 'rossa@example.org', password)).not.toBe('');
    await page.getByRole('button', { name: italian('accounts:restore.submit') }).dblclick();
    await expect(page.getByText(`Ora vale di nuovo ${email}.`)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByLabel('Nuova password', { exact: true }).fill(CHOSEN);
    await page.getByLabel(/^Ripeti/).fill(CHOSEN);
    await page.getByRole('button', { name: italian('accounts:reset.submit') }).dblclick();
    await expect(page).toHaveURL('/login');
    await page.goto(`${link}&lang=it`);
    await page.getByRole('button', { name: italian('accounts:restore.submit') }).click();
    await expect(page.getByText(italian('accounts:restore.usedTitle'))).toBeVisible();
    await expect(page.getByText(italian('accounts:restore.failed'))).toHaveCount(0);
    await expect(page.getByRole('link', { name: italian('accounts:reset.again') })).toBeVisible();
    await signIn(page, email, CHOSEN);
    await expect(page).toHaveURL('/waiting-bank');
  });
});
