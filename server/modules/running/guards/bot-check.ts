/**
 * The bot check: proof of work (ALTCHA), which asks no third party. It keeps simple robots out; a
 * program written for it solves it in milliseconds. Each challenge lives some minutes and opens the
 * door once.
 */

import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import {
  type BotChallenge,
  botAnswerSchema,
  botChallengeSchema,
} from '#contract/people/accounts.ts';
import { minutesAfter } from '#contract/time.ts';
import type { ReadCall } from '#server/call.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { keyFor } from '#server/platform/secrets.ts';
import { redeemChallenge } from './sql.ts';

const LIVES_MINUTES = 30;
/** One try is 1,000 rounds and one in 256 hits: about half a second on a plain telephone. */
const ROUNDS = 1_000;

const signingKey = (secret: string) => keyFor(secret, 'bot check').toString('hex');

/** A fresh challenge. */
export async function newChallenge({
  now,
  secret,
}: Pick<ReadCall, 'now' | 'secret'>): Promise<BotChallenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ROUNDS,
    deriveKey,
    // Signed with the rest; judged by the portal's clock, not the library's.
    data: { until: Math.floor(minutesAfter(now, LIVES_MINUTES).getTime() / 1000) },
    hmacSignatureSecret: signingKey(secret),
  });
  return botChallengeSchema.parse(challenge);
}

/**
 * Verifies a solved challenge, as the browser sends it, and uses it up.
 * @throws Refusal `bot-check-failed` when missing, wrong, expired or used before.
 */
export async function passBotCheck(
  queryable: Queryable,
  secret: string,
  clock: Clock,
  answer: string,
): Promise<void> {
  const payload = botAnswerSchema.safeParse(jsonFromBase64(answer));
  if (!payload.success) throw new Refusal('bot-check-failed');
  const { challenge, solution } = payload.data;
  const expiresAt = new Date(challenge.parameters.data.until * 1000);
  const result = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: signingKey(secret),
  });
  if (!result.verified || expiresAt <= clock.now()) throw new Refusal('bot-check-failed');
  const used = await queryable.first(redeemChallenge, {
    challenge: challenge.signature,
    expiresAt,
  });
  if (!used) throw new Refusal('bot-check-failed');
}

function jsonFromBase64(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
