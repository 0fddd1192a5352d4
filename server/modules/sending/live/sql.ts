/** SQL of live updates. */
import { sql } from 'kysely';
import {
  bankAsksForFactor,
  hasSecondFactor,
} from '#server/modules/people/accounts/desk-factor-sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** The present status, role and bank of the people behind live sessions. */
export const findStatuses = statement(
  'live.findStatuses',
  (p: Params<{ sessionIds: string[]; now: Date }>) =>
    query
      .selectFrom('session')
      .innerJoin('standing', 'standing.person_id', 'session.person_id')
      .select(['session.id as session_id', 'standing.status', 'standing.role', 'standing.bank_id'])
      .select([
        hasSecondFactor.as('has_second_factor'),
        bankAsksForFactor.as('bank_asks_for_factor'),
      ])
      .where((eb) => eb('session.id', '=', eb.fn.any(p.sessionIds)))
      .where('session.ended_at', 'is', null)
      .where('session.expires_at', '>', p.now),
);

/** Announces a message on a channel, when the transaction commits. */
export const notify = statement(
  'live.notify',
  (p: Params<{ channel: string; message: string }>) =>
    sql<object>`select pg_notify(${p.channel}, ${p.message})`,
);
