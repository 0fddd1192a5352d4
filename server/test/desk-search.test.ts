/** The desk's search, its sums and its figures, against exchanges that are known. */
import { describe, expect, it } from 'vitest';
import { bankForm } from './support/exchanges.ts';
import { confirmed, insertExchange, moveToBank } from './support/fixture-rows.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

const search = async (who: 'giulia' | 'paolo', q: string) =>
  (await portal().signIn(who)).get(`/admin/search?${new URLSearchParams({ q })}`);

const namesOf = ({ json }: Awaited<ReturnType<typeof search>>) =>
  json.people.map(({ fullName }) => fullName);

describe('the search of the desk', () => {
  it('finds a member by parts of the name in any order, with phone and balance', async () => {
    const { person } = portal().world;
    const giulia = await portal().signIn('giulia');
    await giulia.post('/admin/transactions', bankForm(portal()));
    for (const q of ['marco', 'BIANCHI m', 'mar bia', '  bianchi   marco ']) {
      const { status, json } = await search('giulia', q);
      expect(status).toBe(200);
      expect(json.people[0]).toMatchObject({ id: person.marco, fullName: 'Bianchi Marco' });
      expect(json.people[0]).toHaveProperty('phone');
      expect(typeof json.people[0]?.total).toBe('number');
    }
  });

  it('finds who has left, apart from the members, until they come back', async () => {
    const { person, bank } = portal().world;
    const giulia = await portal().signIn('giulia');
    await giulia.delete(`/admin/banks/users/${person.marco}`);
    const found = await search('giulia', 'bianchi mar');
    expect(found.json).toMatchObject({
      people: [],
      former: [{ id: person.marco, fullName: 'Bianchi Marco', total: expect.any(Number) }],
    });
    expect((await search('giulia', 'ferrari')).json.former).toEqual([]);
    expect((await search('paolo', 'bianchi')).json.former).toEqual([]);
    const marco = await portal().signIn('marco');
    await marco.patch(`/users/banks/${bank.bergamo}/join`);
    await giulia.patch(`/admin/banks/users/${person.marco}/accept`);
    expect((await search('giulia', 'bianchi')).json).toMatchObject({
      people: [{ id: person.marco }],
      former: [],
    });
  });

  it('finds a member by a phone number, however it is written', async () => {
    const { person } = portal().world;
    await portal().deps.database.pool.query(
      `update person set phone = '+39 347 98 76 123' where id = $1`,
      [person.marco],
    );
    for (const q of ['347 9876', '0039 347-9876123', '347/98.76']) {
      expect(namesOf(await search('giulia', q)), q).toEqual(['Bianchi Marco']);
    }
  });

  it('finds an exchange by its number, with and without its sign', async () => {
    const giulia = await portal().signIn('giulia');
    const { id } = (await giulia.post('/admin/transactions', bankForm(portal()))).json;
    for (const q of [`${id}`, `#${id}`, `n. ${id}`, `00${id}`]) {
      expect((await search('giulia', q)).json.exchanges, q).toMatchObject([{ id }]);
    }
  });

  it('another bank finds neither the member nor the exchange', async () => {
    const giulia = await portal().signIn('giulia');
    const { id } = (await giulia.post('/admin/transactions', bankForm(portal()))).json;
    expect((await search('paolo', String(id))).json.exchanges).toEqual([]);
    expect(namesOf(await search('paolo', 'bianchi marco'))).toEqual([]);
    const marco = await portal().signIn('marco');
    expect((await marco.get('/admin/search?q=giulia')).status).toBe(403);
  });

  it('takes wildcards literally, and finds nobody for nonsense', async () => {
    for (const q of ['%', '_', "'", '"; drop table person', '\\', '99999999999999999999', '#']) {
      const { status, json } = await search('giulia', q);
      expect([status, json.people, json.exchanges], q).toEqual([200, [], []]);
    }
    for (const q of ['', '   ']) {
      expect((await search('giulia', q)).json).toEqual({ people: [], former: [], exchanges: [] });
    }
    expect((await search('giulia', 'a'.repeat(10_000))).status).toBe(400);
  });
});

