/** Proves every boundary: one import it must refuse, and the nearest import it must allow. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BoundaryName, forbiddenImports } from './import-boundaries.ts';

/** `[file, what it imports]`: the forbidden import and its allowed twin. */
const PROOFS: Record<BoundaryName, { refused: [string, string]; allowed: [string, string] }> = {
  'contract-knows-only-zod': {
    refused: ['contract/hours/hours.ts', 'kysely'],
    allowed: ['contract/hours/hours.ts', 'zod'],
  },
  'texts-know-only-the-contract': {
    refused: ['texts/one-stop.ts', '#web/paths.ts'],
    allowed: ['texts/one-stop.ts', '#contract/locales.ts'],
  },
  'server-never-knows-web': {
    refused: ['server/app.ts', '#web/paths.ts'],
    allowed: ['server/app.ts', '#contract/limits.ts'],
  },
  'web-never-knows-server': {
    refused: ['web/api/client.ts', '#server/config.ts'],
    allowed: ['web/api/client.ts', '#contract/limits.ts'],
  },
  'product-never-knows-its-tools': {
    refused: ['server/config.ts', '#server/test/support/database.ts'],
    allowed: ['server/test/joining.test.ts', '#server/test/support/database.ts'],
  },
  'product-runs-without-dev-dependencies': {
    refused: ['server/platform/mail.ts', 'smtp-server'],
    allowed: ['server/test/support/catcher.ts', 'smtp-server'],
  },
  'no-cycle': {
    refused: ['contract/limits.ts', './values.ts'],
    allowed: ['contract/limits.ts', './locales.ts'],
  },
  'no-unresolved': {
    refused: ['web/ui/card.tsx', './nowhere.ts'],
    allowed: ['web/ui/card.tsx', './card.css'],
  },
  'platform-knows-no-module': {
    refused: ['server/platform/log.ts', '#server/config.ts'],
    allowed: ['server/platform/log.ts', './clock.ts'],
  },
  'only-a-start-knows-the-app': {
    refused: ['server/commands/migrate.ts', '#server/portal.ts'],
    allowed: ['server/commands/migrate.ts', '#server/config.ts'],
  },
  'routes-only-in-app': {
    refused: ['server/modules/banks/banks/routes.ts', '#server/modules/people/members/routes.ts'],
    allowed: ['server/app.ts', '#server/modules/people/members/routes.ts'],
  },
  'modules-in-order': {
    refused: [
      'server/modules/hours/exchanges/actions.ts',
      '#server/modules/sending/mail/actions.ts',
    ],
    allowed: ['server/modules/sending/mail/actions.ts', '#server/modules/hours/exchanges/sql.ts'],
  },
  'no-upward-import': {
    refused: ['server/modules/banks/banks/sql.ts', './linking.ts'],
    allowed: ['server/modules/banks/banks/linking.ts', './sql.ts'],
  },
  'rules-are-pure': {
    refused: ['server/modules/banks/banks/rules.ts', './sql.ts'],
    allowed: ['server/modules/banks/banks/rules.ts', '#contract/limits.ts'],
  },
  'http-words-only-in-routes': {
    refused: ['server/modules/banks/banks/actions.ts', 'fastify'],
    allowed: ['server/modules/banks/banks/routes.ts', 'fastify'],
  },
  'sql-words-only-in-sql': {
    refused: ['server/modules/banks/banks/actions.ts', 'kysely'],
    allowed: ['server/modules/banks/banks/sql.ts', 'kysely'],
  },
  'stories-use-the-front-door': {
    refused: ['server/test/joining.test.ts', '#server/modules/banks/banks/sql.ts'],
    allowed: ['server/modules/banks/banks/rules.test.ts', './rules.ts'],
  },
  'ui-knows-no-domain': {
    refused: ['web/ui/card.tsx', '#web/api/client.ts'],
    allowed: ['web/ui/card.tsx', './button.tsx'],
  },
  'api-knows-no-screen': {
    refused: ['web/api/client.ts', '#web/screens/home.tsx'],
    allowed: ['web/screens/home.tsx', '#web/api/client.ts'],
  },
  'features-know-no-screen': {
    refused: ['web/features/banks/banks/list.tsx', '#web/screens/home.tsx'],
    allowed: ['web/screens/home.tsx', '#web/features/banks/banks/list.tsx'],
  },
  'features-know-no-other-feature': {
    refused: ['web/features/banks/banks/list.tsx', '#web/features/people/members/queries.ts'],
    allowed: ['web/features/people/members/list.tsx', './queries.ts'],
  },
  'stories-in-a-browser-see-pages': {
    refused: ['e2e/joining.test.ts', '#server/portal.ts'],
    allowed: ['e2e/support/fixtures.ts', '#server/portal.ts'],
  },
};

