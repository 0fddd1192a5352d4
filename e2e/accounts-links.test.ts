/**
 * Links out of mails (specification §2, §23, §7, §8): confirming an address, asking for the link again,
 * forgetting a password. Each thing that may be wrong with a link is told apart, with the next step.
 */
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, SEVERAL, signIn, test } from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { registered } from './support/newcomer.ts';
import type { TestPortal } from './support/portal.ts';
import { PATIENCE } from './support/slow-machine.ts';

/** Has a link sent to choose a new password. @returns it as the mail has it */
async function resetLink(portal: TestPortal, email: string): Promise<URL> {
  await fetch(`${portal.url}/api/users/reset-password/${email}`, { method: 'POST' });
  const { links, text } = await portal.mails.next({ to: email });
  const link = links.find((address) => address.includes('/reset-password'));
  if (!link) throw new Error(`no link in ${text}`);
  return new URL(link);
}

test('a link confirms and counts down five seconds to the login page; Back does not confirm again', async ({
  page,
  portal,
}) => {
  const email = 'conferma@example.org';
  const { link } = await registered(portal, { email });
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByText('Email confermata', { exact: true })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(/Tra \d second[oi] si apre la pagina per entrare/)).toBeVisible();
  await expect(page).toHaveURL('/login', { timeout: 10_000 * PATIENCE });
  await page.goBack();
  await expect(page).not.toHaveURL(/registration-confirm/);
});

test('a link in German is followed twice, and one without its code asks for the whole one', async ({
  page,
  portal,
}) => {
  const { link } = await registered(portal, { email: 'due.volte@example.org', locale: 'de' });
  for (const _ of ['once', 'again']) {
    await page.goto(link);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByText('E-Mail bestätigt', { exact: true })).toBeVisible();
  }
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Gleich anmelden' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/registration-confirm?lang=it');
  await expect(page.getByRole('alert')).toContainText('manca il codice di conferma');
  await page.getByRole('link', { name: italian('accounts:confirm.resend') }).click();
  await expect(page).toHaveURL('/resend-email');
});

test.describe('a confirmation link that opens nothing', () => {
  test.use({ expectedErrors: [/400 GET \/api\/registration-confirm/] });

  test('mangled or run out: says so in the address’ language, and leads to a new one', async ({
    page,
    portal,
  }) => {
    await page.goto('/registration-confirm/mezzo-codice?lang=de');
    await expect(page.getByRole('alert')).toContainText('Dieser Bestätigungslink ist nicht gültig');
    await expectNoAxeViolations(page);
    const email = 'scaduta@example.org';
    const { link } = await registered(portal, { email });
    await portal.letLinksExpire(email);
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('scaduto: valeva 48 ore');
    await page.getByRole('link', { name: italian('accounts:confirm.resend') }).click();
    await expect(page).toHaveURL('/resend-email');
  });
});

async function askAgain(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Invia di nuovo l’email' }).click();
}

test.describe('asking for the verification link again', () => {
  test.use({
    expectedErrors: [
      [
        /40[034] PATCH \/api\/users\/lost-validation/,
        /request: PATCH \/api\/users\/lost-validation/,
      ],
      SEVERAL,
    ],
  });

  test('is told when it is too soon, and why the login page opens instead', async ({
    page,
    portal,
  }) => {
    const email = 'luca.riva@example.org';
    await page.goto('/resend-email');
    await page.route('**/lost-validation/**', (route) => route.abort('connectionreset'));
    await askAgain(page, 'luca');
    await expect(page.getByRole('alert')).toContainText("L'indirizzo email inserito non è valido");
    await askAgain(page, email);
    await expect(page.getByText('riprova più tardi')).toBeVisible();
    await page.unroute('**/lost-validation/**');
    await askAgain(page, email);
    await expect(page.getByText(`Abbiamo inviato un nuovo link a ${email}`)).toBeVisible();
    await portal.mails.next({ to: email });
    await askAgain(page, email);
    await expect(page.getByText('attendi almeno 5 minuti')).toBeVisible();
    await expectNoAxeViolations(page);
    for (const [other, text] of [
      ['marco.bianchi@example.org', "L'email è già convalidata!"],
      ['nessuno@example.org', "L'email che hai inserito non esiste!"],
    ] as const) {
      await askAgain(page, other);
      await expect(page).toHaveURL('/login');
      await expect(page.getByText(text)).toBeInViewport();
      await expectNoAxeViolations(page);
      await page.goBack();
      await expect(page.getByRole('button', { name: 'Invia di nuovo l’email' })).toBeVisible();
    }
  });
});

