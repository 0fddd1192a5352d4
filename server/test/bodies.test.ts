/** Bodies, members that are not people: registered by the desk, acting through their referents (specification §51). */

import { beforeEach, describe, expect, it } from 'vitest';
import { dayAfter } from '#contract/time.ts';
import {
  nameReferent,
  PARISH,
  parishWithTwo,
  registerBody,
  secondAdministrator,
} from './support/bodies.ts';
import type { Caller } from './support/caller.ts';
import { termsOf } from './support/delegates.ts';
import { expectBooksToBalance } from './support/exchanges.ts';
import { insertDeskMember, insertPerson } from './support/fixture-rows.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalInFull, refusalOf } from './support/refusals.ts';
import { closeRoom, openRegister, openRoom } from './support/rooms.ts';
import { TODAY } from './support/world.ts';

const portal = portalForEachStory();

const TOMORROW = dayAfter(TODAY, 1);

let giulia: Caller;
beforeEach(async () => {
  await openRoom(portal(), 'bergamo', 'bodies');
  giulia = await portal().signIn('giulia');
});

describe('the desk', () => {
  it('registers a body: a number, an account at zero, a line of the list, a member like others', async () => {
    const parish = await registerBody(giulia);
    expect(parish).toMatchObject({ ...PARISH, balance: 0, referents: [] });
    expect(parish.number).toBeGreaterThan(0);
    const { json } = await giulia.get('/admin/bodies');
    expect(json).toEqual([parish]);
    const { bergamo } = portal().world.bank;
    const members = (await giulia.get(`/banks/${bergamo}/users`)).json;
    const found = members.find(({ id }) => id === parish.id);
    expect(found).toEqual({
      ...{ id: parish.id, name: '', surname: PARISH.name, fullName: PARISH.name },
    });
  });

  it('is asked first where one of the same name or tax code is a member', async () => {
    await registerBody(giulia);
    const like = { ...PARISH, taxCode: '' };
    const sameName = await giulia.post('/admin/bodies', {
      ...like,
      name: 'parrocchia di san ROCCO',
    });
    expect(refusalOf(sameName)).toEqual([409, 'looks-like-another']);
    expect(Object(sameName.json).people).toMatchObject([
      { name: PARISH.name, relation: 'member', hasLogin: false },
    ]);
    const sameCode = await giulia.post('/admin/bodies', { ...PARISH, name: 'Oratorio' });
    expect(refusalOf(sameCode)).toEqual([409, 'looks-like-another']);
    const sure = { ...PARISH, name: 'Oratorio', sure: true };
    expect((await giulia.post('/admin/bodies', sure)).status).toBe(201);
  });

  it('changes what was written; what another administrator changed meanwhile is not lost', async () => {
    const { id } = await registerBody(giulia);
    const marco = await secondAdministrator(portal(), giulia, 'marco');
    const change = { ...PARISH, phone: '035 999' };
    const changed = await marco.patch(`/admin/bodies/${id}`, change);
    expect([changed.status, changed.json.phone]).toEqual([200, '035 999']);
    const late = { ...PARISH, phone: '035 111', basedOn: { phone: PARISH.phone } };
    const refused = await giulia.patch(`/admin/bodies/${id}`, late);
    expect(refusalInFull(refused)).toMatchObject([
      ...[409, 'changed-meanwhile'],
      [{ field: 'phone', after: '035 999', by: { name: 'Marco Bianchi' } }],
    ]);
    const other = {
      ...PARISH,
      phone: '035 999',
      address: 'Via Nuova',
      basedOn: { address: PARISH.address },
    };
    expect((await giulia.patch(`/admin/bodies/${id}`, other)).json).toMatchObject({
      ...{ address: 'Via Nuova', phone: '035 999' },
    });
  });

  it('names what is wrong with a form', async () => {
    const wrong = { ...PARISH, name: ' ', representedBy: '', signedOn: TOMORROW, kind: 'business' };
    const refused = await giulia.send('POST', '/admin/bodies', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wrong),
    });
    expect(refusalOf(refused)).toEqual([400, 'invalid-input']);
    const fields = Object(refused.json)
      .errors.map(({ path }: { path: string }) => path)
      .sort();
    expect(fields).toEqual(['kind', 'name', 'representedBy']);
    const tomorrow = await giulia.post('/admin/bodies', { ...PARISH, signedOn: TOMORROW });
    expect(refusalInFull(tomorrow)).toEqual([
      ...[400, 'invalid-input', [{ path: 'signedOn', code: 'date-future' }]],
    ]);
  });

  it('cannot before the room is open, and a closed one keeps its bodies', async () => {
    const { id } = await registerBody(giulia);
    const close = await giulia.put('/admin/rooms/bodies', { isOpen: false });
    expect([refusalOf(close), close.json]).toMatchObject([
      [409, 'room-in-use'],
      { uses: ['bodies'] },
    ]);
    // As in a portal that an archive brought one into.
    await closeRoom(portal(), 'bergamo', 'bodies');
    const rooms = (await giulia.get('/admin/rooms')).json;
    expect(rooms.find(({ name }) => name === 'bodies')).toMatchObject({
      ...{ isOpen: false, isOffered: true, inUse: ['bodies'] },
    });
    const another = { ...PARISH, name: 'Scuola', taxCode: '' };
    expect(refusalOf(await giulia.post('/admin/bodies', another))).toEqual([403, 'room-closed']);
    expect((await giulia.get('/admin/bodies')).json).toMatchObject([{ id }]);
    expect((await giulia.patch(`/admin/bodies/${id}`, PARISH)).status).toBe(200);
  });

  it('of another bank finds nobody', async () => {
    const { id } = await registerBody(giulia);
    await openRoom(portal(), 'lecco', 'bodies');
    const paolo = await portal().signIn('paolo');
    expect((await paolo.get('/admin/bodies')).json).toEqual([]);
    expect(refusalOf(await paolo.patch(`/admin/bodies/${id}`, PARISH))).toEqual([404, 'not-found']);
  });

  it('has nothing for it that only people have', async () => {
    const { id } = await registerBody(giulia);
    const of = `/admin/banks/users/${id}`;
    const data = {
      ...{ name: 'A', surname: 'B', phone: '', dateOfBirthday: '', sex: 'n' },
      email: '',
    };
    const answers = [
      await giulia.put(`${of}/contact`, { phone: '1', email: 'parish@example.org' }),
      await giulia.post(`${of}/invite`, { email: 'parish@example.org' }),
      await giulia.patch('/users/bank/update', { ...data, id, prefLocale: 'it' } as const),
      await giulia.patch(`${of}/role`, { role: 'ADMIN' }),
    ];
    expect(answers.map(refusalOf)).toEqual([
      [404, 'not-found'],
      [404, 'not-found'],
      [404, 'not-found'],
      [403, 'person-without-login'],
    ]);
  });

  it('lets it go and come back, with its number and its account, and no letter of agreement', async () => {
    const { id, number } = await registerBody(giulia);
    await giulia.delete(`/admin/banks/users/${id}`);
    expect((await giulia.get('/admin/bodies')).json).toEqual([]);
    const back = await giulia.post(`/admin/banks/users/${id}/readmit`, {
      ...{ paperSigned: true, signedOn: TODAY },
    });
    expect([back.status, back.json.number]).toEqual([200, number]);
    const { rows } = await portal().deps.database.pool.query(
      'select count(*)::int as many from privacy_consent where person_id = $1',
      [id],
    );
    expect(rows).toEqual([{ many: 0 }]);
  });
});

