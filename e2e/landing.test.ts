/**
 * A visitor's first look: the public pages in each language, before any script has come, and nothing
 * where nothing is.
 */
import type { Page } from '@playwright/test';
import { LOCALES } from '#contract/locales.ts';
import { enterAs, expect, expectNoAxeViolations, test } from './support/fixtures.ts';

test('the landing page in each language, and an address that leads nowhere', async ({ page }) => {
  for (const language of LOCALES) {
    await page.goto(`/${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page);
  }
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a language is chosen on the home page, and has its address; where nobody has read it, it says so', async ({
  page,
}) => {
  await page.goto('/en');
  await page.getByRole('link', { name: 'Español (por revisar)' }).click();
  await expect(page).toHaveURL('/es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Traducción por revisar' }).click();
  await expect(page.getByText('¿Alguna palabra suena rara?')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Italiano' }).click();
  await expect(page).toHaveURL('/accessibility?lang=it');
  await expect(page.getByRole('contentinfo')).not.toContainText('rileggere');
});

/** Keeps back the scripts of a page but the small first one. @returns what lets them come */
async function withoutScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!index-).*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('public pages are read before any script, each in its language and with its name', async ({
  page,
  portal,
}) => {
  await withoutScripts(page);
  for (const [address, title] of [
    ['/', /Zeitbank/],
    ['/login', /^Anmelden · /],
    ['/change-password', /^Passwort vergessen\? · /],
    ['/resend-email', / · /],
  ] as const) {
    await page.goto(`${address}?lang=de`, { waitUntil: 'commit' });
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('data-served', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const answer = await page.request.get(address, { headers: { 'accept-language': 'en' } });
    expect(await answer.text()).toContain('<html lang="en" data-served="en"');
    const { vary, link } = answer.headers();
    expect(vary).toContain('accept-language');
    const german = address === '/' ? '/de' : `${address}?lang=de`;
    expect(link).toContain(`${portal.url}${german}>; rel="alternate"; hreflang="de"`);
  }
});

test('what is typed and sent at sign-in before the scripts are there counts', async ({ page }) => {
  const come = await withoutScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('marco.bianchi@example.org');
  await page.getByLabel('Password', { exact: true }).fill('Tempo-2019!');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Entra' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  come();
  await expect(page).toHaveURL('/home');
});

test('nobody who has signed in, or was sent here for a reason, sees another page first', async ({
  page,
}) => {
  await enterAs(page, 'marco.bianchi@example.org', '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const come = await withoutScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-waking', '');
  await expect(page.getByLabel('Email')).toBeHidden();
  come();
  await expect(page).toHaveURL('/home');
});

test('what a member’s page needs is asked for together with its first script', async ({ page }) => {
  await enterAs(page, 'marco.bianchi@example.org', '/home');
  const come = await withoutScripts(page);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto('/home', { waitUntil: 'commit' });
  await expect.poll(() => asked.size).toBeGreaterThan(15);
  come();
  await expect(page.getByRole('heading', { name: 'Ciao Marco' })).toBeVisible();
});
