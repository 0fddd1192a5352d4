/**
 * Idempotency: a call with an Idempotency-Key takes effect once, and every repetition gets the same
 * answer. The key, the effect and the answer are written in one transaction; parallel repetitions
 * wait for the first and read its answer.
 */
import { createHash } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { keepReply, readKey, takeKey } from './sql.ts';

const KEY_LENGTH_MAX = 200;

/** Who wants what, under which key. */
export interface Intention {
  personId: number;
  /** Without a key the work is done each time. */
  key: string | undefined;
  /** The same key with another request is refused. */
  request: unknown;
  /** How an earlier version wrote the same request; its keys live as long as others. */
  requestBefore?: unknown;
}

/**
 * @param revive parses an answer that was kept as JSON
 * @throws Refusal `idempotency-key-reused` when the key belongs to another request
 */
export function withIdempotencyKey<Reply>(
  database: Database,
  clock: Clock,
  { personId, key, request, requestBefore }: Intention,
  revive: (kept: unknown) => Reply,
  work: (transaction: Transaction) => Promise<Reply>,
): Promise<Reply> {
  return database.transaction(async (transaction) => {
    if (key === undefined) return work(transaction);
    if (key.length > KEY_LENGTH_MAX) throw new Refusal('malformed-request');
    const requestHash = hashOf(request);
    const taken = await transaction.first(takeKey, {
      personId,
      key,
      requestHash,
      now: clock.now(),
    });
    if (taken) {
      const reply = await work(transaction);
      await transaction.count(keepReply, { personId, key, reply: JSON.stringify(reply ?? null) });
      return reply;
    }
    const earlier = await transaction.first(readKey, { personId, key });
    const isSame =
      earlier?.request_hash.equals(requestHash) ||
      (requestBefore !== undefined && earlier?.request_hash.equals(hashOf(requestBefore)));
    if (!earlier || !isSame) throw new Refusal('idempotency-key-reused');
    return revive(earlier.reply);
  });
}

function hashOf(request: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest();
}