test('a person who verifies elsewhere is led on from the page that waits', async ({
  page,
  context,
  portal,
}) => {
  const email = 'altrove@example.org';
  const { link, password } = await registered(portal, { email });
  await signIn(page, email, password);
  await expect(page).toHaveURL('/resend-email');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  const mailProgram = await context.newPage();
  await mailProgram.goto(link);
  await expect(mailProgram.getByText('Email confermata', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/waiting-bank');
});

test('a forgotten password is replaced by a link; an unknown address gets the same answer', async ({
  page,
  portal,
}) => {
  const email = 'smemorata@example.org';
  await registered(portal, { email });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Password dimenticata?' }).click();
  await expect(page).toHaveURL('/change-password');
  // The page before stays until this one is here, and has an address field too.
  await expect(page.getByRole('heading', { name: 'Password dimenticata?' })).toBeVisible();
  const field = page.getByLabel('Email');
  await field.fill('nessuno@example.org');
  await field.press('Enter');
  await expect(page.getByText('Se nessuno@example.org è nel portale')).toBeVisible();
  await page.goto('/change-password');
  await field.fill(email.toUpperCase());
  await field.press('Enter');
  await expect(page.getByText(`Se ${email} è nel portale`)).toBeVisible();
  await expectNoAxeViolations(page);

  const mail = await portal.mails.next({ to: email });
  const link = mail.links.find((address) => address.includes('/reset-password'));
  await page.goto(link ?? '');
  await page.getByLabel('Nuova password').fill('corta');
  await page.getByLabel('Ripeti la password').fill('Nuova-2026!x');
  await expect(page.getByText('La password è debole')).toBeVisible();
  await page.getByLabel('Nuova password').fill('Nuova-2026!x');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: italian('accounts:reset.submit') }).dblclick();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Password modificata con successo')).toBeVisible();
  await signIn(page, email, 'Nuova-2026!x');
  await expect(page).toHaveURL('/resend-email');
});

test.describe('reset links that open nothing', () => {
  test.use({ expectedErrors: [/400 PATCH \/api\/users\/reset-password/] });

  test('are told apart: cut off, mangled, used and run out', async ({ page, portal }) => {
    const email = 'usata@example.org';
    await registered(portal, { email });
    const link = await resetLink(portal, email);
    const choose = async () => {
      await page.getByLabel('Nuova password').fill('Nuova-2026!x');
      await page.getByLabel('Ripeti la password').fill('Nuova-2026!x');
      await page.getByLabel('Ripeti la password').press('Enter');
    };
    await page.goto('/reset-password?passwordToken=abc');
    await expect(page.getByRole('alert')).toContainText('manca una parte del link');
    await page.getByRole('link', { name: italian('accounts:reset.again') }).click();
    await expect(page).toHaveURL('/change-password');
    const mangled = new URL(link);
    mangled.searchParams.set('passwordToken', 'mezzo');
    await page.goto(mangled.href);
    await choose();
    await expect(page.getByRole('alert')).toContainText('Questo link non è valido');

    await page.goto(link.href);
    await choose();
    await expect(page).toHaveURL('/login');
    await page.goto(link.href);
    await choose();
    await expect(page.getByRole('alert')).toContainText('è già stato usato una volta');
    await expectNoAxeViolations(page);

    // That the password has changed is told first.
    await portal.mails.next({ to: email });
    const another = await resetLink(portal, email);
    await portal.letLinksExpire(email);
    await page.goto(another.href);
    await choose();
    await expect(page.getByRole('alert')).toContainText('scaduto: valeva un’ora');
  });
});
