/**
 * Tests without a browser. Server stories share one PostgreSQL, each with a database of its own; forms
 * are rendered in a simulated page; the others need nothing running.
 */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    isolate: false,
    // A busy machine is slow, not wrong: what really hangs is found out all the same.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        test: {
          name: 'contract',
          include: ['{contract,scripts}/**/*.test.ts'],
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
        plugins: [react()],
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['web/ui/form/*.test.tsx'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'forms',
          include: ['web/ui/form/*.test.tsx'],
          environment: 'happy-dom',
        },
      },
    ],
  },
});
