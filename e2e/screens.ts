/**
 * Pictures of every screen with the demo data, at three widths, light and dark, in Italian and
 * German, and a line for each screen that scrolls sideways. For the eyes of anyone who changes a screen.
 *
 * `npm run screens` writes all of them to `screens/`; `npm run screens -- bank-home 390` only those
 * whose file names contain these words.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { LOCALES } from '#contract/locales.ts';
import { launchOptions } from './support/chromium.ts';
import setup from './support/global-setup.ts';
import { startTestPortal } from './support/portal.ts';
import { everyViewer, openView, type View, type Viewer } from './support/views.ts';

const FOLDER = join(import.meta.dirname, '../screens');
const WIDTHS = { 390: 844, 768: 1024, 1280: 800 };
const SCHEMES = ['light', 'dark'] as const;

const words = process.argv.slice(2);
/** Other languages only where they are asked for: `npm run screens -- 390-light-es`. */
const LANGUAGES = words.length === 0 ? (['it', 'de'] as const) : LOCALES;
const stopDatabase = await setup();
const portal = await startTestPortal();
const browser = await chromium.launch(launchOptions);
try {
  if (words.length === 0) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const viewer of await everyViewer(portal)) await drawAll(viewer);
} finally {
  await browser.close();
  await portal.stop();
  await stopDatabase();
}

async function drawAll({ stored, views }: Viewer): Promise<void> {
  for (const [width, height] of Object.entries(WIDTHS)) {
    for (const colorScheme of SCHEMES) {
      for (const language of LANGUAGES) {
        const kind = `${width}-${colorScheme}-${language}`;
        const wanted = views.filter(({ name }) =>
          words.every((word) => `${name}-${kind}`.includes(word)),
        );
        if (wanted.length === 0) continue;
        const context = await browser.newContext({
          baseURL: portal.url,
          viewport: { width: Number(width), height },
          colorScheme,
          locale: language,
          timezoneId: 'Europe/Rome',
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        await context.addInitScript((kept) => Object.assign(localStorage, kept), {
          ...stored,
          appLanguage: language,
        });
        // The stream of updates never ends, and a page is drawn when nothing is loading any more.
        await context.route('**/api/users/news', (route) => route.abort());
        for (const view of wanted) await draw(context, view, `${view.name}-${kind}.png`);
        await context.close();
      }
    }
  }
}

async function draw(context: BrowserContext, view: View, file: string): Promise<void> {
  const page = await context.newPage();
  await openView(page, view);
  await page.waitForLoadState('networkidle');
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (tooWide > 0) process.stdout.write(`${file}: scrolls sideways by ${tooWide} px\n`);
  await page.screenshot({ path: join(FOLDER, file), fullPage: true });
  await page.close();
}
