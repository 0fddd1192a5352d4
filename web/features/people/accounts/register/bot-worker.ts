/** Solves the bot check beside the page, so that nothing stutters while one types. */
import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { solveChallenge } from 'altcha-lib';
import { deriveKey as deriveQuickly } from 'altcha-lib/algorithms/web/pbkdf2';
import type { ChallengeParameters } from 'altcha-lib/types';
import type { BotChallenge } from '#contract/people/accounts.ts';

addEventListener('message', async ({ data }: MessageEvent<BotChallenge>) => {
  postMessage(await solveChallenge({ challenge: data, deriveKey }));
});

/**
 * Derives the key of one try. Browsers do it quickly on https; on the plain http of a village's own
 * network they hide their cryptography, and a library does it in JavaScript.
 */
async function deriveKey(
  parameters: ChallengeParameters,
  salt: Uint8Array,
  password: Uint8Array,
): Promise<{ derivedKey: Uint8Array }> {
  if (globalThis.isSecureContext) return deriveQuickly(parameters, salt, password);
  const { cost: c, keyLength: dkLen } = parameters;
  return { derivedKey: pbkdf2(sha256, password, salt, { c, dkLen }) };
}
