/** What a person of trust does for a member, under both names, and what stays the member's own (specification §12). */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EndpointRow } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { actingFor, nameDelegate, termsOf } from './support/delegates.ts';
import { balanceOf } from './support/exchanges.ts';
import { insertDeskMember } from './support/fixture-rows.ts';
import { portalForEachStory } from './support/portal.ts';
import { sendRaw } from './support/send-call.ts';
import { TODAY } from './support/world.ts';

const portal = portalForEachStory();

/** Rosa Verdi has no login; Marco acts for her. */
let rosa = 0;
beforeEach(async () => {
  const { id } = await insertDeskMember(portal(), 'bergamo', 'active');
  rosa = id;
  await nameDelegate(portal(), rosa, portal().world.person.marco);
});

const forRosa = () => actingFor(portal(), 'marco', rosa);

/** Somebody of Bergamo gave, Rosa received; it waits. @returns its id */
async function givenToRosa(who: 'anna' | 'marco'): Promise<number> {
  const caller = await portal().signIn(who);
  const to = { bankTo: portal().world.bank.bergamo, userTo: rosa };
  return (await caller.post('/users/transactions', { ...termsOf(portal()), ...to })).json.id;
}

describe('a person of trust', () => {
  it('records hours that the member gave; both names stand on it', async () => {
    const { bank, person } = portal().world;
    const marco = await forRosa();
    const to = { bankTo: bank.bergamo, userTo: person.anna };
    const { status, json } = await marco.post('/users/transactions', {
      ...termsOf(portal()),
      ...to,
    });
    expect([status, json.status, json.userFromId]).toEqual([201, 'pending', rosa]);
    expect(json.creator).toBe('Bianchi Marco per Verdi Rosa');
    const anna = await portal().signIn('anna');
    const { history } = (await anna.get(`/users/transactions/${json.id}?lang=de`)).json;
    expect(history.map(({ by }) => by)).toEqual(['Marco Bianchi für Rosa Verdi']);
    await anna.patch(`/users/transactions/${json.id}/approve`);
    const list = await marco.get('/users/transactions');
    expect(list.json).toMatchObject([{ id: json.id, quantityOfHours: 1.5, balanceAfter: 1.5 }]);
    expect((await (await portal().signIn('marco')).get('/users/transactions')).json).toEqual([]);
  });

  it('records hours that the member received; that confirms them', async () => {
    const { bank, person } = portal().world;
    const from = { bankFrom: bank.bergamo, userFrom: person.anna };
    const answer = await (await forRosa()).post('/users/transactions/received', {
      ...termsOf(portal()),
      ...from,
    });
    expect([answer.status, answer.json.status]).toEqual([201, 'confirmed']);
    expect(await balanceOf(portal(), 'anna')).toMatchObject({ total: 1.5 });
    const giulia = await portal().signIn('giulia');
    const day = `from=${TODAY}&to=${TODAY}` as const;
    const { lines } = (await giulia.get(`/admin/banks/users/${rosa}/statement?${day}`)).json;
    const both = 'Marco Bianchi per Rosa Verdi';
    expect(lines).toMatchObject([{ recordedBy: both, decidedBy: both, byDebtor: false }]);
  });

  it('confirms, takes back and cancels for the member, under both names in history and audit', async () => {
    const id = await givenToRosa('anna');
    const marco = await forRosa();
    const waiting = (await marco.get('/users/transactions/pending')).json;
    expect(waiting).toMatchObject([{ id, canConfirm: true, canCancel: true }]);
    expect((await marco.get('/users/transactions/pending/summary')).json).toMatchObject({
      toConfirm: 1,
    });
    const path = `/users/transactions/${id}` as const;
    expect((await marco.patch(`${path}/approve`, { undoable: true })).status).toBe(200);
    expect((await marco.patch(`${path}/take-back`)).json.status).toBe('pending');
    expect((await marco.patch(`${path}/reject`)).json.status).toBe('cancelled');
    const { history } = (await marco.get(path)).json;
    const both = 'Marco Bianchi per Rosa Verdi';
    expect(history.map(({ what, by }) => [what, by])).toEqual([
      ['recorded', 'Anna Ferrari'],
      ['confirmed', both],
      ['takenBack', both],
      ['cancelled', both],
    ]);
    const { marco: marcoId } = portal().world.person;
    const { rows } = await portal().deps.database.pool.query(
      `select actor_id, (detail ->> 'delegateId')::bigint as delegate from audit
       where exchange_id = $1 and action <> 'exchange-recorded'`,
      [id],
    );
    expect(rows).toEqual(Array(3).fill({ actor_id: rosa, delegate: marcoId }));
  });

  it('never confirms where they gave, nor where they recorded for who gave', async () => {
    const { bank, person } = portal().world;
    const id = await givenToRosa('marco');
    const marco = await forRosa();
    const refused = await marco.patch(`/users/transactions/${id}/approve`);
    expect([refused.status, refused.json]).toMatchObject([403, { code: 'proxy-is-creditor' }]);
    expect((await marco.get('/users/transactions/pending')).json).toMatchObject([
      { id, canConfirm: false, canCancel: true },
    ]);
    expect((await marco.get(`/users/transactions/${id}`)).json.can).toEqual({
      ...{ confirm: false, cancel: true, reverse: false },
    });
    const received = await marco.post('/users/transactions/received', {
      ...termsOf(portal()),
      ...{ bankFrom: bank.bergamo, userFrom: person.marco },
    });
    expect([received.status, received.json]).toMatchObject([403, { code: 'proxy-is-creditor' }]);

    await nameDelegate(portal(), person.anna, person.marco);
    const forAnna = await actingFor(portal(), 'marco', person.anna);
    const toRosa = { bankTo: bank.bergamo, userTo: rosa };
    const claim = await forAnna.post('/users/transactions', { ...termsOf(portal()), ...toRosa });
    const both = await marco.patch(`/users/transactions/${claim.json.id}/approve`);
    expect([both.status, both.json]).toMatchObject([403, { code: 'proxy-is-creditor' }]);
  });

  it('reverses nothing', async () => {
    const { bank, person } = portal().world;
    const marco = await forRosa();
    const to = { bankTo: bank.bergamo, userTo: person.anna };
    const { json } = await marco.post('/users/transactions', { ...termsOf(portal()), ...to });
    await (await portal().signIn('anna')).patch(`/users/transactions/${json.id}/approve`);
    expect((await marco.patch(`/users/transactions/${json.id}/reject-confirmed`)).status).toBe(403);
    expect((await marco.get(`/users/transactions/${json.id}`)).json.can.reverse).toBe(false);
  });

  it('has no rights of an administrator, neither theirs nor the member’s', async () => {
    const { person, bank } = portal().world;
    await nameDelegate(portal(), rosa, person.giulia);
    await nameDelegate(portal(), person.giulia, person.marco);
    const id = await givenToRosa('anna');
    const marcoForGiulia = await actingFor(portal(), 'marco', person.giulia);
    expect((await marcoForGiulia.patch(`/users/transactions/${id}/approve`)).status).toBe(404);
    const giuliaForRosa = await actingFor(portal(), 'giulia', rosa);
    expect((await giuliaForRosa.get('/admin/transactions')).status).toBe(403);
    const between = await (await portal().signIn('anna')).post('/users/transactions', {
      ...termsOf(portal()),
      ...{ bankTo: bank.bergamo, userTo: person.marco },
    });
    const path = `/users/transactions/${between.json.id}` as const;
    expect((await giuliaForRosa.get(path)).status).toBe(404);
  });

  it('has keys of their own: one of the member’s own is not theirs', async () => {
    const { bank, person } = portal().world;
    await nameDelegate(portal(), person.anna, person.marco);
    const key = { 'idempotency-key': randomUUID() };
    const form = { ...termsOf(portal()), ...{ bankTo: bank.bergamo, userTo: rosa } };
    const forAnna = await actingFor(portal(), 'marco', person.anna);
    const first = await forAnna.post('/users/transactions', form, key);
    const again = await forAnna.post('/users/transactions', form, key);
    expect([first.status, again.json.id]).toEqual([201, first.json.id]);
    const anna = await portal().signIn('anna');
    const other = await anna.post('/users/transactions', form, key);
    expect([other.status, other.json]).toMatchObject([409, { code: 'idempotency-key-reused' }]);
    const ownKey = await (await portal().signIn('marco')).post('/users/transactions', form, key);
    expect(ownKey.status).toBe(201);
    expect(ownKey.json.id).not.toBe(first.json.id);
  });
});

