/** Recovery codes: ten on paper, each good for one sign-in without the authenticator. */
import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '#contract/limits.ts';
import type { ChangeCall } from '#server/call.ts';
import { keyFor } from '#server/platform/secrets.ts';
import { deleteRecoveryCodes, insertRecoveryCodes } from './factor-sql.ts';

/** Without I, L, O and U, which are misread. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const HALF = 5;
const MISREAD: Record<string, string> = { O: '0', I: '1', L: '1' };

/**
 * Gives a person new codes; those of before are worthless.
 * @returns them as they are shown, this once: `7KQ2M-X9RDT`
 */
export async function renewCodes(
  { db, now, secret }: Pick<ChangeCall, 'db' | 'now' | 'secret'>,
  personId: number,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await db.count(deleteRecoveryCodes, { personId });
  const codeHashes = codes.map((code) => hashRecoveryCode(secret, personId, code));
  await db.rows(insertRecoveryCodes, { personId, codeHashes, now });
  return codes;
}

/** What is kept of a code, however it was typed: small letters, blanks, O for 0. */
export function hashRecoveryCode(secret: string, personId: number, typed: string): Buffer {
  const signs = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const code = signs.replaceAll(/[OIL]/g, (sign) => MISREAD[sign] ?? sign);
  return createHmac('sha256', keyFor(secret, 'recovery codes'))
    .update(`${personId}:${code}`)
    .digest();
}

function newCode(): string {
  const sign = () => SIGNS[randomInt(SIGNS.length)];
  const half = () => Array.from({ length: HALF }, sign).join('');
  return `${half()}-${half()}`;
}
