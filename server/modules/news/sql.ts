/** SQL of the news. */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';

/** The people and banks that exchanges concern, and the state of each. */
export const findConcerned = statement('news.findConcerned', (p: { exchangeIds: number[] }) =>
  query
    .selectFrom('exchange')
    .select(['id', 'creditor_id', 'creditor_bank_id', 'debtor_id', 'debtor_bank_id', 'state'])
    .where(sql<boolean>`id = any(${p.exchangeIds}::bigint[])`),
);

/** Where the people of sessions that still live stand now. */
export const findStandings = statement(
  'news.findStandings',
  (p: { sessionIds: string[]; now: Date }) =>
    query
      .selectFrom('session')
      .innerJoin('standing', 'standing.person_id', 'session.person_id')
      .select(['session.id as session_id', 'standing.status', 'standing.role', 'standing.bank_id'])
      .where(sql<boolean>`session.id = any(${p.sessionIds}::uuid[])`)
      .where('session.ended_at', 'is', null)
      .where('session.expires_at', '>', p.now),
);
