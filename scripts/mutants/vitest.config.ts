/**
 * The tests of contract and server as `vitest.config.ts` has them, started as fast as can be: files are
 * read by Node itself, which takes a third of the time for a few tests of a large application.
 */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['{bench,contract,scripts,server}/**/*.test.ts'],
    globalSetup: 'server/test/support/global-setup.ts',
    isolate: false,
    experimental: { viteModuleRunner: false },
    sequence: { shuffle: { tests: true }, seed: 1 },
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
