/**
 * Stories in a real browser against a whole portal. A story runs at a desk; tagged `@phone` it runs
 * on a phone. Both tags are for what is done differently on the two; how every screen fits a phone is
 * looked at by `every-screen` and `reflow`.
 */
import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/support/chromium.ts';
import { PATIENCE } from './e2e/support/slow-machine.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // As many as a small machine has cores: a third one slows the other two by as much as it does.
  workers: 2,
  retries: 0,
  // A busy machine is late, not wrong: what really hangs is found out all the same. `STORIES_SLOW=4`
  // finds stories that only pass where everything is quick.
  timeout: 90_000 * PATIENCE,
  expect: { timeout: 15_000 * PATIENCE },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'it-IT',
    // Only the stories without a connection need the application kept on the device.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Rome',
    contextOptions: { reducedMotion: 'reduce' },
    // Pictures and recordings of every story cost a fifth of the time: `--trace on` shows one that failed.
  },
  projects: [
    {
      name: 'desk',
      grep: /^(?!.*@phone)|@desk/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
