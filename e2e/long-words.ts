/**
 * Every screen in a language that is longer than any other, at four widths: a line for each that scrolls
 * sideways or cuts words off. The portal is that of the tests; its web comes from a build with the
 * lengthened language (scripts/long-words), which is thrown away.
 *
 * `npm run test:long-words`; `npm run test:long-words -- bank-home` only the views with one of these words.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { build } from 'vite';
import { lengthenedText } from '../scripts/long-words/lengthen.ts';
import { LONG, longWords } from '../scripts/long-words/plugin.ts';
import { launchOptions } from './support/chromium.ts';
import setup from './support/global-setup.ts';
import { startTestPortal } from './support/portal.ts';
import { troublesAsItStands } from './support/reflow.ts';
import { everyViewer, openView, type View, type Viewer } from './support/views.ts';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, '.cache/long-words');
const WIDTHS = { 320: 700, 390: 844, 768: 1024, 1366: 768 };

const words = process.argv.slice(2);
await build({
  configFile: join(ROOT, 'web/vite.config.ts'),
  logLevel: 'warn',
  plugins: [longWords()],
  build: { outDir: WEB, emptyOutDir: true },
});
const stopDatabase = await setup();
const portal = await startTestPortal();
const browser = await chromium.launch(launchOptions);
try {
  const viewers = await everyViewer(portal);
  const found = await Promise.all(viewers.map((viewer) => visit(browser, viewer)));
  const lines = found.flat();
  for (const line of lines) process.stdout.write(`${line}\n`);
  process.stdout.write(`${lines.length} troubles\n`);
  process.exitCode = lines.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await portal.stop();
  await stopDatabase();
}

async function visit(browser: Browser, { stored, views }: Viewer): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: portal.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript((kept) => Object.assign(localStorage, kept), {
    ...stored,
    appLanguage: LONG,
  });
  await serveLongWords(context);
  await context.route('**/api/users/news', (route) => route.abort());
  const found: string[] = [];
  const wanted = views.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  for (const view of wanted) {
    found.push(...(await troublesOf(context, view)));
  }
  await context.close();
  return found;
}

/** All but calls comes from the build with the language; every address of the application is its page. */
async function serveLongWords(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => !url.pathname.startsWith('/api/'),
    (route) => {
      const { pathname } = new URL(route.request().url());
      const file = join(WEB, pathname);
      const isFile = pathname !== '/' && existsSync(file);
      return route.fulfill({ path: isFile ? file : join(WEB, 'index.html') });
    },
  );
}

/** Its buttons are called otherwise, and no longer as a pattern of Italian words says. */
function inLongWords({ press, unfold, ...view }: View): View {
  const longer = (pattern: RegExp | undefined) =>
    pattern && new RegExp(lengthenedText(pattern.source));
  return { ...view, press: longer(press), unfold: longer(unfold) };
}

async function troublesOf(context: BrowserContext, view: View): Promise<string[]> {
  const page = await context.newPage();
  const found: string[] = [];
  try {
    await openView(page, inLongWords(view));
    for (const [width, height] of Object.entries(WIDTHS)) {
      await page.setViewportSize({ width: Number(width), height });
      const troubles = await troublesAsItStands(page);
      found.push(...troubles.map((trouble) => `${view.name} at ${width} px: ${trouble}`));
    }
  } catch (error) {
    found.push(`${view.name}: ${String(error).split('\n')[0]}`);
  }
  await page.close();
  return found;
}
