/** Proves that each file is counted once, as what it is. */
import { expect, test } from 'vitest';
import { isProduct, kindOf, linesByKind } from './kinds.ts';

test.each([
  ['contract/endpoints/board/notices.ts', 'contract: endpoint rows'],
  ['contract/endpoints.ts', 'contract: endpoint rows'],
  ['contract/limits.ts', 'contract: schemas and values'],
  ['server/modules/sending/mail/letters/bank-sql.ts', 'server: statements'],
  ['server/modules/sending/mail/letters/notices.ts', 'server: letters and texts'],
  ['server/modules/banks/archive/texts.ts', 'server: letters and texts'],
  ['server/modules/paper/imports/rows-rules.ts', 'server: rules'],
  ['server/modules/banks/rules/deciding.ts', 'server: actions'],
  ['server/modules/tables-made.ts', 'server: table types'],
  ['server/workers/first.ts', 'server: root, commands, workers'],
  ['texts/de/mail-board.json', 'texts in all languages'],
  ['texts/compose.ts', 'texts: keys, words shared, fallback'],
  ['web/i18n/index.ts', 'web: root, code of texts'],
  ['web/ui/card.module.css', 'web: styles'],
  ['web/features/fund/queries.ts', 'web: queries and helpers of features'],
])('%s is %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test.each([
  ['server/migrations/0001_first.sql', true],
  ['web/ui/card.tsx', true],
  ['web/ui/card.test.tsx', false],
  ['server/test/joining.ts', false],
  ['server/demo/people.ts', false],
  ['scripts/house.ts', false],
  ['web/index.html', false],
])('%s is part of the product: %s', (path, is) => {
  expect(isProduct(path)).toBe(is);
});

test('files and lines are added up for each kind', () => {
  const files = [
    { path: 'web/ui/a.tsx', lines: 3 },
    { path: 'contract/a.ts', lines: 5 },
    { path: 'web/ui/b.tsx', lines: 4 },
  ];
  expect(linesByKind(files)).toEqual([
    { kind: 'contract: schemas and values', files: 1, lines: 5 },
    { kind: 'web: ui', files: 2, lines: 7 },
  ]);
});
