/**
 * The secret of a webhook, sealed in the database, and the signature of what is sent: HMAC-SHA256 over
 * id, seconds and body, in the form of Standard Webhooks, so that ready-made libraries verify it.
 */
import { createHmac } from 'node:crypto';
import { seal, unseal } from '#server/platform/sealed.ts';
import { keyFor } from '#server/platform/secrets.ts';

/** What every secret begins with, so that people and programs recognise one that lies about. */
export const SECRET_PREFIX = 'whsec_';

const sealingKey = (secret: string) => keyFor(secret, 'webhooks');
const ownerOf = (bankId: number) => `bank ${bankId}`;

/** @param key the secret of the portal */
export function sealSecret(key: string, bankId: number, bytes: Buffer): Buffer {
  return seal(sealingKey(key), ownerOf(bankId), bytes);
}

/** @returns undefined where another secret of the portal has sealed it */
export function openSecret(key: string, bankId: number, sealed: Buffer): Buffer | undefined {
  return unseal(sealingKey(key), ownerOf(bankId), sealed);
}

/** The headers by which a receiver knows a message, and that it is the portal's. */
export function signatureHeaders(
  secret: Buffer,
  { id, body, at }: { id: string; body: string; at: Date },
): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const hmac = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${hmac}`,
  };
}
