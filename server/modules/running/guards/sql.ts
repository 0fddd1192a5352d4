/** SQL of the guards. Times come from the portal's clock. */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** Counts one more call under a key in the current window; a new window starts at one. */
export const countCall = statement(
  'guards.countCall',
  (p: Params<{ key: string; now: Date; windowStart: Date }>) => sql<{
    hits: number;
    window_start: Date;
  }>`
    insert into rate_counter as known (key, window_start, hits) values (${p.key}, ${p.now}, 1)
    on conflict (key) do update set
      hits = case when known.window_start > ${p.windowStart} then known.hits + 1 else 1 end,
      window_start = case when known.window_start > ${p.windowStart}
        then known.window_start else excluded.window_start end
    returning hits, window_start`,
);

/**
 * Counts a try under every key unless a wait runs; `wait_s` says how long it still does. Who signed
 * in from that network before is known, and goes by `freeWhenKnown`.
 */
export const countTry = statement(
  'guards.countTry',
  (
    p: Params<{
      email: string;
      networkHash: Buffer;
      keys: string[];
      emails: (string | null)[];
      free: number[];
      freeWhenKnown: number[];
      firstS: number[];
      mostS: number[];
      now: Date;
      forgottenBefore: Date;
    }>,
  ) => sql<{ wait_s: number; is_known: boolean }>`
    select is_known, count_sign_in_try(
      ${p.keys}::text[], ${p.emails}::text[],
      case when is_known then ${p.freeWhenKnown}::integer[] else ${p.free}::integer[] end,
      ${p.firstS}::integer[], ${p.mostS}::integer[],
      ${p.now}::timestamptz, ${p.forgottenBefore}::timestamptz
    ) as wait_s
    from (select exists (
      select from person join sign_in_network on person_id = person.id
      where email = ${p.email} and network_hash = ${p.networkHash}::bytea
    ) as is_known) as caller`,
);

/** Takes tries back, at most so many; all that are counted under `own` for null. */
export const takeBackTries = statement(
  'guards.takeBackTries',
  (p: Params<{ own: string; wider: string[]; most: number | null }>) => sql<object>`
    select take_back_sign_in_tries(${p.own}::text, ${p.wider}::text[], ${p.most}::integer)`,
);

/** Forgets every failure of an account, from wherever. Locks in the order in which tries do. */
export const forgetTriesOf = statement(
  'guards.forgetTriesOf',
  (p: Params<{ email: string }>) => sql<object>`
    with locked as materialized (
      select key from sign_in_failure where email = ${p.email} order by key for update
    )
    delete from sign_in_failure using locked where sign_in_failure.key = locked.key`,
);

/** Remembers a network of a person; a day is exact enough. */
export const rememberNetwork = statement(
  'guards.rememberNetwork',
  (p: Params<{ personId: number; networkHash: Buffer; now: Date; aDayAgo: Date }>) =>
    query
      .insertInto('sign_in_network')
      .values({ person_id: p.personId, network_hash: p.networkHash, last_at: p.now })
      .onConflict((conflict) =>
        conflict
          .columns(['person_id', 'network_hash'])
          .doUpdateSet({ last_at: p.now })
          .where('sign_in_network.last_at', '<', p.aDayAgo),
      ),
);

/** Marks a challenge as used; no row when it already was. */
export const redeemChallenge = statement(
  'guards.redeemChallenge',
  (p: Params<{ challenge: string; expiresAt: Date }>) =>
    query
      .insertInto('bot_check_used')
      .values({ challenge: p.challenge, expires_at: p.expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('challenge'),
);

/** Takes a key for a request; no row when somebody has it (waits for them to finish first). */
export const takeKey = statement(
  'guards.takeKey',
  (p: Params<{ personId: number; key: string; requestHash: Buffer; now: Date }>) =>
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

export const readKey = statement('guards.readKey', (p: Params<{ personId: number; key: string }>) =>
  query
    .selectFrom('idempotency_key')
    .select(['request_hash', 'reply'])
    .where('person_id', '=', p.personId)
    .where('key', '=', p.key),
);

export const keepReply = statement(
  'guards.keepReply',
  (p: Params<{ personId: number; key: string; reply: string }>) =>
    query
      .updateTable('idempotency_key')
      .set({ reply: p.reply })
      .where('person_id', '=', p.personId)
      .where('key', '=', p.key),
);
