/**
 * The session in the browser (specification §24): guarded pages, the start of the web, an end from
 * elsewhere, several tabs, and leaving without a trace.
 */
import type { Page } from '@playwright/test';
import {
  enterAs,
  expect,
  expectNoAxeViolations,
  forget,
  signIn,
  test,
} from './support/fixtures.ts';
import { italian } from './support/italian.ts';
import { ask, decideOn, tokenOf, verified } from './support/newcomer.ts';

const PASSWORD = 'Tempo-2019!';

async function typeCredentials(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

test('a guarded page asks to sign in and is there afterwards', async ({ page }) => {
  await page.goto('/search-bank?q=lecco');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(italian('sign-in:wanted'))).toBeInViewport();
  await typeCredentials(page, 'marco.bianchi@example.org');
  await expect(page).toHaveURL('/search-bank?q=lecco');
});

test('pages of another status lead to one’s own', async ({ page }) => {
  await signIn(page, 'davide.conti@example.org');
  for (const address of ['/home', '/processing-request', '/bank-home', '/portal']) {
    await page.goto(address);
    await expect(page).toHaveURL('/waiting-bank');
  }
  await page.goto('/bank-new-transaction');
  await expect(page).toHaveURL('/');

  await forget(page);
  await signIn(page, 'marco.bianchi@example.org');
  for (const address of [
    '/bank-home',
    '/bank-new-transaction',
    '/bank-members-awaiting',
    '/portal/banks',
    '/waiting-bank',
    '/create-bank',
  ]) {
    await page.goto(address);
    await expect(page).toHaveURL('/home');
  }
});

test('who asked to be remembered is led home at the next visit', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Ricordami').check();
  await typeCredentials(page, 'marco.bianchi@example.org');
  await expect(page).toHaveURL('/home');
  const refreshed = page.waitForResponse('**/api/trefresh');
  await page.goto('/');
  expect((await refreshed).status()).toBe(200);
  await expect(page).toHaveURL('/home');
});

test('who did not finds the door open on the landing page', async ({ page }) => {
  await enterAs(page, 'marco.bianchi@example.org', '/');
  await expect(page.getByRole('heading', { name: 'Ciao Marco!' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: italian('sign-in:inside.go') }).click();
  await expect(page).toHaveURL('/home');
});

test('signing out leaves nothing behind, in any tab', async ({ page, context }) => {
  await signIn(page, 'marco.bianchi@example.org');
  const other = await context.newPage();
  await other.goto('/user-profile');
  await expect(other.getByRole('heading', { name: 'Il tuo profilo' })).toBeVisible();

  await page.getByRole('button', { name: 'Menu di Marco Bianchi' }).click();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL('/');
  const kept = await page.evaluate(() => Object.keys(localStorage));
  for (const key of ['token', 'email', 'rememberMe', 'fullName', 'appLanguage']) {
    expect(kept).not.toContain(key);
  }
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('heading', { name: 'Entra' })).toBeVisible();

  await typeCredentials(page, 'marco.bianchi@example.org');
  await expect(page).toHaveURL('/home');
  await expect(other).toHaveURL('/home');
});

test('a session in use is refreshed by itself, and one left alone runs out calmly', async ({
  page,
}) => {
  await page.clock.install();
  await enterAs(page, 'marco.bianchi@example.org', '/user-profile');
  await expect(page.getByRole('heading', { name: 'Il tuo profilo' })).toBeVisible();
  await page.clock.fastForward('12:00');
  const refreshed = page.waitForResponse('**/api/trefresh');
  await page.keyboard.press('Tab');
  await page.clock.fastForward('01:00');
  expect((await refreshed).status()).toBe(200);

  await page.clock.fastForward('02:01:00');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(italian('sign-in:ended.title'))).toBeVisible();
});

test.describe('a member whose bank excludes them', () => {
  test.use({ expectedErrors: [/403 GET/] });

  test('is led to where they now belong as soon as they look at the page again', async ({
    page,
    portal,
  }) => {
    const email = 'esclusa@example.org';
    const { password } = await verified(portal, { email, bank: 'Banca del Tempo di Lecco' });
    await decideOn(portal, 'paolo.colombo@example.org', email, 'accept');
    await signIn(page, email, password);
    await page.goto('/my-year');
    // Every look asks for this again; while its first call runs, no second one is sent.
    await expect.poll(() => page.evaluate(hasAnswered, '/api/users/todo')).toBe(true);
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { userId } = JSON.parse(
      await page.evaluate(() => atob(localStorage.getItem('token')?.split('.')[1] ?? '')),
    );
    const token = await tokenOf(portal, 'paolo.colombo@example.org');
    await ask(portal, 'DELETE', `/admin/banks/users/${userId}`, { token });
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await expect(page).toHaveURL('/waiting-bank');
  });
});

test.describe('a session that has ended elsewhere', () => {
  test.use({ expectedErrors: [/401 PATCH \/api\/users\/update/] });

  test('costs one message and nothing of what was typed', async ({ page, portal }) => {
    const email = 'finita@example.org';
    const { password } = await verified(portal, { email, name: 'Serena' });
    await enterAs(page, email, '/user-profile?dialog=edit', password);
    await page.getByRole('dialog').getByLabel('Telefono').fill('035 555 0177');
    // The first call that is refused is to be that of the form.
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await ask(portal, 'POST', '/logout', { token: token ?? '' });

    await page.getByRole('button', { name: 'Salva' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(italian('sign-in:ended.title'))).toHaveCount(1);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Password', { exact: true }).press('Enter');

    await expect(page).toHaveURL('/user-profile?dialog=edit');
    await expect(page.getByRole('dialog').getByLabel('Telefono')).toHaveValue('035 555 0177');
    await page.getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByText('Dati salvati')).toBeVisible();
  });
});

/** Whether this document has the whole answer of a call. */
const hasAnswered = (path: string) =>
  performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path);
