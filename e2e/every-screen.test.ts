/**
 * Every screen for everybody who works by keyboard, without motion, with colours of their own or by
 * ear: each stop of Tab can be seen and has a ring, nothing moves by itself, one live region is there
 * before anything is said, and a dialog gives the focus back.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { enterAs, expect, test } from './support/fixtures.ts';
import { everyViewer, type Viewer } from './support/views.ts';

/** The skip link, the header and the beginning of the page. */
const STOPS = 16;

/** What is wrong with the page before anybody touches it. */
function troublesAtRest(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `moves: ${target?.localName} ${target?.className}`;
      });
    const regions = [...document.querySelectorAll('[role=status][aria-live=polite]')];
    const forced = [...document.querySelectorAll('[tabindex]')].filter(
      (element) => Number(element.getAttribute('tabindex')) > 0,
    );
    return [
      ...moving,
      ...(regions.length === 1 ? [] : [`${regions.length} live regions for messages`]),
      ...regions.filter((one) => one.textContent !== '').map((one) => `says ${one.textContent}`),
      ...forced.map((element) => `takes the focus out of turn: ${element.outerHTML.slice(0, 60)}`),
    ];
  });
}

/** What is wrong with the element that has the focus; undefined behind the last one. */
function troublesOfStop(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => {
    const stop = document.activeElement;
    if (!stop || stop === document.body) return undefined;
    const name = `${stop.localName} ${stop.textContent?.trim().slice(0, 24) || stop.id}`;
    const shown = stop.matches('input, select') ? stop : (stop.closest('label') ?? stop);
    const { width, height, top, bottom } = shown.getBoundingClientRect();
    const style = getComputedStyle(stop);
    const hasRing = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    // A card may have the ring for the link in it.
    const frames = [...document.querySelectorAll('main :has(:focus-visible), label')];
    const frame = frames.some(
      (one) => one.contains(stop) && getComputedStyle(one).outlineStyle !== 'none',
    );
    return [
      ...(width > 0 && height > 0 ? [] : [`${name}: cannot be seen`]),
      ...(bottom > 0 && top < innerHeight ? [] : [`${name}: is not on the screen`]),
      ...(hasRing || frame ? [] : [`${name}: has no ring`]),
    ];
  });
}

async function walk(context: BrowserContext, { views }: Viewer): Promise<string[]> {
  const page = await context.newPage();
  const found: string[] = [];
  for (const { name, address } of views) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    const troubles = await troublesAtRest(page);
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      const ofStop = await troublesOfStop(page);
      if (!ofStop) break;
      troubles.push(...ofStop);
    }
    found.push(...troubles.map((trouble) => `${name}: ${trouble}`));
  }
  return found;
}

test('every screen by keyboard, without motion and in forced colours', async ({
  browser,
  portal,
}) => {
  test.slow();
  const found = await Promise.all(
    (await everyViewer(portal)).map(async (viewer) => {
      const context = await browser.newContext({
        baseURL: portal.url,
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        forcedColors: 'active',
      });
      await context.addInitScript((kept) => Object.assign(localStorage, kept), viewer.stored);
      await context.route('**/api/users/news', (route) => route.abort());
      const troubles = await walk(context, viewer);
      await context.close();
      return troubles;
    }),
  );
  expect(found.flat()).toEqual([]);
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

for (const [address, name] of Object.entries(DIALOGS)) {
  test(`the dialog of ${address} takes the focus and gives it back`, async ({ page }) => {
    await enterAs(page, 'marco.bianchi@example.org', address);
    const opener = page.getByRole('button', { name, exact: true }).first();
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}
