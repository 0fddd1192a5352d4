/** Our own sum of the bot check against the one of Node, which everybody else's agree with. */
import { pbkdf2Sync } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pbkdf2Sha256 } from './pbkdf2-sha256.ts';

const bytes = (maxLength: number) => fc.uint8Array({ minLength: 1, maxLength });

test('derives what Node derives, for all keys of one block', () => {
  fc.assert(
    fc.property(
      bytes(64),
      bytes(51),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 32 }),
      (password, salt, rounds, keyBytes) => {
        const ours = pbkdf2Sha256(password, salt, rounds, keyBytes);
        const theirs = pbkdf2Sync(password, salt, rounds, keyBytes, 'sha256');
        expect(Buffer.from(ours).equals(theirs)).toBe(true);
      },
    ),
  );
});

test('says so when something does not fit', () => {
  const short = new Uint8Array(16);
  expect(() => pbkdf2Sha256(new Uint8Array(65), short, 1, 32)).toThrow(RangeError);
  expect(() => pbkdf2Sha256(short, new Uint8Array(52), 1, 32)).toThrow(RangeError);
  expect(() => pbkdf2Sha256(short, short, 1, 33)).toThrow(RangeError);
});
