/** The footer tells the version that was released. */
import { expect, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };
import { VERSION } from './version.ts';

test('the version shown is the package’s', () => {
  expect(VERSION).toBe(packageFile.version);
});