describe('the sum of a filtered list', () => {
  it('counts what the list holds, whatever narrows it', async () => {
    const { person, bank } = portal().world;
    const giulia = await portal().signIn('giulia');
    const sum = async (query: string) => {
      const { json } = await giulia.get(`/admin/transactions/summary?${query}`);
      const list = await giulia.get(`/admin/transactions?${query}`);
      expect(json.exchanges).toBe(Number(list.headers.get('x-total-count')));
      expect(json.hours).toBe(list.json.reduce((all, one) => all + one.quantityOfHours, 0));
      return json;
    };
    const before = await sum('status=all');
    const { id } = (await giulia.post('/admin/transactions', bankForm(portal()))).json;
    const friend = bankForm(portal(), { bankTo: bank.lecco, userTo: person.sara });
    await giulia.post('/admin/transactions', friend);
    const after = await sum('status=all');
    expect(after).toEqual({
      exchanges: before.exchanges + 2,
      hours: before.hours + 4,
      confirmedHours: before.confirmedHours + 2,
    });
    expect(await sum(`q=${id}&status=all`)).toMatchObject({ exchanges: 1, hours: 2 });
    expect(await sum(`otherBank=${bank.lecco}&status=pending`)).toMatchObject({ hours: 2 });
    await sum(`personIds=${person.marco}&personIds=${person.sara}&status=all`);
    await sum(`personIds=${person.marco}&userFromIds=${person.anna}`);
    await sum(`otherBank=${bank.bergamo}`);
  });

  it('is refused to members, and for days in the wrong order', async () => {
    const path = '/admin/transactions/summary';
    expect((await (await portal().signIn('marco')).get(path)).status).toBe(403);
    const giulia = await portal().signIn('giulia');
    const { status, json } = await giulia.get(`${path}?from=2026-05-02&to=2026-05-01`);
    expect([status, json.errors]).toEqual([400, [{ path: 'to', code: 'order-reversed' }]]);
  });
});

it('each filter of the list by itself, on exchanges that are known', async () => {
  const { person, bank } = portal().world;
  const giulia = await portal().signIn('giulia');
  const known: Record<number, string> = {};
  const record = async (name: string, changes: Record<string, unknown>) => {
    const { json } = await giulia.post('/admin/transactions', bankForm(portal(), changes));
    known[json.id] = name;
  };
  await record('to Anna', { dateOfTransaction: '2020-06-01' });
  const back = { userFrom: person.anna, userTo: person.marco };
  await record('to Marco', { ...back, dateOfTransaction: '2020-06-02' });
  const friend = { bankTo: bank.lecco, userTo: person.sara };
  await record('to Sara', { ...friend, dateOfTransaction: '2020-06-03' });
  const days = 'status=all&from=2020-06-01&to=2020-06-03&sort=dateOfTransaction';
  const listed = async (filter: string) => {
    const query = new URLSearchParams(`${days}&${filter}`);
    for (const name of ['from', 'to']) {
      const last = query.getAll(name).at(-1);
      if (last) query.set(name, last);
    }
    return (await giulia.get(`/admin/transactions?${query}`)).json.map(({ id }) => known[id]);
  };
  expect(await listed('')).toEqual(['to Anna', 'to Marco', 'to Sara']);
  expect(await listed('from=2020-06-02')).toEqual(['to Marco', 'to Sara']);
  expect(await listed('to=2020-06-02')).toEqual(['to Anna', 'to Marco']);
  expect(await listed(`userFromIds=${person.marco}`)).toEqual(['to Anna', 'to Sara']);
  expect(await listed(`userToIds=${person.marco}`)).toEqual(['to Marco']);
  expect(await listed(`personIds=${person.sara}`)).toEqual(['to Sara']);
  expect(await listed(`otherBank=${bank.bergamo}`)).toEqual(['to Anna', 'to Marco']);
  expect(await listed(`otherBank=${bank.lecco}`)).toEqual(['to Sara']);
  expect(await listed('limit=2&offset=2')).toEqual(['to Sara']);
});

