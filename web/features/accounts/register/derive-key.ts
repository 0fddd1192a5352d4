/**
 * The sum of the bot check. Browsers do it quickly on https; on the plain http of a village's own
 * network they hide their cryptography, and we do it ourselves.
 */
import { deriveKey as deriveQuickly } from 'altcha-lib/algorithms/web/pbkdf2';
import type { ChallengeParameters } from 'altcha-lib/types';
import { pbkdf2Sha256 } from './pbkdf2-sha256.ts';

/** Derives the key of one try. */
export async function deriveKey(
  parameters: ChallengeParameters,
  salt: Uint8Array,
  password: Uint8Array,
): Promise<{ derivedKey: Uint8Array }> {
  if (globalThis.isSecureContext) return deriveQuickly(parameters, salt, password);
  return { derivedKey: pbkdf2Sha256(password, salt, parameters.cost, parameters.keyLength) };
}
