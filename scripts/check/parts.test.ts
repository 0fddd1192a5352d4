/** Proves that each part of the check can fail with the project's own settings, and need not. */
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { check } from '../check.ts';
import { PARTS } from './parts.ts';

const ROOT = join(import.meta.dirname, '../..');
const SETTINGS = [
  '.gitignore',
  'biome.json',
  'knip.config.ts',
  'tsconfig.base.json',
  'tsconfig.json',
  'web/tsconfig.json',
  'e2e/tsconfig.json',
];
const HOUSE = {
  'package.json':
    '{\n  "type": "module",\n  "scripts": {\n    "start": "node server/main.ts"\n  }\n}\n',
  'package-lock.json': JSON.stringify({ packages: {} }),
  'CHANGELOG.md': '# What is new\n\n## 1.5.8-1.0, 2026-11-27, database 0116\n',
  'contract/hours.ts': '/** Hours. */\nexport const half = 0.5;\n',
  'server/main.ts':
    "/** Start. */\nimport { half } from '../contract/hours.ts';\n\nprocess.exitCode = half;\n",
  'web/main.tsx': '/** Start. */\nexport const page = <p />;\n',
  'texts/it/calm.json': '{}\n',
  'e2e/joining.test.ts': '/** A story. */\nexport const title = document.title;\n',
};

/** For each part, a file that it must complain about, and how it puts it. */
const PROOFS: Record<string, { file: string; text: string; complaint: RegExp }[]> = {
  'format and lint': [
    { file: 'contract/a.ts', text: 'export const a: any = 1;\n', complaint: /noExplicitAny/ },
    { file: 'contract/a.ts', text: 'export const a   = 1;\n', complaint: /Formatter/ },
    { file: 'contract/a.ts', text: "console.log('a');\n", complaint: /noConsole/ },
    { file: 'contract/a.test.ts', text: 'test.only(one);\n', complaint: /noFocusedTests/ },
    {
      file: 'contract/a.ts',
      text: `export function a() {\n${'  one();\n'.repeat(71)}}\n`,
      complaint: /noExcessiveLinesPerFunction/,
    },
  ],
  'types of contract, server and tools': [
    { file: 'contract/a.ts', text: "export const a: string = ['a'][0];", complaint: /TS2322/ },
    { file: 'server/a.ts', text: 'export enum A {}', complaint: /TS1294/ },
    { file: 'server/a.ts', text: 'export const a = document.title;', complaint: /TS2584/ },
  ],
  'types of web': [
    { file: 'web/a.tsx', text: 'export const a = <p id={1} />;', complaint: /TS2322/ },
  ],
  'types of browser stories': [
    { file: 'e2e/a.ts', text: 'export const a: string = 1;', complaint: /TS2322/ },
  ],
  'nothing unused': [
    {
      file: 'contract/a.ts',
      text: 'export const a = 1;',
      complaint: /Unused files.*contract\/a/s,
    },
    {
      file: 'contract/hours.ts',
      text: 'export const half = 1;\nexport const quarter = 1;',
      complaint: /Unused exports.*quarter/s,
    },
  ],
  'import boundaries': [
    { file: 'contract/a.ts', text: "import '../server/main.ts';", complaint: /contract-knows/ },
  ],
  'custom rules': [{ file: 'server/a.ts', text: 'new Date();', complaint: /clock-in-platform/ }],
  texts: [
    { file: 'texts/it/a.json', text: '{\n  "a": ""\n}\n', complaint: /a[.]json, a: is empty/ },
    {
      file: 'texts/terms.json',
      text: '{ "apart": {}, "names": {}, "differences": [{ "why": "", "de": ["Altro"] }] }',
      complaint: /“Altro” is said in one way/,
    },
  ],
  citations: [
    {
      file: 'server/a.ts',
      text: '/** (specification §4). */',
      complaint: /§4 is no section/,
    },
  ],
  decisions: [
    {
      file: 'docs/decisions/2026-01-01-a.md',
      text: 'word '.repeat(301),
      complaint: /301 words/,
    },
  ],
  pages: [{ file: 'README.md', text: 'Words.\n# Title\n', complaint: /an empty line above/ }],
  'pages of rooms': [
    {
      file: 'web/paths.ts',
      text: "/** Paths. */\nexport const paths = {\n  garden: '/garden',\n};\n",
      complaint: /garden: in no room/,
    },
  ],
  migrations: [
    {
      file: 'server/migrations/0117_a.sql',
      text: 'drop table a',
      complaint: /0117_a.sql says neither/,
    },
  ],
  styles: [{ file: 'web/a.module.css', text: '.a { margin: 0; }', complaint: /a, which nobody/ }],
  sizes: [{ file: 'contract/a.ts', text: '\n'.repeat(301), complaint: /301 lines/ }],
  faults: [
    {
      file: 'scripts/mutants/faults/a.txt',
      text: '@ contract/hours.ts | contract/hours.ts\n- 0.75\n! Wrong hours.\n',
      complaint: /hours[.]ts has the text of a fault 0 times: 0[.]75/,
    },
    {
      file: 'scripts/mutants/faults/a.txt',
      text: '@ contract/hours.ts | contract/gone.test.ts\n- 0.5\n! Wrong hours.\n',
      complaint: /gone[.]test[.]ts is gone/,
    },
  ],
  'description of the API': [
    {
      file: 'server/platform/http/description.ts',
      text: `/** Lacks much. */
export async function describeApi() {
  return { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/a': { get: {} } } };
}
`,
      complaint: /operation-summary/,
    },
  ],
  licences: [
    {
      file: 'package-lock.json',
      text: JSON.stringify({ packages: { 'node_modules/a': { license: 'GPL-3.0-only' } } }),
      complaint: /a has the licence "GPL-3.0-only"/,
    },
  ],
  'lock file': [
    {
      file: 'package-lock.json',
      text: JSON.stringify({ packages: { a: { resolved: 'https://registry.example' } } }),
      complaint: /resolved/,
    },
  ],
};

const houses: string[] = [];
afterAll(() => Promise.all(houses.map((house) => rm(house, { recursive: true }))));

async function build(files: Record<string, string>): Promise<string> {
  const house = await mkdtemp(join(tmpdir(), 'house-'));
  houses.push(house);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(house, path)), { recursive: true });
    await writeFile(join(house, path), text);
  }
  for (const path of SETTINGS) await cp(join(ROOT, path), join(house, path));
  await symlink(join(ROOT, 'node_modules'), join(house, 'node_modules'));
  return house;
}

test.each(PARTS)('$name can fail', async ({ name, faults }) => {
  const proofs = PROOFS[name] ?? [];
  expect(proofs).not.toEqual([]);
  const calm = await faults(await build(HOUSE));
  for (const { file, text, complaint } of proofs) {
    expect(calm).not.toMatch(complaint);
    expect(await faults(await build({ ...HOUSE, [file]: text }))).toMatch(complaint);
  }
});

test('a part that finds something or breaks is counted as failed', async () => {
  const said: string[] = [];
  const tally = await check(
    [
      { name: 'calm', faults: async () => '' },
      { name: 'strict', faults: async () => 'a fault' },
      { name: 'broken', faults: () => Promise.reject(new Error('no such tool')) },
    ],
    (text) => said.push(text),
  );
  expect(tally).toEqual({ passed: 1, failed: 2, skipped: 0 });
  expect(said.join('')).toContain('    a fault\n');
  expect(said.join('')).toContain('no such tool');
});
