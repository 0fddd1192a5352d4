/** Faults: read, put in exactly once, and judged by what the tests say. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileOf, parseFaults, withFault } from './faults.ts';
import { verdictOf } from './verdict.ts';

const TEXT = `# What it is about.

@ server/a.ts | server/test/a.test.ts,server/test/b.test.ts
- .where('a', '=', p.a) .where('b', '=', p.b)
+ .where('a', '=', p.a)
! Anybody would read it.
- if (!isOwn) throw no;
in changeNotice
! Anybody would change it.
? server/test/c.test.ts > is refused
= the statement asks the same
`;

function first() {
  const [fault] = parseFaults('a.txt', TEXT);
  if (!fault) throw new Error('the text has faults');
  return fault;
}

test('a list names file, change, reason and tests', () => {
  expect(parseFaults('a.txt', TEXT)).toEqual([
    {
      list: 'a',
      file: 'server/a.ts',
      tests: ['server/test/a.test.ts', 'server/test/b.test.ts'],
      find: ".where('a', '=', p.a) .where('b', '=', p.b)",
      replace: ".where('a', '=', p.a)",
      because: 'Anybody would read it.',
    },
    {
      list: 'a',
      file: 'server/a.ts',
      tests: ['server/test/c.test.ts'],
      only: 'is refused',
      find: 'if (!isOwn) throw no;',
      within: 'changeNotice',
      replace: '',
      because: 'Anybody would change it.',
      equivalent: 'the statement asks the same',
    },
  ]);
});

test('a line that is none of a fault is refused with its place', () => {
  expect(() => parseFaults('a.txt', `${TEXT}where is this\n`)).toThrow('a.txt:12 ');
});

test('a fault is put in where its text stands, whatever the layout', () => {
  const source = "query\n  .where('a', '=', p.a)\n  .where('b', '=', p.b);\n";
  expect(withFault(source, first())).toBe("query\n  .where('a', '=', p.a);\n");
});

test('a last comma and a break between two signs are of the layout too', () => {
  const [fault] = parseFaults('a.txt', '@ a.ts | a.test.ts\n- keep(id, { now });\n+ keep(id);\n');
  if (!fault) throw new Error('the text has a fault');
  expect(withFault('keep(\n  id,\n  { now },\n);\n', fault)).toBe('keep(id);\n');
  expect(() => withFault('keeper(id, { now });', { ...fault, find: 'keep (id' })).toThrow(
    '0 times',
  );
});

test('inside a declaration the clause is enough', () => {
  const text = '@ a.ts | a.test.ts\n- && isOwn\nin change\n! Anybody would change it.\n';
  const [fault] = parseFaults('a.txt', text);
  if (!fault) throw new Error('the text has a fault');
  const source = 'const read = a && isOwn;\nconst change = a && isOwn;\nfunction f() {}\n';
  expect(withFault(source, fault)).toBe(
    'const read = a && isOwn;\nconst change = a ;\nfunction f() {}\n',
  );
  expect(() => withFault(source, { ...fault, within: 'f' })).toThrow('found 0 times');
});

test('in a folder the file is found by its text, tests aside', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  const inFolder = { ...first(), file: 'server/a/' };
  const place = ".where('a', '=', p.a)\n.where('b', '=', p.b)";
  try {
    await mkdir(join(folder, 'server/a/deep'), { recursive: true });
    await writeFile(join(folder, 'server/a/deep/sql.ts'), place);
    await writeFile(join(folder, 'server/a/sql.test.ts'), place);
    expect(fileOf(folder, inFolder)).toBe('server/a/deep/sql.ts');
    await writeFile(join(folder, 'server/a/other.ts'), place);
    expect(() => fileOf(folder, inFolder)).toThrow('found 2 times');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a text that stands twice or nowhere is no place for a fault', () => {
  const once = ".where('a', '=', p.a)\n.where('b', '=', p.b)";
  expect(() => withFault(`${once}\n${once}`, first())).toThrow('found 2 times');
  expect(() => withFault('', first())).toThrow('found 0 times');
});

const report = (status: string, message = '') =>
  JSON.stringify({
    numPassedTests: status === 'passed' ? 1 : 0,
    testResults: [
      {
        message,
        assertionResults: [{ status, fullName: 'a story', failureMessages: ['403, not 200\n at'] }],
      },
    ],
  });

test.each([
  ['a test that fails notices the fault', report('failed'), 'killed', 'a story: 403, not 200'],
  ['tests that all pass let it through', report('passed'), 'survived', ''],
  [
    'a portal that cannot even start is no test',
    report('skipped', 'no SQL\n at'),
    'broken',
    'no SQL',
  ],
  ['neither is no test at all', report('skipped'), 'broken', 'no test was run'],
  ['nor a run without an end', undefined, 'broken', 'the tests did not end by themselves'],
])('%s', (_, said, what, by) => {
  expect(verdictOf(said)).toEqual({ what, by });
});
