/** The app on a person's telephone, by the clock of this machine. */
import { createHmac } from 'node:crypto';

/** The code that an app shows now for a secret in base32. */
export function codeOf(secret: string): string {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((sign) => signs.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(Date.now() / 30_000), 4);
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE(digest.readUInt8(19) % 16) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}