it('a body owes the fee of bodies, and is on no list for the insurer', async () => {
  await openRegister(portal(), 'bergamo');
  const { id } = await registerBody(giulia);
  const amount = (cents: number) => ({ cents, words: '' });
  const year = { dueOn: '2026-12-31', ordinary: amount(1500), body: amount(5000) };
  await giulia.put('/admin/fees/2026', year);
  const fees = (await giulia.get('/admin/fees/2026')).json;
  expect(fees.lines.find(({ userId }) => userId === id)).toMatchObject({
    ...{ group: 'body', state: 'due', cents: 5000 },
  });
  const days = { from: '2026-01-01', to: '2026-12-31' };
  const policy = { ...days, insurer: 'Assicura', number: '1', covers: 'all' } as const;
  const made = (await giulia.post('/admin/policies', policy)).json;
  const list = (await giulia.get(`/admin/policies/${made.id}/list`)).text;
  expect([list.includes('Bianchi'), list.includes(PARISH.name)]).toEqual([true, false]);
});

describe('referents', () => {
  it('act for the body with both names, as often as for themselves', async () => {
    const { bank, person } = portal().world;
    const parish = await parishWithTwo(portal(), giulia);
    const marco = (await portal().signIn('marco')).actingFor(parish);
    const gave = { ...termsOf(portal()), bankTo: bank.bergamo, userTo: person.giulia };
    const { status, json } = await marco.post('/users/transactions', gave);
    expect([status, json.userFromFullName, json.creator]).toEqual([
      ...[201, PARISH.name, `Bianchi Marco per ${PARISH.name}`],
    ]);
    const own = (await (await portal().signIn('marco')).get('/users/proxies')).json;
    expect(own.actsFor).toMatchObject([{ personId: parish, personName: PARISH.name, balance: 0 }]);
    await expectBooksToBalance(portal());
  });

  it('are at most five, who act for at most two bodies; people are counted apart', async () => {
    const { person } = portal().world;
    const parish = await registerBody(giulia);
    for (const name of ['Scuola', 'Comune']) {
      const { id } = await registerBody(giulia, { name, taxCode: '' });
      await nameReferent(giulia, id, person.marco);
    }
    const form = (delegateId: number) => ({ delegateId, signedOn: TODAY });
    const proxies = `/admin/banks/users/${parish.id}/proxies`;
    expect(refusalOf(await giulia.post(proxies, form(person.marco)))).toEqual([
      ...[409, 'delegate-of-two-bodies'],
    ]);
    for (let nth = 0; nth < 3; nth += 1) {
      const { id } = await insertDeskMember(portal(), 'bergamo', 'active');
      await nameReferent(giulia, id, person.marco);
    }
    for (let nth = 0; nth < 5; nth += 1) {
      const { id } = await insertPerson(portal(), 'bergamo', 'active');
      await nameReferent(giulia, parish.id, id);
    }
    const sixth = await giulia.post(proxies, form(person.anna));
    expect(refusalOf(sixth)).toEqual([409, 'body-has-five']);
    const { json } = await giulia.get('/admin/bodies?q=rocco');
    expect(json.map(({ referents }) => referents.length)).toEqual([5]);
  });

  it('cannot be a body, and a body is nobody’s referent', async () => {
    const parish = await registerBody(giulia);
    const school = await registerBody(giulia, { name: 'Scuola', taxCode: '' });
    const form = { delegateId: school.id, signedOn: TODAY };
    const refused = await giulia.post(`/admin/banks/users/${parish.id}/proxies`, form);
    expect(refusalOf(refused)).toEqual([403, 'person-without-login']);
  });

  it('end with their membership', async () => {
    const { person } = portal().world;
    const parish = await parishWithTwo(portal(), giulia);
    await giulia.delete(`/admin/banks/users/${person.anna}`);
    const { json } = await giulia.get('/admin/bodies');
    expect(json.map(({ id, referents }) => [id, referents.map(({ name }) => name)])).toEqual([
      [parish, ['Marco Bianchi']],
    ]);
  });
});
