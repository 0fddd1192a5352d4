/** Which licences may be used, and by whom; and that NOTICE names what ships. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenLicences, mayBeUsed, writeNotice } from './licences.ts';

test.each([
  ['fastify', 'MIT', true],
  ['fastify', 'GPL-3.0-only', false],
  ['fastify', '', false],
  ['fastify', 'SEE LICENSE IN terms.txt', false],
  ['fastify', 'MIT OR GPL-3.0-only', true],
  ['fastify', '(MIT AND Zlib)', true],
  ['fastify', 'MIT AND GPL-3.0-only', false],
  ['axe-core', 'MPL-2.0', true],
  ['fastify', 'MPL-2.0', false],
  ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
  ['fastify', 'Apache-2.0 AND LGPL-3.0-or-later', false],
])('%s under "%s": %s', (name, licence, may) => {
  expect(mayBeUsed(name, licence)).toBe(may);
});

test('NOTICE is written from the lock file, and old once that has changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'notice-'));
  const lock = (version: string) => {
    const packages = { 'node_modules/a': { version, license: 'MIT' } };
    return writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  };
  try {
    await lock('1.0.0');
    expect(brokenLicences(folder)).toEqual([expect.stringContaining('npm run notice')]);
    writeNotice(folder);
    expect(brokenLicences(folder)).toEqual([]);
    await lock('1.0.1');
    expect(brokenLicences(folder)).toEqual([expect.stringContaining('npm run notice')]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
