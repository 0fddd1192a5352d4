/** What every browser story stands on: a portal with demo data, and pages that may not complain. */
import { test as base, expect, type Page } from '@playwright/test';
import { unsettled, watchFaults } from './faults.ts';
import { startTestPortal, type TestPortal } from './portal.ts';

export { expectNoAxeViolations } from './axe.ts';
export { expect };

interface StoryFixtures {
  /** Complaints that belong to the story; each must come. `test.use({ expectedErrors: […] })`. */
  expectedErrors: RegExp[];
}

interface WorkerFixtures {
  /** The portal of this worker. Its demo data is shared by the worker's stories, one by one. */
  portal: TestPortal;
}

export const test = base.extend<StoryFixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],

  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const { stop, ...portal } = await startTestPortal();
      await use(portal);
      await stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ portal }, use) => use(portal.url),

  context: async ({ context, expectedErrors }, use) => {
    const faults = watchFaults(context);
    await use(context);
    expect(unsettled(faults, expectedErrors), 'complaints of the page').toEqual([]);
  },
});

/** The password of everyone in the demo data. */
const DEMO_PASSWORD = 'Tempo-2019!';

/** Signs a person of the demo data in, as they would, and waits until they are. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.locator('input[autocomplete="username"]').fill(email);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}
