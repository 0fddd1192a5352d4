/**
 * Pictures of every screen with the demo data, at three widths, light and dark, in Italian and
 * German, and a line for each screen that scrolls sideways. For the eyes of whoever changes a screen.
 *
 * `npm run screens` writes all of them to `screens/`; `npm run screens -- bank-home 390` only those
 * whose file names contain these words.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { launchOptions } from './support/chromium.ts';
import setup from './support/global-setup.ts';
import { tokenOf } from './support/newcomer.ts';
import { startTestPortal } from './support/portal.ts';

const FOLDER = join(import.meta.dirname, '../screens');
const WIDTHS = { 390: 844, 768: 1024, 1280: 800 };
const SCHEMES = ['light', 'dark'] as const;
const LANGUAGES = ['it', 'de'] as const;

/** Who looks at what; an empty address is nobody signed in. */
const VIEWS: Record<string, string[]> = {
  '': ['/', '/login', '/register', '/change-password', '/resend-email'],
  'davide.conti@example.org': ['/waiting-bank', '/user-register-to-bank', '/create-bank'],
  'elena.greco@example.org': ['/processing-request'],
  'marco.bianchi@example.org': [
    '/home',
    '/new-transaction',
    '/my-transaction',
    '/confirm-transaction',
    '/user-profile',
    '/search-bank',
  ],
  'giulia.rossi@example.org': [
    '/bank-home',
    '/bank-members',
    '/bank-members-awaiting',
    '/bank-members-unverified',
    '/bank-network',
    '/bank-transactions',
    '/bank-pending-requests',
    '/bank-new-transaction',
    '/bank-profile',
  ],
  'portale@example.org': ['/portal', '/portal/banks'],
};

const words = process.argv.slice(2);
const stopDatabase = await setup();
const portal = await startTestPortal();
const browser = await chromium.launch(launchOptions);
try {
  if (words.length === 0) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const [email, addresses] of Object.entries(VIEWS)) await drawAll(email, addresses);
} finally {
  await browser.close();
  await portal.stop();
  await stopDatabase();
}

async function drawAll(email: string, addresses: string[]): Promise<void> {
  const session = email && { token: await tokenOf(portal, email), email, rememberMe: 'false' };
  for (const [width, height] of Object.entries(WIDTHS)) {
    for (const colorScheme of SCHEMES) {
      for (const language of LANGUAGES) {
        const names = new Map(addresses.map((address) => [nameOf(address), address]));
        const kind = `${width}-${colorScheme}-${language}`;
        const wanted = [...names].filter(([name]) =>
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
        });
        await context.addInitScript((kept) => Object.assign(localStorage, kept), {
          ...session,
          appLanguage: language,
        });
        // The stream of updates never ends, and a page is drawn when nothing is loading any more.
        await context.route('**/api/users/news', (route) => route.abort());
        for (const [name, address] of wanted) await draw(context, address, `${name}-${kind}.png`);
        await context.close();
      }
    }
  }
}

async function draw(context: BrowserContext, address: string, file: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (tooWide > 0) process.stdout.write(`${file}: scrolls sideways by ${tooWide} px\n`);
  await page.screenshot({ path: join(FOLDER, file), fullPage: true });
  await page.close();
}

/** `bank-home` of `/bank-home`; the landing page has a name as well. */
function nameOf(address: string): string {
  return address.slice(1).replaceAll('/', '-') || 'landing';
}
