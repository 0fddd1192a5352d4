/**
 * Every screen for everybody who works by keyboard, without motion, with colours of their own or by
 * ear: each stop of Tab can be seen and has a ring, nothing moves by itself, one live region is there
 * before anything is said, and a dialog gives the focus back. Nothing leaves the screen on the smallest
 * phone, nor with letters twice as large or wide distances; axe finds nothing as a phone shows it; tabs,
 * edges and rings can be seen in forced colours.
 */
import type { Browser } from '@playwright/test';
import { troublesOfAxe } from './support/axe.ts';
import { troublesByKeyboard } from './support/by-keyboard.ts';
import { enterAs, expect, test } from './support/fixtures.ts';
import type { TestPortal } from './support/portal.ts';
import { troublesOfReflow } from './support/reflow.ts';
import { PATIENCE } from './support/slow-machine.ts';
import { everyViewer, openView, type Viewer } from './support/views.ts';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Visits each view of somebody once. @returns what is wrong, one line each */
async function visit(browser: Browser, portal: TestPortal, viewer: Viewer): Promise<string[]> {
  const context = await browser.newContext({ baseURL: portal.url, reducedMotion: 'reduce' });
  await context.addInitScript((kept) => Object.assign(localStorage, kept), viewer.stored);
  await context.route('**/api/users/news', (route) => route.abort());
  const page = await context.newPage();
  const found: string[] = [];
  for (const view of viewer.views) {
    await page.setViewportSize(DESK);
    await page.emulateMedia({ forcedColors: 'active' });
    await openView(page, view);
    const troubles = await troublesByKeyboard(page);
    await page.emulateMedia({ forcedColors: 'none' });
    troubles.push(...(await troublesOfReflow(page)));
    await page.setViewportSize(PHONE);
    troubles.push(...(await troublesOfAxe(page)));
    found.push(...troubles.map((trouble) => `${view.name}: ${trouble}`));
  }
  await context.close();
  return found;
}

test('every screen by keyboard, in forced colours, on the smallest phone, with large letters, by axe', async ({
  browser,
  portal,
}) => {
  test.setTimeout(1_200_000 * PATIENCE);
  const found: string[] = [];
  // One after the other: side by side they take half as long again, and the stories beside them twice.
  for (const viewer of await everyViewer(portal)) {
    found.push(...(await visit(browser, portal, viewer)));
  }
  expect(found).toEqual([]);
});

/** A button of each page that opens a dialog. */
const DIALOGS = {
  '/home': 'Informativa privacy',
  '/my-transaction': 'Saldo in dettaglio',
  '/confirm-transaction': 'Annulla',
  '/user-profile': 'Modifica i dati',
  '/my-bank': 'Informativa privacy',
  '/my-year': 'Informativa privacy',
} as const;

test('dialogs take the focus and give it back', async ({ page }) => {
  await enterAs(page, 'marco.bianchi@example.org', '/home');
  for (const [address, name] of Object.entries(DIALOGS)) {
    await page.goto(address);
    const opener = page.getByRole('button', { name, exact: true }).first();
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    // The footer takes the focus once all that is coming is there.
    const takesFocus = async () => {
      await opener.focus();
      return opener.evaluate((button) => button === document.activeElement);
    };
    await expect.poll(takesFocus).toBe(true);
    await opener.press('Enter');
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await dialog.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('forced colours leave the current tab, the edge of a button and the focus ring', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enterAs(page, 'marco.bianchi@example.org', '/home');
  const tabs = page.getByRole('navigation', { name: 'Menu rapido' });
  const home = tabs.getByRole('link', { name: 'Home' });
  await expect(home).toHaveAttribute('aria-current', 'page');
  await expect(home).toHaveCSS('border-block-start-width', '3px');
  await expect(tabs.getByRole('link', { name: 'Messaggi' })).toHaveCSS(
    'border-block-start-width',
    '0px',
  );
  const confirm = page.getByRole('button', { name: 'Conferma' }).first();
  await expect(confirm).toHaveCSS('border-block-start-style', 'solid');
  await home.press('Tab');
  await expect(tabs.getByRole('link', { name: 'Bacheca' })).toHaveCSS('outline-style', 'solid');
});
