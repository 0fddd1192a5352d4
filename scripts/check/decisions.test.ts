/** Proves that a long decision is found, and where it stops being long. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { WORDS_MAX, wordyDecisions } from './decisions.ts';

const houses: string[] = [];
afterAll(() => Promise.all(houses.map((house) => rm(house, { recursive: true }))));

async function faultsOf(path: string, text: string): Promise<string[]> {
  const house = await mkdtemp(join(tmpdir(), 'decisions-'));
  houses.push(house);
  await mkdir(dirname(join(house, path)), { recursive: true });
  await writeFile(join(house, path), text);
  return wordyDecisions(house);
}

const ALLOWED = `# A\n\n${'word '.repeat(WORDS_MAX - 2)}`;
const DECISION = 'docs/decisions/2026-01-01-a.md';

test('a decision ends at its last allowed word', async () => {
  expect(await faultsOf(DECISION, ALLOWED)).toEqual([]);
  expect((await faultsOf(DECISION, `${ALLOWED}\nmore`)).join()).toContain(
    `${DECISION} has ${WORDS_MAX + 1} words`,
  );
});

test('a decision begins with its day', async () => {
  expect(await faultsOf('docs/decisions/a.md', '# A')).toEqual([
    'docs/decisions/a.md begins with no day such as 2026-11-24',
  ]);
});

test('other pages may be longer', async () => {
  expect(await faultsOf('docs/a.md', `${ALLOWED} more`)).toEqual([]);
});
