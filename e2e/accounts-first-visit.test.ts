/** A first visit reads the landing page without the application; whatever a visitor does then still counts. */
import { expect, test } from './support/fixtures.ts';

test('the application loads when the page is used, not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts.filter((path) => !/^\/(early|assets\/index-[^/]+)\.js$/.test(path))).toEqual([]);
  await page.getByLabel('Email').focus();
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
});

test('what is typed, ticked and sent before it has loaded is sent once', async ({ page }) => {
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.route(/assets\/app-.*\.js/, async (route) => {
    await mayLoad;
    await route.continue();
  });
  let logins = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/login')) logins += 1;
  });
  await page.goto('/');
  await page.getByLabel('Email').fill('marco.bianchi@example.org');
  await page.getByLabel('Password', { exact: true }).fill('Tempo-2019!');
  await page.getByLabel('Ricordami').check();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Entra' }).click();
  load();
  await expect(page).toHaveURL('/home');
  expect(logins).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('rememberMe'))).toBe('true');
});

test('a button pressed before it has loaded acts afterwards', async ({ page }) => {
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.route(/assets\/app-.*\.js/, async (route) => {
    await mayLoad;
    await route.continue();
  });
  await page.goto('/');
  await page.getByLabel('Password', { exact: true }).fill('Tempo-2019!');
  await page.getByRole('button', { name: 'Mostra Password' }).click();
  load();
  await expect(page.getByRole('button', { name: 'Nascondi Password' })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Tempo-2019!');
});
