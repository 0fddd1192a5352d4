/** SQL of live updates. */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** The people and banks on the two sides of exchanges, and the state of each. */
export const findConcerned = statement(
  'live.findConcerned',
  (p: Params<{ exchangeIds: number[] }>) =>
    query
      .selectFrom('exchange')
      .select(['id', 'creditor_id', 'creditor_bank_id', 'debtor_id', 'debtor_bank_id', 'state'])
      .where(sql<boolean>`id = any(${p.exchangeIds}::bigint[])`),
);

/** The present status, role and bank of the people behind live sessions. */
export const findStatuses = statement(
  'live.findStatuses',
  (p: Params<{ sessionIds: string[]; now: Date }>) =>
    query
      .selectFrom('session')
      .innerJoin('standing', 'standing.person_id', 'session.person_id')
      .select(['session.id as session_id', 'standing.status', 'standing.role', 'standing.bank_id'])
      .where(sql<boolean>`session.id = any(${p.sessionIds}::uuid[])`)
      .where('session.ended_at', 'is', null)
      .where('session.expires_at', '>', p.now),
);

/** Announces a message on a channel, when the transaction commits. */
export const notify = statement(
  'live.notify',
  (p: Params<{ channel: string; message: string }>) =>
    sql<object>`select pg_notify(${p.channel}, ${p.message})`,
);