const OTHER_FILES = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#contract/*': './contract/*', '#server/*': './server/*', '#web/*': './web/*' },
    dependencies: { fastify: '1.0.0', kysely: '1.0.0', zod: '1.0.0' },
    devDependencies: { 'smtp-server': '1.0.0' },
  }),
  'contract/values.ts': "export * from './limits.ts';",
  'web/ui/card.css': '',
};
const NEIGHBOURS = [
  'contract/limits.ts',
  'contract/locales.ts',
  'e2e/support/fixtures.ts',
  'server/app.ts',
  'server/config.ts',
  'server/portal.ts',
  'server/test/support/database.ts',
  'server/platform/clock.ts',
  'server/modules/banks/banks/linking.ts',
  'server/modules/tables.ts',
  'server/modules/people/unknown/sql.ts',
  'web/paths.ts',
  'web/api/client.ts',
  'web/screens/home.tsx',
  'web/ui/button.tsx',
  'web/features/people/members/queries.ts',
  'web/features/banks/banks/list.tsx',
  ...['banks/banks', 'hours/exchanges', 'hours/ledger', 'sending/mail', 'people/members'].flatMap(
    (module) =>
      ['actions', 'routes', 'rules', 'sql'].map((trade) => `server/modules/${module}/${trade}.ts`),
  ),
];

const QUIET = 'export const it = 1;';
let project = '';

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(project, path)), { recursive: true });
  await writeFile(join(project, path), text);
}

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'boundaries-'));
  for (const path of NEIGHBOURS) await write(path, QUIET);
  for (const [path, text] of Object.entries(OTHER_FILES)) await write(path, text);
});
afterAll(() => rm(project, { recursive: true }));

/** Checks a small project in which `file` has just this line. */
async function violations(file: string, line: string): Promise<string[]> {
  await write(file, line);
  const found = forbiddenImports(project);
  await write(file, QUIET);
  return found;
}

const importOf = (target: string) =>
  target.endsWith('.css') ? `import '${target}';` : `export { it } from '${target}';`;

describe.each(Object.entries(PROOFS))('%s', (name, { refused, allowed }) => {
  test('refuses the forbidden import', async () => {
    const [file, target] = refused;
    expect((await violations(file, importOf(target))).join('\n')).toContain(`${name}: `);
  });

  test('allows its twin', async () => {
    const [file, target] = allowed;
    expect(await violations(file, importOf(target))).toEqual([]);
  });
});

describe('modules are refused', () => {
  test.each([
    ['to the tables', 'server/modules/tables.ts', '#server/modules/hours/ledger/sql.ts'],
    [
      'without a place in the order',
      'server/modules/sending/mail/sql.ts',
      '#server/modules/people/unknown/sql.ts',
    ],
    [
      'also by their types',
      'server/modules/hours/ledger/sql.ts',
      '#server/modules/hours/exchanges/sql.ts',
    ],
  ])('%s', async (_, file, target) => {
    const line = `import type { it } from '${target}';\nexport type A = typeof it;`;
    expect((await violations(file, line)).join('\n')).toContain('modules-in-order: ');
  });
});

test.each(['sql', 'rules', 'present'])('%s.ts may know the types of an action', async (trade) => {
  const line = "import type { it } from './linking.ts';\nexport type A = typeof it;";
  expect(await violations(`server/modules/banks/banks/${trade}.ts`, line)).toEqual([]);
});

describe('a boundary sees', () => {
  test.each([
    ['an imported type', "import type { it } from '#web/paths.ts';\nexport type A = typeof it;"],
    ['a late import', "export const late = () => import('#web/paths.ts');"],
    ['a re-export', "export * from '#web/paths.ts';"],
    ['a type named in place', "export type A = import('#web/paths.ts').A;"],
    ['a worker', "new Worker(new URL('../web/paths.ts', import.meta.url));"],
    ['what follows a using', "await using a = one();\nawait import('#web/paths.ts');"],
  ])('%s', async (_, line) => {
    expect((await violations('server/app.ts', line)).join('\n')).toContain(
      'server-never-knows-web: ',
    );
  });

  test('nothing at all as a failure', async () => {
    const empty = join(project, 'empty');
    await write('empty/package.json', '{}');
    expect(forbiddenImports(empty)).toHaveLength(1);
  });
});