describe('the header X-For', () => {
  it('is refused for whom one does not act, and when it names nobody', async () => {
    const anna = await portal().signIn('anna');
    expect((await anna.actingFor(rosa).get('/users/transactions')).status).toBe(403);
    const { token } = await portal().signIn('marco');
    for (const value of ['', '0', '-1', 'abc', '9'.repeat(40), `${rosa}, ${rosa}`]) {
      const { status } = await sendRaw(`${portal().url}/api/users/transactions`, {
        method: 'GET',
        headers: { authorization: `Bearer ${token}`, 'x-for': value },
      });
      expect([value, status]).toEqual([value, 403]);
    }
  });

  it('opens nothing without a session', async () => {
    const visitor = portal().visitor().actingFor(rosa);
    expect((await visitor.get('/users/transactions')).status).toBe(401);
  });

  it('is accepted by these calls of a member alone', () => {
    const names = Object.keys(endpoints) as EndpointName[];
    const ofTrust = (row: EndpointRow) => row.actsFor === 'trust';
    expect(names.filter((name) => ofTrust(endpoints[name])).sort()).toEqual([
      'approveExchange',
      'createExchange',
      'createReceivedExchange',
      'exportOwnExchanges',
      'listExchanges',
      'listExchangesAsCreditor',
      'listExchangesAsDebtor',
      'listOwnBulletins',
      'listPartners',
      'listPendingExchanges',
      'putAwayBulletin',
      'readBalanceOutlook',
      'readExchange',
      'readHome',
      'readOwnSuspension',
      'readRecordingMatch',
      'readTodo',
      'rejectExchange',
      'sayAttendance',
      'summarisePending',
      'takeBackExchange',
    ]);
  });

  it('is refused by every other call: profile, password, letters, gifts, the desk', async () => {
    const { marco } = portal().world.person;
    const caller = await forRosa();
    for (const path of [`/users/${rosa}`, `/users/${marco}`, '/users/letter-preferences']) {
      expect([path, (await caller.send('GET', path, {})).status]).toEqual([path, 403]);
    }
    const change = { password: 'x', newPassword: 'y' };
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(change);
    const path = '/user/change-password';
    expect((await caller.send('POST', path, { headers, body })).status).toBe(403);
    expect((await caller.get('/users/proxies')).status).toBe(403);
    expect((await caller.get('/users/news')).status).toBe(403);
  });

  it('is refused by every call of the board, of conversations and of thanks', async () => {
    const caller = await forRosa();
    const rows: EndpointRow[] = Object.values(endpoints);
    const ofBoth = rows.filter(
      ({ module, access }) =>
        ['notices', 'thanks', 'threads'].includes(module) && access === 'member',
    );
    expect(ofBoth.length).toBeGreaterThan(25);
    for (const { method, path } of ofBoth) {
      const { status } = await caller.send(method, path.replaceAll(/\{\w+\}/g, '1'), {});
      expect([method, path, status]).toEqual([method, path, 403]);
    }
  });
});
