/** SQL of announced maintenance. */
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

interface Announced {
  beginsAt: Date;
  endsAt: Date;
  note: string;
}

export const insertMaintenance = statement('status.insertMaintenance', (p: Params<Announced>) =>
  query
    .insertInto('maintenance')
    .values({ begins_at: p.beginsAt, ends_at: p.endsAt, note: p.note })
    .returning(['id', 'begins_at', 'ends_at', 'note']),
);

/** No row when it is not there, or over. */
export const deleteMaintenance = statement(
  'status.deleteMaintenance',
  (p: Params<{ id: number; now: Date }>) =>
    query
      .deleteFrom('maintenance')
      .where('id', '=', p.id)
      .where('ends_at', '>', p.now)
      .returning('begins_at'),
);

/** What is to come or under way, the earliest first. */
export const listMaintenance = statement('status.listMaintenance', (p: Params<{ now: Date }>) =>
  query
    .selectFrom('maintenance')
    .select(['id', 'begins_at', 'ends_at', 'note'])
    .where('ends_at', '>', p.now)
    .orderBy('begins_at')
    .orderBy('id'),
);
