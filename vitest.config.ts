/**
 * Everything but the stories in a whole portal. Server stories share one PostgreSQL, each with a
 * database of its own; components (`*.test.tsx`) are rendered in Chromium.
 */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './e2e/support/chromium.ts';
import { breakpoints } from './web/breakpoints.ts';
import { wholeTexts } from './web/texts-plugin.ts';

export default defineConfig({
  test: {
    // As many as a small machine has cores: a third one slows the other two by as much as it does.
    maxWorkers: 2,
    isolate: false,
    // No test may rest on what another left behind. Another order: `SHUFFLE=7 npx vitest run`.
    sequence: { shuffle: { tests: true }, seed: Number(process.env.SHUFFLE ?? 1) },
    // A busy machine is slow, not wrong: what really hangs is found out all the same.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Programs and threads that tests start begin in half the time when they find themselves compiled.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compiled') },
    projects: [
      {
        test: {
          name: 'contract',
          include: ['{bench,contract,scripts,texts}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: 'server/test/support/global-setup.ts',
        },
      },
      {
        plugins: [wholeTexts()],
        test: {
          name: 'web',
          include: ['web/**/*.test.ts'],
        },
      },
      {
        plugins: [wholeTexts(), breakpoints(), react()],
        // Found at once: a dependency discovered later would reload the page in the middle of a test.
        optimizeDeps: {
          include: [
            'react/jsx-dev-runtime',
            'react-dom/client',
            'react-router',
            'react-i18next',
            'i18next',
            '@tanstack/react-query',
            'vitest-browser-react',
            'zod',
          ],
        },
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx'],
          globalSetup: 'e2e/support/browser-setup.ts',
          setupFiles: 'e2e/support/component-cleanup.ts',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
