/** An archive that an older portal made is brought in as well (specification §15). */
import { afterAll, expect, it } from 'vitest';
import { type Parts, sealed, upload, withLines } from './support/archive.ts';
import { openBoth } from './support/archive-world.ts';

const { there, archive, importer, close } = await openBoth();
afterAll(close);

/** What tables have got since, each with what is meant where an archive does not say. */
const SINCE = {
  bank: ['locale'],
  people: ['may_be_asked', 'show_done', 'contact', 'gives_phone', 'gives_email', 'welcomes'],
  membership: ['findable'],
  notice: ['stays_open', 'met_by_exchange_id', 'met_until'],
  notice_answer: ['sequence', 'agreed_day'],
};

/** The archive without those columns, and without the days of answers. */
function olderThan({ 'answer_day.jsonl': _, ...parts }: Parts): Parts {
  return Object.entries(SINCE).reduce<Parts>(
    (older, [table, columns]) =>
      withLines(older, `${table}.jsonl`, (row) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column))),
      ),
    parts,
  );
}

it('with the board and its answers, as they were meant', async () => {
  const older = olderThan(archive);
  expect(older).not.toEqual(archive);
  const { status } = await upload(importer, there.portal, sealed(older));
  expect(status).toBe(201);
  const { rows } = await there.portal.deps.database.pool.query(
    `select notice.stays_open, notice.met_by_exchange_id, notice.met_until, answer.sequence,
            answer.agreed_day, person.contact, (select count(*)::int from answer_day) as days
     from notice join notice_answer answer on answer.notice_id = notice.id
     join person on person.id = answer.person_id`,
  );
  expect(rows).toEqual([
    {
      ...{ stays_open: false, met_by_exchange_id: null, met_until: null },
      ...{ sequence: 0, agreed_day: null, contact: 'portal', days: 0 },
    },
  ]);
});
