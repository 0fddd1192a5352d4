/** Statements that take long are named in the log, with nothing of what they were given. */

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { Database } from '#server/platform/database.ts';
import { type Params, statementsOn } from '#server/platform/statements.ts';
import { portalForStories } from './support/portal.ts';

const portal = portalForStories();
const { statement } = statementsOn<Record<string, never>>();

const rest = statement('stories.rest', (p: Params<{ seconds: number; note: string }>) =>
  sql`select pg_sleep(${p.seconds}), ${p.note}::text as note`.$castTo<{ note: string }>(),
);
const fail = statement('stories.fail', (p: Params<{ seconds: number }>) =>
  sql`select 1 / length(pg_sleep(${p.seconds})::text)`.$castTo<object>(),
);

/** The portal's database, telling of what takes so long. */
async function watched<Result>(fromMs: number, work: (database: Database) => Promise<Result>) {
  const told: { statement: string; ms: number }[] = [];
  const database = new Database(portal().deps.database.url, {
    connections: 1,
    onError: () => {},
    slowness: { fromMs, tell: (name, ms) => told.push({ statement: name, ms }) },
  });
  const result = await work(database).catch((error: unknown) => error);
  await database.close();
  return { told, result };
}

const SLOW = { seconds: 0.15, note: 'Anna' };

it('a slow one is told of by its name and its milliseconds, and nothing else', async () => {
  const { told } = await watched(100, (database) => database.rows(rest, SLOW));
  expect(told).toEqual([{ statement: 'stories.rest', ms: expect.any(Number) }]);
  expect(told[0]?.ms).toBeGreaterThanOrEqual(145);
});

it('one inside a transaction too, and one that failed', async () => {
  const { told, result } = await watched(100, (database) =>
    database.transaction(async (transaction) => {
      await transaction.count(rest, SLOW);
      await transaction.rows(fail, { seconds: 0.15 });
    }),
  );
  expect(told.map((line) => line.statement)).toEqual(['stories.rest', 'stories.fail']);
  expect(result).toMatchObject({ code: '22012' });
});

it('a quick one is not', async () => {
  const { told } = await watched(20_000, (database) => database.rows(rest, SLOW));
  expect(told).toEqual([]);
});
