/** The portal's own keys of Web Push (VAPID, RFC 8292): a push service knows by them who sends. */
import { createECDH, createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { PUSH_CURVE } from './push-encryption.ts';
import { keyFor } from './secrets.ts';

const COORDINATE_BYTES = 32;
/** The standard allows a day. */
const VALID_HOURS = 12;

export interface PushKeys {
  /** As browsers ask for it: 65 bytes in base64url. */
  publicKey: string;
  /** The Authorization header for a push service. @param origin of its address */
  authorization(origin: string, now: Date): Promise<string>;
}

/**
 * The keys of an installation, always the same for the same secret: nothing more to keep or lose.
 * @param contact an address under which a push service finds out who sends
 */
export function pushKeysOf(secret: string, contact: string): PushKeys {
  const pair = createECDH(PUSH_CURVE);
  pair.setPrivateKey(keyFor(secret, 'web push'));
  const point = pair.getPublicKey();
  const publicKey = point.toString('base64url');
  const signingKey = createPrivateKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256', d: pair.getPrivateKey('base64url') },
      x: point.subarray(1, 1 + COORDINATE_BYTES).toString('base64url'),
      y: point.subarray(1 + COORDINATE_BYTES).toString('base64url'),
    },
  });
  return {
    publicKey,
    async authorization(origin, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .setAudience(origin)
        .setSubject(contact)
        .setExpirationTime(seconds + VALID_HOURS * 3600)
        .sign(signingKey);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}
