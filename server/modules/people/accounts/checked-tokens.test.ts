/** Tokens whose signature was right once, and those that never open anything. */
import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { CheckedTokens } from './checked-tokens.ts';

/** Long enough for every algorithm. */
const KEY = randomBytes(64);
const NOW = new Date('2019-05-17T10:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

function signed({
  key = KEY,
  jti = randomUUID() as string,
  alg = 'HS256',
  minutes = 10,
} = {}): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg })
    .setJti(jti)
    .setExpirationTime(Math.floor(later(minutes * 60_000).getTime() / 1000))
    .sign(createSecretKey(key));
}

describe('a token of a session', () => {
  it('names its session, the first time and every other', async () => {
    const tokens = new CheckedTokens(KEY);
    const jti = randomUUID();
    const token = await signed({ jti });
    expect(await tokens.sessionOf(token, NOW)).toBe(jti);
    expect(await tokens.sessionOf(token, NOW)).toBe(jti);
  });

  it('opens nothing from the moment it is over, also when its signature was known', async () => {
    const tokens = new CheckedTokens(KEY);
    const token = await signed();
    expect(await tokens.sessionOf(token, later(600_000 - 1))).toBeDefined();
    expect(await tokens.sessionOf(token, later(600_000))).toBeUndefined();
    expect(await new CheckedTokens(KEY).sessionOf(token, later(600_000))).toBeUndefined();
  });

  it('opens nothing with another key, one letter changed, or without its names', async () => {
    const tokens = new CheckedTokens(KEY);
    const token = await signed();
    const [header = '', claims = '', signature = ''] = token.split('.');
    const other = signature.startsWith('A') ? 'B' : 'A';
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    await tokens.sessionOf(token, NOW);
    for (const wrong of [
      await signed({ key: randomBytes(64) }),
      await signed({ alg: 'HS512' }),
      `${header}.${claims}.${other}${signature.slice(1)}`,
      unsigned,
      await signed({ jti: 'all' }),
      await new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).setJti(randomUUID()).sign(KEY),
      '',
    ]) {
      expect(await tokens.sessionOf(wrong, NOW)).toBeUndefined();
    }
  });

  it('gives way to newer ones, and is checked again then', async () => {
    const tokens = new CheckedTokens(KEY, 2);
    const jti = randomUUID();
    const token = await signed({ jti });
    await tokens.sessionOf(token, NOW);
    for (const other of [await signed(), await signed()]) await tokens.sessionOf(other, NOW);
    expect(tokens.size).toBe(2);
    expect(await tokens.sessionOf(token, NOW)).toBe(jti);
  });

  it('takes no place when it opens nothing', async () => {
    const tokens = new CheckedTokens(KEY);
    await tokens.sessionOf(await signed({ key: randomBytes(64) }), NOW);
    const over = await signed();
    await tokens.sessionOf(over, NOW);
    await tokens.sessionOf(over, later(600_000));
    expect(tokens.size).toBe(0);
  });
});
