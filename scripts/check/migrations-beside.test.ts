/** Proves that a migration which the release before would trip over is named, and an honest one is not. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { disturbingMigrations } from './migrations-beside.ts';

let base = '';
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'time-bank-beside-'));
  mkdirSync(join(base, 'server/migrations'), { recursive: true });
  writeFileSync(join(base, 'CHANGELOG.md'), '## 1.5.8-1.0, 2026-11-27, database 0116\n');
  write('0116_old.sql', 'drop table released');
});
afterEach(() => rmSync(base, { recursive: true }));

const write = (name: string, text: string) =>
  writeFileSync(join(base, 'server/migrations', name), text);

test.each([
  ['create table new (id integer not null)'],
  ['alter table a add column b integer'],
  ["alter table a add column b text not null default ''"],
  ['alter table a add column b text, add column c boolean not null default false'],
  ['-- alone: the books are counted again\ndrop table a'],
  ['-- beside: nobody has written there since 0110\nalter table a drop column b'],
  ['-- drop table was never needed\ncreate index a_b on a (b)'],
])('disturbs nobody: %s', (text) => {
  write('0117_a.beside-0116.sql', text);
  expect(disturbingMigrations(base)).toEqual([]);
});

test.each([
  ['drop table a', 'drop table'],
  ['alter table a drop column b', 'drop column'],
  ['alter table a rename column b to c', 'rename'],
  ['alter table a alter column b type bigint', 'alter column b type'],
  ['alter table a alter column b set not null', 'set not null'],
  ['alter table a add column b integer not null', 'add column b integer not null'],
  ['alter table a add constraint a_b check (b > 0)', 'add constraint'],
])('disturbs: %s', (text, named) => {
  write('0117_a.beside-0116.sql', text);
  expect(disturbingMigrations(base)).toEqual([expect.stringContaining(`says "${named}"`)]);
});

it('must say for whom it is, and for the last release at least', () => {
  write('0117_a.sql', 'create table new ()');
  write('0118_b.beside-0117.sql', 'create table newer ()');
  expect(disturbingMigrations(base)).toEqual([
    expect.stringContaining('0117_a.sql says neither .beside-0116 in its name nor'),
    expect.stringContaining('0118_b.beside-0117.sql works beside 0117 only'),
  ]);
});

it('asks nothing before the first release', () => {
  writeFileSync(join(base, 'CHANGELOG.md'), '## 1.5.8, not yet released\n');
  write('0117_a.sql', 'drop table a');
  expect(disturbingMigrations(base)).toEqual([]);
});
