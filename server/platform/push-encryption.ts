/** Encrypting a message for one browser: aes128gcm for Web Push (RFC 8291, RFC 8188). */
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The curve of all keys of Web Push; public keys are points on it, uncompressed: 65 bytes. */
export const PUSH_CURVE = 'prime256v1';

const RECORD_BYTES = 4096;
/** Ends the content of the last record. */
const LAST_RECORD = Buffer.of(2);

/** What a browser gave to encrypt for it. */
export interface BrowserKeys {
  /** Its public key. */
  p256dh: Buffer;
  /** Its secret of 16 bytes. */
  auth: Buffer;
}

/**
 * Encrypts a message of up to some 4,000 bytes, so that only that browser can read it.
 * @param fresh salt and key pair of this one message; random when not given
 * @throws when the browser's public key is no point of the curve
 */
export function encryptFor(
  { p256dh, auth }: BrowserKeys,
  message: Buffer,
  fresh: { salt: Buffer; pair: ECDH } = { salt: randomBytes(16), pair: newPair() },
): Buffer {
  const publicKey = fresh.pair.getPublicKey();
  const shared = fresh.pair.computeSecret(p256dh);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, publicKey]);
  const secret = derive(shared, auth, about, 32);
  const key = derive(secret, fresh.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, fresh.salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD_BYTES);
  header.writeUInt8(publicKey.length, 4);
  return Buffer.concat([
    ...[fresh.salt, header, publicKey],
    ...[cipher.update(message), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()],
  ]);
}

function newPair(): ECDH {
  const pair = createECDH(PUSH_CURVE);
  pair.generateKeys();
  return pair;
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