describe('the figures of a period', () => {
  it('add up by month, activity, member and friend bank; what waits or was undone is not counted', async () => {
    const { person, bank, activity } = portal().world;
    const giulia = await portal().signIn('giulia');
    const paolo = await portal().signIn('paolo');
    const record = async (who: typeof giulia, changes: Parameters<typeof bankForm>[1]) =>
      (await who.post('/admin/transactions', bankForm(portal(), changes))).json;
    await record(giulia, { dateOfTransaction: '2020-01-05', quantityOfHours: 1.5 });
    await record(giulia, { dateOfTransaction: '2020-01-31', quantityOfHours: 0.5 });
    await record(giulia, { dateOfTransaction: '2020-03-01', quantityOfHours: 3 });
    const undone = await record(giulia, { dateOfTransaction: '2020-02-01' });
    await giulia.send('DELETE', `/admin/transactions/${undone.id}`, {});
    const toLecco = { bankTo: bank.lecco, userTo: person.sara, dateOfTransaction: '2020-02-10' };
    const waiting = await record(giulia, toLecco);
    await paolo.patch(`/users/transactions/${waiting.id}/approve`);
    await record(giulia, toLecco);
    const { json } = await giulia.get('/admin/statistics?from=2020-01-01&to=2020-12-31&lang=it');
    expect(json.months).toEqual([
      { month: '2020-01', exchanges: 2, hours: 2 },
      { month: '2020-02', exchanges: 1, hours: 2 },
      { month: '2020-03', exchanges: 1, hours: 3 },
    ]);
    expect(json.activities).toMatchObject([{ id: activity, exchanges: 4, hours: 7 }]);
    expect(json.flows).toMatchObject([{ bankId: bank.lecco, given: 2, received: 0 }]);
    const { both, gave, received, neither } = json.members;
    const { json: members } = await giulia.get(`/admin/banks/${bank.bergamo}/users`);
    expect(both + gave + received + neither).toBe(members.length);
    expect([both, gave, received]).toEqual([0, 1, 1]);
    const theirs = (await paolo.get('/admin/statistics?from=2020-01-01&to=2020-12-31')).json;
    expect(theirs.flows).toMatchObject([{ bankId: bank.bergamo, given: 0, received: 2 }]);
    expect(theirs.months).toEqual([{ month: '2020-02', exchanges: 1, hours: 2 }]);
    // Of a bank that is a friend no longer the figures say so.
    await portal().deps.database.pool.query(
      `update bank_link set state = 'removed', ended_at = now(), ended_by = requested_by`,
    );
    const after = (await giulia.get('/admin/statistics?from=2020-01-01&to=2020-12-31')).json;
    expect([json.flows, after.flows].map(([flow]) => flow?.isFriend)).toEqual([true, false]);
  });

  it('count members once, by what they did in this bank and not in another one', async () => {
    const { person, bank } = portal().world;
    const marco = { id: person.marco, bankId: bank.bergamo };
    const sara = { id: person.sara, bankId: bank.lecco };
    for (const [creditor, debtor] of [
      [marco, sara],
      [marco, sara],
      [sara, marco],
    ] as const) {
      await confirmed(portal(), await insertExchange(portal(), creditor, debtor));
    }
    const giulia = await portal().signIn('giulia');
    const counted = async () =>
      (await giulia.get('/admin/statistics?from=2026-01-01&to=2026-01-01')).json.members;
    expect(await counted()).toEqual({ both: 1, gave: 0, received: 0, neither: 2 });
    await moveToBank(portal(), person.sara, bank.bergamo);
    expect(await counted()).toEqual({ both: 1, gave: 0, received: 0, neither: 3 });
  });

  it('are those of an administrator’s own bank alone, in a period that runs forwards', async () => {
    expect((await (await portal().signIn('marco')).get('/admin/statistics')).status).toBe(403);
    const giulia = await portal().signIn('giulia');
    expect((await giulia.get('/admin/statistics?from=2026-02-01&to=2026-01-01')).status).toBe(400);
    const { json } = await giulia.get('/admin/statistics?from=2019-06-01&to=2019-06-02');
    expect(json).toMatchObject({ months: [], activities: [], flows: [] });
  });
});
