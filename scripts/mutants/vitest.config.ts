/**
 * The tests of contract and server as `vitest.config.ts` has them, started as fast as can be: files are
 * read by Node itself, which takes a third of the time for a few tests of a large application.
 */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Names of the test files in the order of their turns. */
const ORDER = (process.env.TESTS_IN_ORDER ?? '').split(',');

/** Runs files as a fault names them: what notices it for certain, and soon, is named first. */
class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turn = ({ moduleId }: TestSpecification) =>
      ORDER.findIndex((name) => moduleId.endsWith(`/${name}`));
    return files.toSorted((a, b) => turn(a) - turn(b));
  }
}

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['{bench,contract,scripts,server}/**/*.test.ts'],
    globalSetup: 'server/test/support/global-setup.ts',
    isolate: false,
    experimental: { viteModuleRunner: false },
    sequence: { shuffle: { tests: true }, seed: 1, sequencer: AsNamed },
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
