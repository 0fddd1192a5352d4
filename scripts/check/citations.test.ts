/** Proves that a citation which leads nowhere is found, and one that leads somewhere is not. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { brokenCitations } from './citations.ts';

const PAGES = {
  'docs/specification.md': '# Specification\n\n## 2. Screens\n\n### Menus and footer\n',
  'docs/ledger-laws.md': '# The laws\n\n## L4 · Who confirms\n',
};

const houses: string[] = [];
afterAll(() => Promise.all(houses.map((house) => rm(house, { recursive: true }))));

async function faultsOf(path: string, text: string): Promise<string[]> {
  const house = await mkdtemp(join(tmpdir(), 'citations-'));
  houses.push(house);
  for (const [file, content] of Object.entries({ ...PAGES, [path]: text })) {
    await mkdir(dirname(join(house, file)), { recursive: true });
    await writeFile(join(house, file), content);
  }
  return brokenCitations(house);
}

test.each([
  [
    'a section',
    'server/a.ts',
    '\n/** (specification §2, §3). */',
    'server/a.ts:2 §3 is no section',
  ],
  ['a law', 'server/a.ts', '/** (laws L4, L5). */', 'server/a.ts:1 L5 is no law'],
  ['a page', 'server/a.ts', '/** See docs/api.md. */', 'docs/api.md does not exist'],
  ['a file', 'README.md', '[words](docs/words.md)', 'docs/words.md leads to no file'],
  [
    'a test',
    'docs/a.md',
    'as `server/test/a.test.ts` shows',
    'server/test/a.test.ts does not exist',
  ],
  ['a heading', 'docs/a.md', '[menus](specification.md#menus)', 'leads to no heading'],
])('%s that does not exist', async (_, path, text, complaint) => {
  expect((await faultsOf(path, text)).join('\n')).toContain(complaint);
});

test.each([
  ['server/a.ts', '/** (specification §2; L4); see docs/ledger-laws.md. */'],
  ['README.md', '[laws](docs/ledger-laws.md#l4--who-confirms), [npm](https://npmjs.com/a#b)'],
  ['docs/a.md', '[menus](specification.md#menus-and-footer), [below](#more)\n\n## More\n'],
  ['docs/a.md', 'the laws in `docs/ledger-laws.md`, and `a.ts`\n'],
  ['docs/decisions/2026-01-01-a.md', 'was in `server/a.ts`\n'],
])('%s cites what exists', async (path, text) => {
  expect(await faultsOf(path, text)).toEqual([]);
});
