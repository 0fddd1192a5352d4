/** Faults: read, put in exactly once, and judged by what the tests say. */
import { expect, test } from 'vitest';
import { parseFaults, withFault } from './faults.ts';
import { verdictOf } from './verdict.ts';

const TEXT = `# What it is about.

@ server/a.ts | server/test/a.test.ts,server/test/b.test.ts
- .where('a', '=', p.a) .where('b', '=', p.b)
+ .where('a', '=', p.a)
! Anybody would read it.
- if (!isOwn) throw no;
! Anybody would change it.
? server/test/c.test.ts
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
      file: 'server/a.ts',
      tests: ['server/test/a.test.ts', 'server/test/b.test.ts'],
      find: ".where('a', '=', p.a) .where('b', '=', p.b)",
      replace: ".where('a', '=', p.a)",
      because: 'Anybody would read it.',
    },
    {
      file: 'server/a.ts',
      tests: ['server/test/c.test.ts'],
      find: 'if (!isOwn) throw no;',
      replace: '',
      because: 'Anybody would change it.',
      equivalent: 'the statement asks the same',
    },
  ]);
});

test('a line that is none of a fault is refused with its place', () => {
  expect(() => parseFaults('a.txt', `${TEXT}where is this\n`)).toThrow('a.txt:11 ');
});

test('a fault is put in where its text stands, whatever the layout', () => {
  const source = "query\n  .where('a', '=', p.a)\n  .where('b', '=', p.b);\n";
  expect(withFault(source, first())).toBe("query\n  .where('a', '=', p.a);\n");
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
