/** What HTTP asks of refusals: how to get in, and which methods an address takes (specification §7). */
import { describe, expect, it } from 'vitest';
import { portalForStories } from './support/portal.ts';

const portal = portalForStories();

async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${portal().url}/api${path}`, { method, headers });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, code: text && JSON.parse(text).code };
}

describe('401', () => {
  it('says that a bearer token opens the call', async () => {
    const { status, headers } = await ask('GET', '/users/transactions');
    expect([status, headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer realm="time-bank-portal"',
    ]);
  });

  it('says that a token opens nothing', async () => {
    const { headers } = await ask('GET', '/users/transactions', { authorization: 'Bearer x' });
    expect(headers.get('www-authenticate')).toBe(
      'Bearer realm="time-bank-portal", error="invalid_token"',
    );
  });

  it('says so also to who does not sign in', async () => {
    const answer = await fetch(`${portal().url}/api/login`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'anna@example.org', password: 'wrong' }),
    });
    expect([answer.status, answer.headers.has('www-authenticate')]).toEqual([401, true]);
  });

  it('alone does: what is forbidden or unknown has no such header', async () => {
    const marco = await portal().signIn('marco');
    for (const path of ['/admin/transactions', '/nothing'] as const) {
      const { headers } = await marco.send('GET', path, {});
      expect(headers.has('www-authenticate')).toBe(false);
    }
  });
});

describe('a known address with another method', () => {
  it.each([
    ['DELETE', '/login', 'POST'],
    ['GET', '/login?lang=de', 'POST'],
    ['PUT', '/users/12', 'GET, HEAD'],
    ['POST', '/health', 'GET, HEAD'],
    ['OPTIONS', '/users/transactions', 'GET, HEAD, POST'],
    ['GET', '/users/transactions/7/approve', 'PATCH'],
  ])('%s %s is 405, and Allow says which it takes', async (method, path, allow) => {
    const { status, code, headers } = await ask(method, path);
    expect([status, code, headers.get('allow')]).toEqual([405, 'method-not-allowed', allow]);
  });

  it.each([
    ['GET', '/nothing'],
    ['DELETE', '/users/12/34'],
    ['GET', '/loginx'],
  ])('is not %s %s: nobody knows it', async (method, path) => {
    const { status, code, headers } = await ask(method, path);
    expect([status, code, headers.has('allow')]).toEqual([404, 'not-found', false]);
  });
});
