/** What every answer tells browsers, whatever it is about; and whom to tell about a weakness. */
import { describe, expect, it } from 'vitest';
import { portalForStories } from './support/portal.ts';

const portal = portalForStories({
  securityEmail: 'sicurezza@example.org',
  publicUrl: 'https://tempo.example.org',
});

describe.each([
  ['an answer', '/api/health', 200],
  ['a refusal', '/api/users/transactions', 401],
  ['nothing', '/api/nowhere', 404],
  ['a text', '/.well-known/security.txt', 200],
])('%s', (_, path, status) => {
  const get = () =>
    fetch(`${portal().url}${path}`, { headers: { origin: 'https://evil.example' } });

  it('loads, frames and sends nothing of anybody else', async () => {
    const answer = await get();
    expect(answer.status).toBe(status);
    const policy = (answer.headers.get('content-security-policy') ?? '').split(';');
    for (const directive of [
      "default-src 'self'",
      "base-uri 'none'",
      "connect-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "script-src 'self'",
    ]) {
      expect(policy).toContain(directive);
    }
  });

  it('is taken for what it says it is, and tells other sites nothing', async () => {
    const { headers } = await get();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

it('a call from another site is not allowed beforehand either', async () => {
  const answer = await fetch(`${portal().url}/api/health`, { method: 'OPTIONS' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

it('security.txt names the address of the operator, for half a year from now', async () => {
  const answer = await fetch(`${portal().url}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(
    [
      'Contact: mailto:sicurezza@example.org',
      `Expires: ${new Date(portal().deps.clock.now().getTime() + 180 * 86_400_000).toISOString()}`,
      'Preferred-Languages: it, en, de',
      'Canonical: https://tempo.example.org/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

describe('without an address', () => {
  const silent = portalForStories();

  it('there is no security.txt', async () => {
    expect((await fetch(`${silent().url}/.well-known/security.txt`)).status).toBe(404);
  });
});
