/**
 * Input of all the wrong kinds, at every door: it is refused in the problem format, never breaks
 * anything inside, and changes nothing.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { EndpointRow } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { problemSchema } from '#contract/errors.ts';
import { BODY_BYTES_MAX, PICTURE_BYTES_MAX } from '#contract/limits.ts';
import { type CallerKind, createCallers } from './support/callers.ts';
import { fingerprintOf } from './support/fingerprint.ts';
import { createFixture } from './support/fixtures.ts';
import { type InvalidRequest, invalidRequestsOf } from './support/invalid-requests.ts';
import { portalForStories } from './support/portal.ts';
import { pathOf, type Received, sendRaw } from './support/send-call.ts';
import { PICTURE } from './support/uploads.ts';
import { validRequest } from './support/valid-requests.ts';

const portal = portalForStories();
const names = Object.keys(endpoints) as EndpointName[];

let cast: CallerKind[] = [];
beforeAll(async () => {
  cast = await createCallers(portal());
});

/** Somebody whom the door lets in. */
function whoMay({ access }: EndpointRow): CallerKind {
  const caller = cast.find(({ name }) =>
    access === 'portal' ? name === 'portal administrator' : name === 'admin',
  );
  if (!caller) throw new Error('nobody may');
  return caller;
}

function expectProblem(what: string, { status, contentType, text }: Received): void {
  const problem = contentType.startsWith('application/problem+json') ? JSON.parse(text) : text;
  expect({ what, status, problem }).toMatchObject({
    what,
    problem: { status, code: expect.any(String), title: expect.any(String) },
  });
  expect(status).toBeGreaterThanOrEqual(400);
  expect([what, status < 500]).toEqual([what, true]);
  expect(problemSchema.safeParse(problem).error).toBeUndefined();
}

/** A call counted against an hourly limit would soon be refused for that alone. */
async function forgetCounted(): Promise<void> {
  await portal().deps.database.pool.query('delete from rate_counter');
}

describe.each(names)('%s', (name) => {
  const row: EndpointRow = endpoints[name];

  async function send({ path, headers, body }: InvalidRequest): Promise<Received> {
    const { token } = whoMay(row);
    if (row.limit) await forgetCounted();
    return sendRaw(`${portal().url}/api${path}`, {
      method: row.method,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body === undefined ? {} : { body }),
    });
  }

  it('refuses what is wrong, and changes nothing', async () => {
    const fixture = await createFixture(portal(), undefined, whoMay(row), 'own');
    const parts = validRequest(name, fixture, portal().world);
    const invalid = invalidRequestsOf(row, parts, pathOf(name, parts));
    const wrong = invalid.filter(({ mayPass }) => !mayPass);
    await forgetCounted();
    const before = await fingerprintOf(portal().deps.database);
    for (const call of wrong) expectProblem(call.what, await send(call));
    await forgetCounted();
    expect(await fingerprintOf(portal().deps.database)).toBe(before);
    // A file costs a thread; its query is that of its list, which is tried in full.
    const most = row.module === 'exports' ? 3 : invalid.length;
    for (const call of invalid.filter(({ mayPass }) => mayPass).slice(0, most)) {
      const answer = await send(call);
      expect([call.what, answer.status < 500]).toEqual([call.what, true]);
      if (answer.status >= 400) expectProblem(call.what, answer);
    }
  });
});

describe('pictures', () => {
  const upload = async (body: string | FormData, headers: Record<string, string> = {}) => {
    const { token } = whoMay(endpoints.uploadPicture);
    return sendRaw(`${portal().url}/api/upload-photo`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, ...headers },
      body,
    });
  };
  const formOf = (...fields: [string, Blob | string][]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return form;
  };
  const photo = (bytes: Uint8Array<ArrayBuffer>): [string, Blob] => [
    'photo',
    new Blob([bytes], { type: 'image/png' }),
  ];
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

  it.each<[string, () => Promise<Received>, number]>([
    ['no multipart', () => upload('{}', { 'content-type': 'application/json' }), 415],
    ['no boundary', () => upload('x', { 'content-type': 'multipart/form-data' }), 400],
    ['a body cut off', () => upload('--x\r\nContent-Disp', multipart), 400],
    ['nothing inside', () => upload('--x--\r\n', multipart), 400],
    ['another field', () => upload(formOf(['picture', new Blob([PICTURE])])), 400],
    ['a text', () => upload(formOf(['photo', 'x'])), 400],
    ['an empty file', () => upload(formOf(photo(new Uint8Array()))), 400],
    ['no picture', () => upload(formOf(photo(new Uint8Array(2000).fill(7)))), 415],
    ['half a picture', () => upload(formOf(photo(new Uint8Array(PICTURE.subarray(0, 40))))), 415],
    ['too much', () => upload(formOf(photo(new Uint8Array(PICTURE_BYTES_MAX + 1)))), 413],
  ])('%s: refused', async (what, send, status) => {
    const before = await fingerprintOf(portal().deps.database);
    const answer = await send();
    expectProblem(what, answer);
    expect([what, answer.status]).toEqual([what, status]);
    expect(await fingerprintOf(portal().deps.database)).toBe(before);
  });
});

describe('registering', () => {
  it('is refused in a sentence, to callers that do not accept a problem', async () => {
    const headers = { 'accept-language': 'de' };
    const answer = await portal().visitor().post('/register', {}, headers);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      400,
      'text/plain; charset=utf-8',
    ]);
    expect(answer.text).toMatch(/^[A-ZÄÖÜ].*\.$/);
  });
});

describe('bodies', () => {
  it('longer than any call needs are not read: 413', async () => {
    const { token } = whoMay(endpoints.createExchange);
    const answer = await sendRaw(`${portal().url}/api/users/transactions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ note: 'x'.repeat(BODY_BYTES_MAX) }),
    });
    expectProblem('a long body', answer);
    expect(answer.status).toBe(413);
  });
});

describe('headers', () => {
  it.each<[string, Record<string, string>, number]>([
    ['a key past all measure', { 'idempotency-key': 'x'.repeat(300) }, 400],
    ['a token that is none', { authorization: `Bearer ${'x'.repeat(8000)}` }, 401],
    ['another kind of proof', { authorization: 'Basic Z2l1bGlhOng=' }, 401],
  ])('%s: refused', async (what, headers, status) => {
    const caller = whoMay(endpoints.createExchange);
    const fixture = await createFixture(portal(), 'member', caller, 'bergamo');
    const { body } = validRequest('createExchange', fixture, portal().world);
    const before = await fingerprintOf(portal().deps.database);
    const answer = await sendRaw(`${portal().url}/api/users/transactions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${caller.token}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });
    expectProblem(what, answer);
    expect(answer.status).toBe(status);
    expect(await fingerprintOf(portal().deps.database)).toBe(before);
  });
});
