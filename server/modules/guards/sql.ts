/** SQL of the guards. Times come from the portal's clock. */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';

/** Counts one more call under a key in the current window; a new window starts at one. */
export const countCall = statement(
  'guards.countCall',
  (p: { key: string; now: Date; windowStart: Date }) =>
    query
      .insertInto('rate_counter')
      .values({ key: p.key, window_start: p.now, hits: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql<number>`case when rate_counter.window_start > ${p.windowStart}
            then rate_counter.hits + 1 else 1 end`,
          window_start: sql<Date>`case when rate_counter.window_start > ${p.windowStart}
            then rate_counter.window_start else excluded.window_start end`,
        }),
      )
      .returning(['hits', 'window_start']),
);

export const readFailures = statement('guards.readFailures', (p: { keys: string[] }) =>
  query
    .selectFrom('sign_in_failure')
    .select(['key', 'failures', 'last_at'])
    .where(sql<boolean>`key = any(${p.keys}::text[])`),
);

/** One more failure under each key; a failure long ago is forgotten. */
export const addFailures = statement(
  'guards.addFailures',
  (p: { keys: string[]; now: Date; forgottenBefore: Date }) =>
    query
      .insertInto('sign_in_failure')
      .columns(['key', 'failures', 'last_at'])
      .expression(
        sql`select key, 1, ${p.now}::timestamptz from unnest(${p.keys}::text[]) key order by key`,
      )
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failures: sql<number>`case when sign_in_failure.last_at > ${p.forgottenBefore}
            then sign_in_failure.failures + 1 else 1 end`,
          last_at: sql<Date>`excluded.last_at`,
        }),
      ),
);

export const clearFailures = statement('guards.clearFailures', (p: { keys: string[] }) =>
  query.deleteFrom('sign_in_failure').where(sql<boolean>`key = any(${p.keys}::text[])`),
);

/** Marks a challenge as used; no row when it already was. */
export const redeemChallenge = statement(
  'guards.redeemChallenge',
  (p: { challenge: string; expiresAt: Date }) =>
    query
      .insertInto('bot_check_used')
      .values({ challenge: p.challenge, expires_at: p.expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('challenge'),
);

/** Takes a key for a request; no row when somebody has it (waits for them to finish first). */
export const takeKey = statement(
  'guards.takeKey',
  (p: { personId: number; key: string; requestHash: Buffer; now: Date }) =>
    query
      .insertInto('idempotency_key')
      .values({
        person_id: p.personId,
        key: p.key,
        request_hash: p.requestHash,
        reply: null,
        created_at: p.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key'),
);

export const readKey = statement('guards.readKey', (p: { personId: number; key: string }) =>
  query
    .selectFrom('idempotency_key')
    .select(['request_hash', sql<unknown>`reply`.as('reply')])
    .where('person_id', '=', p.personId)
    .where('key', '=', p.key),
);

export const keepReply = statement(
  'guards.keepReply',
  (p: { personId: number; key: string; reply: string }) =>
    query
      .updateTable('idempotency_key')
      .set({ reply: p.reply })
      .where('person_id', '=', p.personId)
      .where('key', '=', p.key),
);
