/** The types of the tables say what the database says; `npm run tables` makes them again. */
import { expect, it } from 'vitest';
import { portalForEachStory } from './support/portal.ts';
import { tableTypes } from './support/table-types.ts';

const portal = portalForEachStory();
const MADE = '../modules/tables-made.ts';

it('are those of the migrations', async () => {
  await expect(await tableTypes(portal().deps.database.pool)).toMatchFileSnapshot(MADE);
});

it('name what a migration adds, with its null and its default', async () => {
  const { pool } = portal().deps.database;
  const before = await tableTypes(pool);
  await pool.query(`alter table skill add trial_word text, add rank int not null default 0`);
  const after = await tableTypes(pool);
  const added = after.split('\n').filter((line) => !before.split('\n').includes(line));
  expect(added).toEqual(['    trial_word: string | null;', '    rank: Generated<number>;']);
});
