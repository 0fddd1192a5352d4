/** The names in a query: lists with brackets, slips, and what means nothing (specification §7). */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from './support/caller.ts';
import { bankForm } from './support/exchanges.ts';
import { portalForStories } from './support/portal.ts';
import { readSheet } from './support/spreadsheet.ts';

const portal = portalForStories();
let giulia: Caller;
beforeAll(async () => {
  giulia = await portal().signIn('giulia');
  const { person } = portal().world;
  for (const userTo of [person.anna, person.giulia]) {
    const made = await giulia.post('/admin/transactions', bankForm(portal(), { userTo }));
    expect(made.status).toBe(201);
  }
});

const ids = async (query: string) => {
  const { status, json } = await giulia.get(`/admin/transactions?${query}`);
  expect(status).toBe(200);
  return json.map(({ id }: { id: number }) => id);
};

async function exported(query: string) {
  const response = await fetch(`${portal().url}/api/admin/generate-excel?${query}`, {
    headers: { authorization: `Bearer ${giulia.token}` },
  });
  expect(response.status).toBe(200);
  return readSheet(new Uint8Array(await response.arrayBuffer())).rows;
}

describe('a filter of several values', () => {
  it('means the same with brackets, in a list as in an exported file', async () => {
    const { anna, giulia: admin } = portal().world.person;
    const [plain, all] = [await ids(`userToIds=${anna}`), await ids('')];
    expect([plain.length, all.length]).toEqual([1, 2]);
    for (const name of ['userToIds[]', 'userToIds%5B%5D', 'userToIds[0]']) {
      expect(await ids(`${name}=${anna}`)).toEqual(plain);
    }
    expect(await exported(`userToIds[]=${anna}`)).toHaveLength(1);
    const both = `userToIds[]=${anna}&userToIds[]=${admin}`;
    expect(await ids(both)).toEqual(all);
    expect(await ids(`userToIds=${anna}&userToIds[]=${admin}`)).toEqual(all);
  });

  it('with brackets is checked as it is without', async () => {
    const { status, json } = await giulia.get('/admin/transactions?userToIds[]=nine');
    expect([status, json.code]).toEqual([400, 'invalid-input']);
  });

  it('is one also where faces are asked for', async () => {
    const { anna } = portal().world.person;
    expect((await giulia.get(`/users/faces?ids[]=${anna}`)).status).toBe(200);
  });
});

describe('a name that is misspelt', () => {
  it.each([
    ['/admin/generate-excel?userFromId=9', ['userFromId'], 'userFromIds'],
    ['/admin/transactions?form=2026-01-01', ['form'], 'from'],
    ['/admin/transactions?From=2026-01-01&Limit=3', ['From', 'Limit'], 'limit'],
    ['/users/transactions?limits=10', ['limits'], 'limit'],
    ['/users/transactions?from[]=2026-01-01', ['from[]'], 'from'],
    ['/users/transactions/pending?Q=torta', ['Q'], 'q'],
    ['/users/activities?lnag=de', ['lnag'], 'lang'],
  ])('%s is refused and named', async (path, given, meant) => {
    const { status, json } = await giulia.get(path);
    expect([status, Object(json).code]).toEqual([400, 'query-misspelt']);
    const refusal = Object(json);
    expect(refusal.errors).toEqual(given.map((name) => ({ path: name, code: 'invalid' })));
    for (const name of [...given, meant]) expect(refusal.detail).toContain(name);
  });

  it('is refused also where something would change, which does not', async () => {
    const marco = await portal().signIn('marco');
    const refused = await marco.patch('/users/update?Lang=de', { phone: '333 7654321' });
    expect(refused.status).toBe(400);
    const { json } = await marco.get(`/users/${portal().world.person.marco}`);
    expect(json.phone).toBe('333 1234567');
  });

  it('tells nothing to who has no session', async () => {
    expect((await portal().visitor().get('/admin/transactions?form=1')).status).toBe(401);
  });
});

it.each([
  '_=1764000000',
  'utm_source=mail',
  'fields=id',
  'v=2',
  '__proto__=1',
  'constructor=1',
  '=1',
])('%s means nothing, and is ignored', async (query) => {
  expect(await ids(query)).toEqual(await ids(''));
});

it('a question mark in a value ends no query: the language behind it counts', async () => {
  const german = await portal().visitor().get('/users/activities?lang=de');
  const behind = await portal().visitor().get('/users/activities?said=what?&lang=de');
  expect(behind.json).toEqual(german.json);
});
