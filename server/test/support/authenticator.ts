/** The app on a person's telephone: it makes codes of the secret it was given, by the portal's clock. */
import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import type { Caller } from './caller.ts';
import type { TestPortal } from './portal.ts';
import { PASSWORD } from './world.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export class Authenticator {
  readonly #secret: Buffer;
  readonly #portal: TestPortal;

  /** @param secret in base32, as it is typed into an app */
  constructor(portal: TestPortal, secret: string) {
    const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0'));
    const bytes = bits.join('').match(/.{8}/g) ?? [];
    this.#secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
    this.#portal = portal;
  }

  /** The code that it shows now, or so many spans of 30 seconds from now. */
  code(spans = 0): string {
    const seconds = this.#portal.deps.clock.now().getTime() / 1000;
    const counter = Buffer.alloc(8);
    counter.writeUInt32BE(Math.floor(seconds / 30) + spans, 4);
    const digest = createHmac('sha1', this.#secret).update(counter).digest();
    const at = digest.readUInt8(19) % 16;
    return String((digest.readUInt32BE(at) % 2 ** 31) % 1_000_000).padStart(6, '0');
  }

  /** The next code, half a minute later: each counts once. */
  nextCode(): string {
    this.#portal.passSeconds(30);
    return this.code();
  }
}

/** Turns the second factor on for somebody. @returns their app and their recovery codes */
export async function turnOn(
  portal: TestPortal,
  person: Caller,
  password = PASSWORD,
): Promise<{ app: Authenticator; codes: string[] }> {
  const begun = await person.post('/users/second-factor', { password });
  expect(begun.status).toBe(200);
  const app = new Authenticator(portal, begun.json.secret);
  const confirmed = await person.post('/users/second-factor/confirm', { code: app.code() });
  expect(confirmed.status).toBe(200);
  return { app, codes: confirmed.json.codes };
}
