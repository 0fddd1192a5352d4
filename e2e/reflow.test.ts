/**
 * Every screen for everybody: nothing leaves the screen on the smallest phone, there and on a usual one
 * with letters twice as large, or with the distances of WCAG 1.4.12; tabs, edges and rings can be seen in forced colours.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { enterAs, expect, test } from './support/fixtures.ts';
import { everyViewer, type Viewer } from './support/views.ts';

const LARGE = 'html { font-size: 32px }';
const KINDS: Record<string, { width: number; style: string }> = {
  '320 px': { width: 320, style: '* {}' },
  distances: {
    width: 320,
    style: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
  },
  'large letters': { width: 390, style: LARGE },
  'large letters at 320 px': { width: 320, style: LARGE },
};

/** What is wrong with the page as it stands: it scrolls sideways, or words of a control are cut off. */
function troubles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const widest = [...document.querySelectorAll('main *')].find(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const tooWide =
      scrollWidth > clientWidth
        ? [
            `${scrollWidth - clientWidth} px too wide: ${widest?.className} ${widest?.textContent?.slice(0, 30)}`,
          ]
        : [];
    const tabs = document.querySelector('[data-room] > :last-child nav')?.getBoundingClientRect();
    const isLost = tabs && tabs.height > 0 && tabs.bottom > innerHeight + 1;
    const cut = [...document.querySelectorAll('main :is(button, a, label, h1, h2, legend)')].filter(
      (element) =>
        getComputedStyle(element).overflow === 'hidden' &&
        getComputedStyle(element).clipPath === 'none' &&
        element.scrollWidth > element.clientWidth + 1,
    );
    return [
      ...tooWide,
      ...(isLost ? ['the tabs are not on the screen'] : []),
      ...cut.map((element) => `cut off: ${element.textContent}`),
    ];
  });
}

async function look(context: BrowserContext, { views }: Viewer): Promise<string[]> {
  const page = await context.newPage();
  const found: string[] = [];
  for (const { name, address } of views) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    for (const [kind, { width, style }] of Object.entries(KINDS)) {
      await page.setViewportSize({ width, height: 700 });
      const tag = await page.addStyleTag({ content: style });
      for (const trouble of await troubles(page)) found.push(`${name}, ${kind}: ${trouble}`);
      await tag.evaluate((element) => element.parentNode?.removeChild(element));
    }
  }
  return found;
}

test('every screen at 320 pixels, with wide distances and with letters twice as large', async ({
  browser,
  portal,
}) => {
  test.slow();
  const found = await Promise.all(
    (await everyViewer(portal)).map(async (viewer) => {
      const context = await browser.newContext({
        baseURL: portal.url,
        viewport: { width: 320, height: 700 },
        reducedMotion: 'reduce',
      });
      await context.addInitScript((kept) => Object.assign(localStorage, kept), viewer.stored);
      await context.route('**/api/users/news', (route) => route.abort());
      const troubles = await look(context, viewer);
      await context.close();
      return troubles;
    }),
  );
  expect(found.flat()).toEqual([]);
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
  await expect(tabs.getByRole('link', { name: 'Profilo' })).toHaveCSS(
    'border-block-start-width',
    '0px',
  );
  const confirm = page.getByRole('button', { name: 'Conferma' }).first();
  await expect(confirm).toHaveCSS('border-block-start-style', 'solid');
  await home.focus();
  await page.keyboard.press('Tab');
  await expect(tabs.getByRole('link', { name: 'Registra' })).toHaveCSS('outline-style', 'solid');
});
