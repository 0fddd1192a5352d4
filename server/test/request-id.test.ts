/** Each request has a name: in its answer, in the problem of a fault, and in the line of the log about it. */
import { describe, expect, it } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { openPortal, portalForStories } from './support/portal.ts';

const OWN = /^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/;
const UUID = '3f2a9c04-7d51-4c1e-9b1a-0e8f6d2c5a77';

const portal = portalForStories();

const idOf = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${portal().url}${path}`, { headers }).then((answer) => answer.headers.get('x-request-id'));

describe('every answer', () => {
  it.each([
    ['what went well', '/api/health'],
    ['a refusal', '/api/users/bank/people'],
    ['no such call', '/api/nothing'],
    ['an address that cannot be read', '/api/%zz'],
    ['the OpenAPI page', '/api/docs'],
  ])('carries an id of its own: %s', async (_, path) => {
    const ids = [await idOf(path), await idOf(path)];
    expect(ids).toEqual([expect.stringMatching(OWN), expect.stringMatching(OWN)]);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('the id that a proxy gave', () => {
  it.each([UUID, '9f86d081884c7d659a2feaa0c55ad015'])('is taken: %s', async (id) => {
    expect(await idOf('/api/health', { 'x-request-id': id })).toBe(id);
  });

  it.each(['anna@example.org', 'anna', 'x'.repeat(65), `${UUID}; drop`])(
    'is not taken where it could be words of somebody: %s',
    async (id) => {
      expect(await idOf('/api/health', { 'x-request-id': id })).toMatch(OWN);
    },
  );

  it('is not taken from somebody who is no trusted proxy', async () => {
    const { app, close } = await openPortal({ trustedProxies: ['10.0.0.0/8', 'fd00::5'] });
    const from = async (remoteAddress: string) => {
      const headers = { 'x-request-id': UUID };
      const answer = await app.inject({ url: '/api/health', remoteAddress, headers });
      return answer.headers['x-request-id'];
    };
    expect(await from('10.7.7.7')).toBe(UUID);
    expect(await from('fd00::5')).toBe(UUID);
    expect(await from('203.0.113.9')).toMatch(OWN);
    expect(await from('fd00::6')).toMatch(OWN);
    await close();
  });
});

it('a fault says its id, and the log knows it by that; a refusal says none', async () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => lines.push(line) });
  const { portal: broken, close } = await openPortal({}, undefined, log);
  const marco = await broken.signIn('marco');
  await broken.deps.database.pool.query('alter table activity rename to activity_lost');
  const { status, json, headers } = await marco.get('/users/activities');
  expect(status).toBe(500);
  expect(json).toMatchObject({ code: 'internal', requestId: headers.get('x-request-id') });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      requestId: headers.get('x-request-id'),
      err: expect.objectContaining({ code: '42P01' }),
    }),
  ]);
  const refused = await broken.visitor().get('/users/bank/people');
  expect(refused.status).toBe(401);
  expect(refused.json).not.toHaveProperty('requestId');
  await broken.deps.database.pool.query('alter table activity_lost rename to activity');
  await close();
});
