/** Which tests a change is tried with: what it can break, the nearest first, as long as there is time. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths, patterns } from '#web/paths.ts';
import { changeIn } from './changed-files.ts';
import { chosen } from './choice.ts';
import { type Project, readProject } from './project.ts';
import { testsReached } from './reach.ts';

const TEXTS: Record<string, string> = {
  'contract/hours/hours.test.ts': '',
  'server/test/birds.test.ts': "get('/birds'); post('/birds/7/feed'); get('/trees?limit=1');",
  'server/test/trees.test.ts': "send('listTrees');",
  'server/test/letters.test.ts': '',
  'e2e/birds.test.ts': "goto('/my-birds');",
  'e2e/trees.test.ts': "goto('/my-trees');",
  'web/features/birds/queries.ts': "call('listBirds')",
};
const PORTAL = ['server/test/support/portal.ts'];
const PROJECT: Project = {
  imports: new Map(
    Object.entries({
      'contract/hours/hours.test.ts': ['contract/hours/hours.ts'],
      'server/test/birds.test.ts': PORTAL,
      'server/test/trees.test.ts': PORTAL,
      'server/test/letters.test.ts': [...PORTAL, 'server/test/support/mail-catcher.ts'],
      'server/test/support/portal.ts': ['server/app.ts', 'server/platform/clock.ts'],
      'server/app.ts': ['server/modules/birds/routes.ts', 'server/modules/trees/routes.ts'],
      'server/modules/birds/routes.ts': ['server/modules/birds/sql.ts'],
      'server/modules/trees/routes.ts': ['server/modules/trees/sql.ts', 'contract/hours/hours.ts'],
      'server/modules/birds/sql.ts': ['server/modules/trees/sql.ts'],
      'e2e/birds.test.ts': [],
      'e2e/trees.test.ts': [],
      'web/ui/bird.test.tsx': ['web/ui/bird.tsx'],
      'web/screens/birds.tsx': ['web/features/birds/queries.ts', 'web/ui/bird.tsx'],
    }),
  ),
  textOf: (path) => TEXTS[path] ?? '',
  parts: [
    {
      name: 'module birds',
      roots: ['server/modules/birds/routes.ts'],
      asked: { names: ['listBirds'], addresses: ['/birds', '/birds/{id}/feed'] },
    },
    {
      name: 'module trees',
      roots: ['server/modules/trees/routes.ts'],
      asked: { names: ['listTrees'], addresses: ['/trees'] },
    },
    {
      name: 'screen web/screens/birds.tsx',
      roots: ['web/screens/birds.tsx'],
      asked: { names: [], addresses: ['/my-birds'] },
    },
  ],
};

/** The nearest first. */
function reachedBy(...files: string[]): string[] {
  const reached = [...testsReached(files, PROJECT)];
  return reached.toSorted(([, a], [, b]) => b - a).map(([file]) => file);
}

describe('what a change can break', () => {
  test('is a test that imports what changed, but no other beyond the whole portal', () => {
    expect(reachedBy('server/platform/clock.ts').sort()).toEqual([
      'server/test/birds.test.ts',
      'server/test/letters.test.ts',
      'server/test/trees.test.ts',
    ]);
    expect(reachedBy('web/ui/bird.tsx')).toEqual(['web/ui/bird.test.tsx', 'e2e/birds.test.ts']);
  });

  test('is a story that calls a module made of it, by address or by name; its own module first', () => {
    expect(reachedBy('server/modules/trees/sql.ts').slice(0, 2)).toEqual([
      'server/test/trees.test.ts',
      'server/test/birds.test.ts',
    ]);
    expect(reachedBy('server/modules/birds/routes.ts')[0]).toBe('server/test/birds.test.ts');
    expect(reachedBy('server/modules/birds/routes.ts')).not.toContain('server/test/trees.test.ts');
  });

  test('is a story in a browser at a screen that asks the changed module, after those that call it', () => {
    expect(reachedBy('server/modules/birds/routes.ts')).toEqual([
      'server/test/birds.test.ts',
      'e2e/birds.test.ts',
    ]);
  });

  test('is a story that hears from a module which nobody calls', () => {
    expect(reachedBy('server/modules/sending/mail/letters.ts')).toEqual([
      'server/test/letters.test.ts',
    ]);
  });

  test('is itself where a test changed, before everything else', () => {
    expect(reachedBy('contract/hours/hours.ts', 'e2e/trees.test.ts')[0]).toBe('e2e/trees.test.ts');
    expect(reachedBy('e2e/gone.test.ts')).toEqual([]);
  });

  test('is everything on its side where nobody says who needs a file, and nothing for a page', () => {
    const all = [...PROJECT.imports.keys()].filter((file) => /[.]test[.]/.test(file)).sort();
    const but = (side: string) => all.filter((file) => !file.startsWith(side));
    expect(reachedBy('server/migrations/0001.sql').sort()).toEqual(but('web/'));
    expect(reachedBy('web/index.html').sort()).toEqual([
      'e2e/birds.test.ts',
      'e2e/trees.test.ts',
      'web/ui/bird.test.tsx',
    ]);
    expect(reachedBy('e2e/support/global-setup.ts')).toHaveLength(2);
    expect(reachedBy('vitest.config.ts').sort()).toEqual(all);
    expect(reachedBy('package.json').sort()).toEqual(all);
    expect(reachedBy('docs/stories.md')).toEqual([]);
  });
});

