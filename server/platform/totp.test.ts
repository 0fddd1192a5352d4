/** Codes of an authenticator app, compared with the tables of the standards. */
import { expect, it } from 'vitest';
import { base32Of, codeAt, stepOf, stepOfCode, totpAddress } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');

it.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('RFC 6238, appendix B: %i s', (seconds, code) => {
  expect(codeAt(SECRET, stepOf(new Date(seconds * 1000)), 8)).toBe(code);
});

it.each(
  '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'
    .split(' ')
    .map((code, count) => ({ count, code })),
)('RFC 4226, appendix D: count $count', ({ count, code }) => {
  expect(codeAt(SECRET, count)).toBe(code);
});

it('a code of the span before or after is right, one further away is not', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const step = stepOf(now);
  for (const drift of [-1, 0, 1]) {
    expect(stepOfCode(SECRET, codeAt(SECRET, step + drift), now)).toBe(step + drift);
  }
  for (const drift of [-2, 2]) {
    expect(stepOfCode(SECRET, codeAt(SECRET, step + drift), now)).toBeUndefined();
  }
  for (const wrong of ['', '1', '0000000', '١٢٣٤٥٦']) {
    expect(stepOfCode(SECRET, wrong, now)).toBeUndefined();
  }
});

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648, section 10: %s', (text, encoded) => {
  expect(base32Of(Buffer.from(text))).toBe(encoded);
});

it('the address has no sign that would end a part early', () => {
  expect(totpAddress('Ore & più: tempo', 'a+b@example.org', Buffer.from('foobar'))).toBe(
    'otpauth://totp/Ore%20%26%20pi%C3%B9%3A%20tempo:a%2Bb%40example.org?secret=MZXW6YTBOI&issuer=Ore%20%26%20pi%C3%B9%3A%20tempo',
  );
});
