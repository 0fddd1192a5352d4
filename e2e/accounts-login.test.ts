/** Signing in (specification §2, §4, §8): who comes in goes where they belong; who does not is told why. */
import type { Page } from '@playwright/test';
import { FREE_SIGN_IN_FAILURES } from '#contract/limits.ts';
import {
  expect,
  expectNoAxeViolations,
  forget,
  isAwake,
  SEVERAL,
  signIn,
  test,
} from './support/fixtures.ts';
import { italian } from './support/italian.ts';

const PASSWORD = 'Tempo-2019!';

test('each goes where their status leads', async ({ page }) => {
  for (const [email, home] of [
    ['marco.bianchi@example.org', '/home'],
    ['davide.conti@example.org', '/waiting-bank'],
    ['elena.greco@example.org', '/processing-request'],
    ['luca.riva@example.org', '/resend-email'],
  ] as const) {
    await signIn(page, email);
    await expect(page).toHaveURL(home);
    await page.goto('/login');
    await expect(page).toHaveURL(home);
    await forget(page);
  }
});

test('from the landing page, by keyboard alone, with an address in capitals', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Email').focus();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('  MARCO.bianchi@Example.org ');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await expect(page).not.toHaveURL('/');
});

test('what is missing is said at its field', async ({ page }) => {
  await page.goto('/login');
  await isAwake(page);
  const form = page.locator('form');
  const email = form.locator('[data-field="email"]');
  await email.getByRole('textbox').focus();
  await email.getByRole('textbox').press('Tab');
  await expect(email).toContainText('Inserire un indirizzo email');
  await email.getByRole('textbox').fill('marco');
  await expect(email).toContainText("L'indirizzo email inserito non è valido");
  await email.getByRole('textbox').fill('marco@example.org');
  await expect(email).not.toContainText("L'indirizzo email inserito non è valido");
  await email.getByRole('textbox').press('Enter');
  await expect(form.locator('[data-field="password"]')).toContainText('Inserire la password');
  await expect(form.getByRole('alert')).toBeFocused();
  await expectNoAxeViolations(page);
});

test.describe('a message that comes late', () => {
  /** On the login page with the focus in its first field. @returns what lets the message come */
  async function atFirstField(page: Page): Promise<() => Promise<void>> {
    const { promise: checked, resolve: letThrough } = Promise.withResolvers<void>();
    await page.goto('/login');
    await isAwake(page);
    // What checks the fields is fetched when the first one is left.
    await page.route('**/assets/*.js', async (route) => {
      await checked;
      await route.continue();
    });
    await page.getByLabel('Email').focus();
    const message = page.getByText('Inserire un indirizzo email');
    return async () => {
      await expect(message).toHaveCount(0);
      letThrough();
      await message.waitFor();
    };
  }

  test('does not push what has the focus off the screen', async ({ page }) => {
    const letCome = await atFirstField(page);
    const last = page.getByRole('link', { name: italian('frame:accessibility') });
    while (!(await last.evaluate((link) => link.matches(':focus')))) {
      await page.keyboard.press('Tab');
    }
    await letCome();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });

  test('does not call back who has scrolled on', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    const letCome = await atFirstField(page);
    await page.keyboard.press('Tab');
    const word = page.getByLabel('Password', { exact: true });
    await page.mouse.wheel(0, 1_000);
    await expect(word).not.toBeInViewport();
    await letCome();
    await expect(word).toBeFocused();
    await expect(word).not.toBeInViewport();
  });
});

test.describe('a wrong password, or a portal out of reach', () => {
  test.use({ expectedErrors: [[/401 POST \/api\/login/, /request: POST \/api\/login/], SEVERAL] });
  test.beforeEach(({ portal }) => portal.forgetFailedSignIns());

  test('is told calmly, and what was typed stays', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('sara.fontana@example.org');
    await page.getByLabel('Password', { exact: true }).fill('Sbagliata-1!');
    await page.getByRole('button', { name: 'Entra' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Utente non riconosciuto');
    await expect(alert).toContainText('Le credenziali immesse non sono state riconosciute');
    await expect(alert).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue('sara.fontana@example.org');
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(alert).toContainText('Die eingegebenen Zugangsdaten wurden nicht erkannt');
    await page.getByRole('link', { name: 'Italiano' }).click();
    await page.route('**/api/login', (route) => route.abort('connectionreset'));
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(alert).toContainText('Errore durante la fase di login');
    await expect(alert).toContainText('Controlla la connessione');
  });
});

test.describe('one wrong password after the other', () => {
  test.use({ expectedErrors: [/4(01|29) POST \/api\/login/] });
  // Failures of other stories count for the network they share.
  test.beforeEach(({ portal }) => portal.forgetFailedSignIns());
  test.afterEach(({ portal }) => portal.forgetFailedSignIns());

  test('is asked to wait a little', async ({ page, portal }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('paolo.colombo@example.org');
    const alert = page.getByRole('alert');
    const tryWith = async (password: string) => {
      await page.getByLabel('Password', { exact: true }).fill(password);
      const answer = page.waitForResponse('**/api/login');
      await page.getByLabel('Password', { exact: true }).press('Enter');
      const status = (await answer).status();
      // Until then the form takes no other attempt.
      if (status !== 200) await expect(alert).toBeFocused();
      return status;
    };
    for (const _ of Array(FREE_SIGN_IN_FAILURES)) expect(await tryWith('Sbagliata-1!')).toBe(401);
    for (let last = 401; last !== 429; ) last = await tryWith('Sbagliata-1!');
    await expect(alert).toContainText('riprova tra un secondo');
    await portal.forgetFailedSignIns();
    expect(await tryWith(PASSWORD)).toBe(200);
    await expect(page).toHaveURL('/home');
  });
});

test('in German, for somebody who prefers it, unless they chose another on this device', async ({
  page,
}) => {
  await signIn(page, 'lukas.hofer@example.org');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: 'Tausch eintragen' }).first()).toBeVisible();
  await forget(page);
  await page.goto('/?lang=en');
  await signIn(page, 'lukas.hofer@example.org');
  await expect(page).toHaveURL('/home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the address goes along to the forgotten password and back', async ({ page }) => {
  await page.goto('/login');
  await isAwake(page);
  await page.getByLabel('Email').fill('marco.bianchi@example.org');
  await page.getByRole('link', { name: 'Password dimenticata?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('marco.bianchi@example.org');
  await page.getByRole('link', { name: 'Torna a Entra' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('marco.bianchi@example.org');
});
