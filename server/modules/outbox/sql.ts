/** SQL of the outbox. */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';

export const insertNews = statement(
  'outbox.insertNews',
  (p: {
    kind: string;
    payload: string;
    now: Date;
    dueAt: Date | null;
    undoableBy: number | null;
  }) =>
    query.insertInto('outbox').values({
      kind: p.kind,
      payload: p.payload,
      created_at: p.now,
      due_at: p.dueAt,
      undoable_by: p.undoableBy,
    }),
);

/**
 * Takes news about one thing out of the outbox while they wait for their time; when they were
 * written is when the decision was made. No row: they have left, or never waited.
 */
export const withdrawNews = statement(
  'outbox.withdrawNews',
  (p: { kind: string; about: string; undoableBy: number; now: Date }) =>
    query
      .deleteFrom('outbox')
      .where('undoable_by', '=', p.undoableBy)
      .where('due_at', '>', p.now)
      .where('kind', '=', p.kind)
      .where(sql<boolean>`payload @> ${p.about}::jsonb`)
      .returning('created_at'),
);
