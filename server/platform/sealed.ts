/** Secrets at rest: sealed with AES-256-GCM, bound to whose they are. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Nonce, tag and text in one.
 * @param key 32 bytes
 * @param owner whose it is: sealed for somebody else it does not open
 */
export function seal(key: Buffer, owner: string, text: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(owner));
  const hidden = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
}

/** @returns undefined for another key or owner, and where a bit was changed */
export function unseal(key: Buffer, owner: string, sealed: Buffer): Buffer | undefined {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]);
  } catch {
    // Node has no code for it: the last step fails for nothing but the tag.
    return undefined;
  }
}
