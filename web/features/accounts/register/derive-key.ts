/**
 * The sum of the bot check. Browsers do it quickly on https; on the plain http of a village's own
 * network they hide their cryptography, and a library does it in JavaScript.
 */
import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { deriveKey as deriveQuickly } from 'altcha-lib/algorithms/web/pbkdf2';
import type { ChallengeParameters } from 'altcha-lib/types';

/** Derives the key of one try. */
export async function deriveKey(
  parameters: ChallengeParameters,
  salt: Uint8Array,
  password: Uint8Array,
): Promise<{ derivedKey: Uint8Array }> {
  if (globalThis.isSecureContext) return deriveQuickly(parameters, salt, password);
  const { cost: c, keyLength: dkLen } = parameters;
  return { derivedKey: pbkdf2(sha256, password, salt, { c, dkLen }) };
}
