/** Statements while they are built: values are expressions, and every variant has a name of its own. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Params, type Statement, statementsOn } from './statements.ts';

const { statement, statementsBy } = statementsOn<Record<string, never>>();

test('values come with each call, in the places of their names', () => {
  const add = statement(
    'test.add',
    (p: Params<{ one: number; other: number }>) =>
      sql<{ sum: number }>`select ${p.one} + ${p.other} + ${p.one} as sum`,
  );
  expect(add.text).toBe('select $1 + $2 + $3 as sum');
  expect(add.bind({ one: 1, other: 2 })).toEqual([1, 2, 1]);
});

test('a computation or comparison on a value does not compile', () => {
  const built = (p: Params<{ many: number; name: string }>) => [
    // @ts-expect-error a value is an expression and cannot be added
    p.many + 1,
    // @ts-expect-error nor compared by size
    p.many > 1,
    // @ts-expect-error nor compared with a value
    p.name === 'Anna',
    // @ts-expect-error nor read as a text
    p.name.length,
  ];
  expect(built).toBeTypeOf('function');
});

const list = statementsBy(
  'test.list',
  (_: { of: string; order: { field: string; descending: boolean }; searching: boolean }) => () =>
    sql`select 1`,
);

test('a variant is named after its choices, however often it is used', () => {
  const order = { field: 'surname', descending: true };
  const found = list({ of: 'bank', order, searching: true });
  expect(found.name).toBe('test.list:bank/-surname/searching');
  expect(list({ of: 'bank', order, searching: true })).toBe(found);
  expect(list({ of: 'bank', order, searching: false }).name).toBe('test.list:bank/-surname');
});

test('a name that PostgreSQL would cut off is shortened, and stays one of its own', () => {
  const order = { field: 'dateOfTransaction', descending: true };
  const of = 'members-of-the-bank-and-of-its-friends';
  const [some, all] = [list({ of, order, searching: true }), list({ of, order, searching: false })];
  expect(some.name).toMatch(/^test[.]list:members-of-the-bank-.*~[0-9a-f]{8}$/);
  expect([some, all].map(({ name }) => name.length)).toEqual([63, 63]);
  expect(some.name).not.toBe(all.name);
});

test('so many variants stay prepared and no more', () => {
  const many = statementsBy('test.many', (_: number) => () => sql`select 1`);
  const made: Statement<object, unknown>[] = Array.from({ length: 301 }, (_, nth) => many(nth));
  expect(made.map(({ isPrepared }) => isPrepared)).toEqual(made.map((_, nth) => nth < 300));
});

test.each([
  ['select name from person where id = 1', true],
  ['with lately as (select id from exchange) select count(*) from lately', true],
  ['select updated_at from person', true],
  ['update person set phone = null', false],
  ['with gone as (delete from session returning id) select id from gone', false],
  ['select id from account for update', false],
  ['select id from bank for share', false],
  ["select graphile_worker.add_job('mail', $1)", false],
  ['select count_sign_in_try($1, $2)', false],
])('%s: reads %s', (text, isReading) => {
  expect(statement('test.kind', () => sql.raw(text)).isReading).toBe(isReading);
});