describe('the real project', () => {
  const project = readProject(join(import.meta.dirname, '../..'));

  test('knows a screen for every address, and a file for every module that answers calls', () => {
    const known = project.parts.flatMap(({ asked }) => asked.addresses);
    for (const address of Object.values({ ...paths, ...patterns }))
      expect(known).toContain(address);
    const without = project.parts.filter(({ roots }) => roots.length === 0);
    // The state of the portal itself is asked without a module.
    expect(without.map(({ name }) => name)).toEqual(['module platform']);
  });

  test('finds the story of the board first where the board changed', () => {
    const nearest = (file: string) =>
      [...testsReached([file], project)].toSorted(([, a], [, b]) => b - a)[0]?.[0];
    expect(nearest('server/modules/board/notices/keeping.ts')).toMatch(/^server\/test\/notices/);
    expect(nearest('web/screens/bank/board.tsx')).toMatch(/^e2e\/bank-board/);
    expect(nearest('texts/it/webhooks.json')).toBe('e2e/webhooks.test.ts');
  });
});

describe('what is run of it', () => {
  const weights = new Map([
    ['server/test/far.test.ts', 0.1],
    ['e2e/near.test.ts', 1],
    ['server/test/near.test.ts', 1],
    ['e2e/changed.test.ts', Number.POSITIVE_INFINITY],
  ]);

  test('is the nearest, of two as near the shorter one, and what changed whatever it takes', () => {
    const seconds = { 'e2e/changed.test.ts': 100, 'e2e/near.test.ts': 9 };
    const { run, leftOut } = chosen(weights, seconds, 108);
    expect(run).toEqual(['e2e/changed.test.ts', 'server/test/near.test.ts']);
    expect(leftOut).toEqual(['e2e/near.test.ts', 'server/test/far.test.ts']);
    expect(chosen(weights, seconds, 1).run).toEqual(['e2e/changed.test.ts']);
    expect(chosen(weights, {}, 1_000).leftOut).toEqual([]);
  });
});

describe('what changed', () => {
  let folder = '';
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const commit = async (file: string) => {
    await writeFile(join(folder, file), file);
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-m', file);
    return git('rev-parse', 'HEAD').trim();
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'change-'));
    git('init', '--initial-branch', 'main');
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('is what a branch and its work tree have beyond main; on a clean main the last commit', async () => {
    const first = await commit('a.ts');
    const second = await commit('b.ts');
    expect(changeIn(folder)).toEqual({ base: first, files: ['b.ts'] });
    git('checkout', '-b', 'branch');
    await commit('c.ts');
    await writeFile(join(folder, 'd.ts'), 'new');
    await rm(join(folder, 'a.ts'));
    expect(changeIn(folder)).toEqual({ base: second, files: ['a.ts', 'c.ts', 'd.ts'] });
    expect(changeIn(folder, first).files).toEqual(['a.ts', 'b.ts', 'c.ts', 'd.ts']);
    expect(() => changeIn(folder, 'nowhere')).toThrow();
  });
});
