/**
 * Codes of an authenticator app: HOTP (RFC 4226) over spans of 30 seconds (RFC 6238), with SHA-1 and
 * six digits, which is what every such app understands.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_S = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** A clock may be wrong by one span, either way. */
const DRIFT_STEPS = [0, -1, 1];
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/** A fresh secret. */
export function newTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** The span of 30 seconds in which a moment lies, counted from 1970. */
export function stepOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / STEP_S);
}

/** The code of one span. @param digits how many; apps show six */
export function codeAt(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  // RFC 4226, 5.3: the last half-byte says where four bytes are taken; their first bit falls away.
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The span whose code it is, of this one and its neighbours; undefined for a wrong code. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | undefined {
  const steps = DRIFT_STEPS.map((drift) => stepOf(now) + drift);
  return steps.find((step) => isSame(codeAt(secret, step), code));
}

function isSame(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
}

/** Bytes in base32 without padding (RFC 4648), as secrets are typed into an app. */
export function base32Of(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(new RegExp(`.{1,${BITS}}`, 'g')) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(BITS, '0'), 2)]).join('');
}

/** What the QR code of a secret says: the issuer, the account, the secret. */
export function totpAddress(issuer: string, account: string, secret: Buffer): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = `secret=${base32Of(secret)}&issuer=${encodeURIComponent(issuer)}`;
  return `otpauth://totp/${label}?${query}`;
}
