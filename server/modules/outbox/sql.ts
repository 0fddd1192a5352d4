/** SQL of the outbox. */
import { query, statement } from '#server/modules/tables.ts';

export const insertNews = statement(
  'outbox.insertNews',
  (p: { kind: string; payload: string; now: Date }) =>
    query.insertInto('outbox').values({ kind: p.kind, payload: p.payload, created_at: p.now }),
);
