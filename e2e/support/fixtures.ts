/** What every browser story stands on: a portal with demo data, and pages that may not complain. */
import { test as base, expect, type Page } from '@playwright/test';
import { unsettled, watchFaults } from './faults.ts';
import { USUAL_DEVICE } from './newcomer.ts';
import { startTestPortal, type TestPortal } from './portal.ts';
import { IS_SLOW, slowPages } from './slow-machine.ts';

export { expectNoAxeViolations } from './axe.ts';
export { expect };

/** Behind several expected errors: Playwright takes the second of two for settings. */
export const SEVERAL = { scope: 'test' } as const;

interface StoryFixtures {
  /**
   * Complaints that belong to the story; each must come. `test.use({ expectedErrors: [/…/] })`, or
   * `[[/…/, /…/], SEVERAL]`.
   */
  expectedErrors: RegExp[];
  /** The portal of this file. Its demo data is shared by the stories of the file, one by one. */
  portal: TestPortal;
}

interface WorkerFixtures {
  portals: PortalOfFile;
}

export const test = base.extend<StoryFixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],

  portals: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const portals = new PortalOfFile();
      await use(portals);
      await portals.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  browser: [
    async ({ browser }, use) => {
      if (IS_SLOW) browser.on('context', slowPages);
      await use(browser);
    },
    { scope: 'worker' },
  ],

  portal: [
    async ({ portals }, use, { file }) => use(await portals.startFor(file)),
    { timeout: 180_000 },
  ],

  baseURL: async ({ portal }, use) => use(portal.url),

  context: async ({ context, expectedErrors }, use) => {
    const faults = watchFaults(context);
    await use(context);
    expect(unsettled(faults, expectedErrors), 'complaints of the page').toEqual([]);
  },
});

/** One portal at a time: a new one for each file, so that no file meets what another left behind. */
class PortalOfFile {
  #running: { file: string; portal: Awaited<ReturnType<typeof startTestPortal>> } | undefined;

  async startFor(file: string): Promise<TestPortal> {
    if (this.#running?.file !== file) {
      await this.stop();
      this.#running = { file, portal: await startTestPortal() };
    }
    return this.#running.portal;
  }

  async stop(): Promise<void> {
    await this.#running?.portal.stop();
    this.#running = undefined;
  }
}

/** The password of everyone in the demo data. */
const DEMO_PASSWORD = 'Tempo-2019!';

/** Signs a person of the demo data in, as they would, and waits until they are. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.locator('input[autocomplete="username"]').fill(email);
  const word = page.locator('input[autocomplete="current-password"]');
  await word.fill(password);
  await word.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}

/**
 * Opens a page as somebody who has signed in before: what their browser keeps (specification §24) is
 * put there ahead, which spares a story that is not about signing in two pages on the way.
 */
export async function enterAs(
  page: Page,
  email: string,
  path: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  const answer = await page.request.post('/api/login', {
    form: { username: email, password },
    headers: { cookie: USUAL_DEVICE },
  });
  expect(answer.ok(), `${email} signs in`).toBe(true);
  await page.addInitScript(keepOnce, { token: await answer.text(), email, rememberMe: 'false' });
  await page.goto(path);
}

/**
 * Waits until a page that was served drawn answers by itself. What is typed and sent before counts; a field
 * that is only left, and a link followed, are not noticed.
 */
export async function isAwake(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
}

/**
 * Empties what the browser keeps of who signed in. From a page that asks for nothing: what a screen is
 * still asking for would be refused.
 */
export async function forget(page: Page): Promise<void> {
  await page.goto('/mark.svg');
  await page.evaluate(() => localStorage.clear());
}

/** In the page, before its own scripts: once, as later pages may sign out or renew the session. */
function keepOnce(kept: { token: string; email: string; rememberMe: string }): void {
  if (sessionStorage.getItem(kept.token) !== null) return;
  sessionStorage.setItem(kept.token, 'kept');
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
}
