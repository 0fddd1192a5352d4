/** Proves what counts as one reader, as pulled in, as an import and as a repetition. */
import { expect, test } from 'vitest';
import type { Import } from '../check/imports.ts';
import { closureOf, importLines, readByOne, repeatedBodies } from './shape.ts';

const from = (path: string, ...to: string[]): Import[] =>
  to.map((each) => ({ from: path, to: each, isTypeOnly: false, isDev: false }));
const typesFrom = (path: string, ...to: string[]): Import[] =>
  from(path, ...to).map((given) => ({ ...given, isTypeOnly: true }));

test('one reader is one file, however often it imports', () => {
  const imports = [...from('a', 'b', 'c'), ...typesFrom('a', 'b'), ...typesFrom('b', 'c')];
  expect(readByOne(imports)).toEqual(['b']);
});

test('what a file pulls in goes on through others and rings, without types and packages', () => {
  const imports = [
    ...from('a', 'b', 'npm:zod'),
    ...from('b', 'c', 'node:fs'),
    ...from('c', 'a'),
    ...typesFrom('b', 'd'),
    ...from('e', 'f'),
  ];
  expect([...closureOf('a', imports)]).toEqual(['a', 'b', 'c']);
  expect(() => closureOf('moved', imports)).toThrow('moved');
});

test('an import counts with all its lines', () => {
  const source =
    "import a from './a.ts';\nimport {\n  b,\n} from './b.ts';\nexport * from './c.ts';\n";
  expect(importLines('web/a.ts', source)).toBe(4);
});

test('a body repeats whatever its order, spacing, rule and comments', () => {
  const sheets = [
    '.a { color: red; margin: 0 }\n@media (--phone) { .b { margin:  0;\n color: red; } }',
    '.c { color: red /* why */; margin: 0; }\n.d { margin: 0; }\n.e {}\n.f {}',
  ];
  expect(repeatedBodies(sheets)).toEqual({ bodies: 1, times: 3 });
});
