/** Proves that a paragraph which stands twice and a heading out of order are found, and others are not. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { brokenPages } from './pages.ts';

const houses: string[] = [];
afterAll(() => Promise.all(houses.map((house) => rm(house, { recursive: true }))));

async function faultsOf(pages: Record<string, string>): Promise<string[]> {
  const house = await mkdtemp(join(tmpdir(), 'paragraphs-'));
  houses.push(house);
  for (const [page, text] of Object.entries(pages)) {
    await mkdir(dirname(join(house, page)), { recursive: true });
    await writeFile(join(house, page), text);
  }
  return brokenPages(house);
}

const BACKUPS =
  'A backup is one file that holds the database, the pictures and the key of the sessions.';
const REWORDED =
  'A backup is one file that holds the database, the pictures and, since then, a list of the erased.';

test.each([
  ['twice in a page', { 'README.md': `${BACKUPS}\n\nMore.\n\n${BACKUPS}\n` }, 'README.md:5'],
  ['in two pages', { 'README.md': BACKUPS, 'docs/a.md': BACKUPS }, 'docs/a.md:1'],
  ['nearly so', { 'docs/a.md': `- ${BACKUPS}\n- ${REWORDED}\n` }, 'docs/a.md:2'],
  [
    'across lines',
    { 'docs/a.md': `${BACKUPS}\n\n${BACKUPS.replace(' that', '\nthat')}` },
    'docs/a.md:3',
  ],
  [
    'as a row that names the same thing',
    {
      'docs/a.md': `| \`/x\` | ${BACKUPS} |\n| \`/x\` | A backup is kept, and something else is said of it here too |`,
    },
    'docs/a.md:2',
  ],
])('a paragraph that stands %s', async (_, pages, place) => {
  const [fault, ...others] = await faultsOf(pages);
  expect(fault).toContain(`${place} repeats`);
  expect(others).toEqual([]);
});

test.each([
  ['is short', { 'README.md': 'Read on.\n\nRead on.\n' }],
  ['is code', { 'README.md': `\`\`\`\n${BACKUPS}\n\`\`\`\n\n${BACKUPS}\n` }],
  ['is of the past', { 'docs/decisions/a.md': BACKUPS, 'docs/decisions/b.md': BACKUPS }],
  [
    'stands in another table',
    { 'docs/a.md': `| Backups | ${BACKUPS} |\n\nLater:\n\n| Backups | ${BACKUPS} |` },
  ],
  ['names another thing', { 'docs/a.md': `| \`/x\` | ${BACKUPS} |\n| \`/y\` | ${BACKUPS} |` }],
  [
    'says another thing',
    {
      'README.md': `${BACKUPS}\n\nA restore reads one file, checks the books and refuses a folder in use.\n`,
    },
  ],
])('a paragraph that %s may stand twice', async (_, pages) => {
  expect(await faultsOf(pages)).toEqual([]);
});

test.each([
  ['sticks to a paragraph', 'Some words.\n## More\n', 'docs/a.md:2 wants an empty line'],
  ['leaves a number out', '## 1. One\n\n## 3. Three\n', 'docs/a.md:3 is numbered 3 where 2'],
  ['has a number again', '## 1. One\n\n## 1. Two\n', 'docs/a.md:3 is numbered 1 where 2'],
])('a heading that %s', async (_, text, complaint) => {
  expect((await faultsOf({ 'docs/a.md': text })).join()).toContain(complaint);
});

test('headings in order, with and without numbers', async () => {
  expect(await faultsOf({ 'docs/a.md': '# A\n\n## 1. One\n\n## Words\n\n## 2. Two\n' })).toEqual(
    [],
  );
});
