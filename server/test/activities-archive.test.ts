/** A bank that moves between portals whose lists of activities differ (specification §15, §39). */
import { strToU8 } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { archiveOf, linesOf, sealed, upload, withLines } from './support/archive.ts';
import { openBoth } from './support/archive-world.ts';
import { expectBooksToBalance } from './support/exchanges.ts';

const { here, there, archive, importer, close } = await openBoth();
afterAll(close);

it('finds renamed and merged ones again, and knows what only the other portal has as something else', async () => {
  const { activity } = there.portal.world;
  const path = `/portal/activities/${activity}` as const;
  const names = { it: 'Due chiacchiere', en: 'A chat', de: 'Plaudern', words: '' };
  expect((await importer.put(path, names)).status).toBe(204);
  expect((await importer.patch(`${path}/merge`, { into: activity + 1 })).status).toBe(200);
  // Anna can do both here, which are one there; one exchange is about something that is not there.
  const [skill] = linesOf(archive, 'skill.jsonl');
  const both = [skill, { ...skill, activity_id: 'Passeggiate insieme' }];
  const doubled = {
    ...archive,
    'skill.jsonl': strToU8(both.map((line) => `${JSON.stringify(line)}\n`).join('')),
  };
  const strange = withLines(doubled, 'exchanges.jsonl', (line, nth) =>
    nth === 0 ? { ...line, activity: 'Massaggi' } : line,
  );
  const brought = await upload(importer, there.portal, sealed(strange));
  expect(brought.status).toBe(201);
  const { pool } = there.portal.deps.database;
  const { rows } = await pool.query(
    `select activity.names ->> 'it' as name_it, count(*)::int as many from exchange
     join activity on activity.id = exchange.activity_id
     where creditor_bank_id = $1 group by 1 order by 1`,
    [brought.json.bankId],
  );
  expect(rows.map(({ name_it }) => name_it)).toEqual(['Altro', 'Due chiacchiere']);
  expect(rows[0]).toEqual({ name_it: 'Altro', many: 1 });
  const can = await pool.query(
    `select activity_id::int from skill join membership using (person_id) where bank_id = $1`,
    [brought.json.bankId],
  );
  expect(can.rows).toEqual([{ activity_id: activity + 1 }]);
  const notices = await pool.query(
    'select distinct activity_id::int from notice where bank_id = $1',
    [brought.json.bankId],
  );
  expect(notices.rows).toEqual([{ activity_id: activity + 1 }]);
  await expectBooksToBalance(there.portal);
});

it('an archive names activities as they are called when it is made', async () => {
  const portale = await here.portal.signIn('portale');
  const path = `/portal/activities/${here.portal.world.activity}` as const;
  await portale.put(path, { it: 'Due chiacchiere', en: 'A chat', de: 'Plaudern', words: '' });
  const lines = linesOf(await archiveOf(here.portal, 'giulia'), 'exchanges.jsonl');
  expect(new Set(lines.map(({ activity }) => activity))).toEqual(new Set(['Due chiacchiere']));
});
