/**
 * What waits for a member, in one list (specification §2): each kind appears with the facts of its
 * sentence and goes by its act, in one order, and nobody reads what others decide.
 */
import { describe, expect, it } from 'vitest';
import { TODO_KINDS, TODO_MAX, type Todo } from '#contract/hours/todo.ts';
import { insertArrangement, insertStanding } from './support/arrangements.ts';
import type { Caller } from './support/caller.ts';
import { actingFor, nameDelegate, termsOf } from './support/delegates.ts';
import { recordForAnna } from './support/exchanges.ts';
import { insertDeskMember } from './support/fixture-rows.ts';
import { insertAnswer, insertNotice, noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { reopened, suspended } from './support/suspensions.ts';
import { PLAN } from './support/valid-arrangement-requests.ts';
import { type BankKey, NOW, TODAY, type Who } from './support/world.ts';

const HOUR = 60;
const TITLE = 'Aiuto con lo smartphone';

const portal = portalForEachStory();
const as = (who: Who) => portal().signIn(who);
const idOf = (who: Who) => portal().world.person[who];
const madeOf = (who: Who, bank: BankKey = 'bergamo') => ({
  id: idOf(who),
  bankId: portal().world.bank[bank],
});
const todoOf = async (who: Caller): Promise<Todo> => (await who.get('/users/todo')).json;
const kindsOf = async (who: Who) => {
  const { items } = await todoOf(await as(who));
  return items.map(({ kind, id }) => `${kind} ${id}`).filter((item) => item !== 'consent 1');
};

/** Marco helps Anna this morning at ten, as the two have agreed or as he proposes; now it is eleven. */
const withAnna = (state: 'agreed' | 'proposed', giver: Who = 'marco') =>
  insertArrangement(portal(), madeOf(giver), madeOf('anna'), { state, hour: 10, minutes: HOUR });

describe('each kind appears, with the facts of its sentence, and goes by its act', () => {
  it('hours to confirm, as the list of what is pending has them', async () => {
    const id = await recordForAnna(portal());
    const anna = await as('anna');
    const { items, count, more } = await todoOf(anna);
    const [pending] = (await anna.get('/users/transactions/pending')).json;
    expect(items[0]).toEqual({ kind: 'confirm', id, since: NOW.toISOString(), exchange: pending });
    expect([count, more]).toEqual([1, 0]);
    await anna.patch(`/users/transactions/${id}/approve`, { undoable: true });
    expect(await kindsOf('anna')).toEqual([]);
    await anna.patch(`/users/transactions/${id}/take-back`);
    expect(await kindsOf('anna')).toEqual([`confirm ${id}`]);
    await anna.patch(`/users/transactions/${id}/reject`);
    expect(await kindsOf('anna')).toEqual([]);
  });

  it('an appointment that is over, for who gave, from its end on', async () => {
    const { id } = await insertArrangement(portal(), madeOf('marco'), madeOf('anna'), {
      ...{ state: 'agreed', hour: 10, minutes: 2 * HOUR },
    });
    expect(await kindsOf('marco')).toEqual([]);
    portal().passMinutes(HOUR);
    const marco = await as('marco');
    expect((await todoOf(marco)).items[0]).toEqual({
      ...{ kind: 'done', id, since: '2026-11-20T11:00:00.000Z', who: 'Anna', title: TITLE },
      ...{ day: TODAY, time: '10:00', daysAway: 0, sequence: 0, hours: [2] },
    });
    expect(await kindsOf('anna')).toEqual([]);
    await marco.post(`/users/arrangements/${id}/done`, { quantityOfHours: 2 });
    expect(await kindsOf('marco')).toEqual([]);
    expect(await kindsOf('anna')).toEqual([expect.stringMatching(/^confirm /)]);
  });

  it('an answer to a notice, until it is accepted, let go or taken back', async () => {
    const notice = await insertNotice(portal(), madeOf('anna'));
    portal().passMinutes(-24 * HOUR);
    const { id } = await insertAnswer(portal(), notice, madeOf('sara', 'lecco'));
    const anna = await as('anna');
    expect((await todoOf(anna)).items[0]).toMatchObject({
      ...{ kind: 'answer', id, who: 'Sara', title: TITLE },
      ...{ noticeId: notice.id, noticeKind: 'request' },
    });
    expect(await kindsOf('giulia')).toEqual([]);
    await anna.post(`/users/answers/${id}/let-go`, null);
    expect(await kindsOf('anna')).toEqual([]);
    await anna.post(`/users/answers/${id}/take-back`, null);
    expect(await kindsOf('anna')).toEqual([`answer ${id}`]);
    await anna.post(`/users/answers/${id}/accept`, null);
    expect(await kindsOf('anna')).toEqual([]);
  });

  it('a day that is proposed, for the other one alone, and again after another proposal', async () => {
    const { id } = await withAnna('proposed');
    const [anna, marco] = [await as('anna'), await as('marco')];
    expect((await todoOf(anna)).items[0]).toMatchObject({
      ...{ kind: 'proposal', id, who: 'Marco', title: TITLE, day: TODAY, time: '10:00' },
      ...{ daysAway: 0, every: null, sequence: 0 },
    });
    expect(await kindsOf('marco')).toEqual([]);
    await anna.put(`/users/arrangements/${id}`, { sequence: 0, ...PLAN });
    expect([await kindsOf('anna'), await kindsOf('marco')]).toEqual([[], [`proposal ${id}`]]);
    await marco.post(`/users/arrangements/${id}/agree`, { sequence: 1 });
    expect(await kindsOf('marco')).toEqual([]);
  });

  it('a standing appointment that is proposed', async () => {
    const { id } = await insertStanding(portal(), madeOf('marco'), madeOf('anna'), 'proposed');
    const anna = await as('anna');
    expect((await todoOf(anna)).items[0]).toMatchObject({
      ...{ kind: 'proposal', id, who: 'Marco', day: TODAY, time: '15:00', every: 'week' },
      sequence: null,
    });
    expect(await kindsOf('marco')).toEqual([]);
    await anna.post(`/users/standings/${id}/drop`, null);
    expect(await kindsOf('anna')).toEqual([]);
  });

  it('a request that one was asked about, while one may answer it', async () => {
    const { activity } = portal().world;
    const [anna, marco] = [await as('anna'), await as('marco')];
    await marco.put('/users/skills', { activities: [activity] });
    const form = noticeForm(portal(), { neededBy: '2026-11-23' });
    const { id: noticeId } = (await anna.post('/users/notices', form)).json;
    const [item] = (await todoOf(marco)).items;
    expect(item).toMatchObject({ kind: 'asked', who: 'Anna', title: TITLE, noticeId });
    await (await as('giulia')).put(`/admin/activity-rules/${activity}`, {
      ...{ throughDesk: true, shown: true },
    });
    expect(await kindsOf('marco')).toEqual([]);
    await (await as('giulia')).put(`/admin/activity-rules/${activity}`, {
      ...{ throughDesk: false, shown: true },
    });
    expect(await kindsOf('marco')).toEqual([`asked ${item?.id}`]);
    await marco.post(`/users/notices/${noticeId}/answers`, { text: 'Posso io' });
    expect(await kindsOf('marco')).toEqual([]);
    expect((await todoOf(await as('giulia'))).items.map(({ kind }) => kind)).toEqual(['consent']);
  });

  it('of what one was asked, nothing that one has not answered for a week', async () => {
    await (await as('marco')).put('/users/skills', { activities: [portal().world.activity] });
    const form = noticeForm(portal(), { neededBy: '2026-11-23' });
    await (await as('anna')).post('/users/notices', form);
    expect((await kindsOf('marco')).join()).toContain('asked');
    portal().passMinutes(7 * 24 * 60);
    expect(await kindsOf('marco')).toEqual([]);
  });

  it('a notice whose time is over: a request on its day, an offer two weeks before', async () => {
    const [anna, marco] = [await as('anna'), await as('marco')];
    const { id } = (await anna.post('/users/notices', noticeForm(portal()))).json;
    portal().passMinutes(29 * 24 * HOUR);
    expect(await kindsOf('anna')).toEqual([]);
    portal().passMinutes(24 * HOUR);
    const again = await as('anna');
    expect((await todoOf(again)).items[0]).toEqual({
      ...{ kind: 'renew', id, since: '2026-12-20T00:00:00.000Z', title: TITLE },
      ...{ noticeKind: 'request', daysAway: 0 },
    });
    await again.post(`/users/notices/${id}/renew`, null);
    expect(await kindsOf('anna')).toEqual([]);
    expect((await marco.get('/users/notices/mine')).status).toBe(401);
  });

  it('the privacy notice of the bank, until one agrees', async () => {
    const anna = await as('anna');
    const { items, count } = await todoOf(anna);
    expect(items).toEqual([{ kind: 'consent', id: 1, since: expect.any(String) }]);
    expect(count).toBe(0);
    await anna.post('/users/consent', { number: 1 });
    expect((await todoOf(anna)).items).toEqual([]);
  });
});

it('stands in the order of the kinds, the oldest first, at most twenty, with how many more', async () => {
  const notice = await insertNotice(portal(), madeOf('anna'));
  await insertAnswer(portal(), notice, madeOf('marco'));
  await insertStanding(portal(), madeOf('marco'), madeOf('anna'), 'proposed');
  await withAnna('proposed', 'giulia');
  await insertArrangement(portal(), madeOf('anna'), madeOf('marco'), {
    ...{ state: 'agreed', hour: 9, minutes: HOUR },
  });
  const first = await recordForAnna(portal());
  portal().passMinutes(1);
  const second = await recordForAnna(portal());
  const anna = await as('anna');
  const { items, count, more } = await todoOf(anna);
  expect(items.slice(0, 2).map(({ id }) => id)).toEqual([first, second]);
  const ranks = items.map(({ kind }) => TODO_KINDS.indexOf(kind));
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  expect([items.length, count, more]).toEqual([8, 6, 0]);
  for (let n = 0; n < TODO_MAX; n += 1) await recordForAnna(portal());
  const long = await todoOf(anna);
  expect([long.items.length, long.count, long.more]).toEqual([TODO_MAX, 26, 8]);
  expect(new Set(long.items.map(({ kind }) => kind))).toEqual(new Set(['confirm']));
});

describe('nobody reads what others decide', () => {
  it('neither the other side, nor somebody else, nor another bank', async () => {
    await recordForAnna(portal());
    await withAnna('proposed');
    const notice = await insertNotice(portal(), madeOf('anna'));
    await insertAnswer(portal(), notice, madeOf('sara', 'lecco'));
    for (const who of ['marco', 'giulia', 'sara', 'paolo', 'greta'] as const) {
      expect([who, await kindsOf(who)]).toEqual([who, []]);
    }
  });

  it('who waits for a bank, or is in none, is refused', async () => {
    for (const who of ['elena', 'davide'] as const) {
      expect((await (await as(who)).get('/users/todo')).status).toBe(403);
    }
    expect((await portal().visitor().get('/users/todo')).status).toBe(401);
  });

  it('who has left keeps nothing, and their answers and proposals are gone', async () => {
    await recordForAnna(portal());
    await insertStanding(portal(), madeOf('marco'), madeOf('anna'), 'proposed');
    await insertAnswer(portal(), await insertNotice(portal(), madeOf('anna')), madeOf('marco'));
    expect(await kindsOf('anna')).toHaveLength(4);
    const giulia = await as('giulia');
    const closing = `/admin/banks/users/${idOf('marco')}/closing` as const;
    expect((await giulia.post(closing, { seen: 0, way: 'keep' })).status).toBe(204);
    const kinds = (await todoOf(await as('anna'))).items.map(({ kind }) => kind);
    expect(kinds).toEqual(['renew', 'consent']);
  });
});

describe('a person of trust', () => {
  it('finds what they may confirm for the member, and nothing else', async () => {
    const { id: rosa } = await insertDeskMember(portal(), 'bergamo', 'active');
    await nameDelegate(portal(), rosa, idOf('marco'));
    const to = { ...termsOf(portal()), bankTo: portal().world.bank.bergamo, userTo: rosa };
    const byAnna = (await (await as('anna')).post('/users/transactions', to)).json.id;
    await (await as('marco')).post('/users/transactions', to);
    await insertArrangement(
      portal(),
      madeOf('anna'),
      { id: rosa, bankId: portal().world.bank.bergamo },
      { state: 'proposed', hour: 15 },
    );
    const { items, count } = await todoOf(await actingFor(portal(), 'marco', rosa));
    expect(items.map(({ kind, id }) => [kind, id])).toEqual([['confirm', byAnna]]);
    expect([items[0], count]).toMatchObject([{ exchange: { canConfirm: true } }, 1]);
    expect(await kindsOf('marco')).toEqual([]);
    const stranger = await actingFor(portal(), 'anna', rosa);
    expect((await stranger.get('/users/todo')).status).toBe(403);
  });

  it('does not find what they recorded for who gave it', async () => {
    const { id: rosa } = await insertDeskMember(portal(), 'bergamo', 'active');
    for (const member of [rosa, idOf('anna')]) {
      await nameDelegate(portal(), member, idOf('marco'));
    }
    const forAnna = await actingFor(portal(), 'marco', idOf('anna'));
    const to = { ...termsOf(portal()), bankTo: portal().world.bank.bergamo, userTo: rosa };
    expect((await forAnna.post('/users/transactions', to)).status).toBe(201);
    expect((await todoOf(await actingFor(portal(), 'marco', rosa))).items).toEqual([]);
  });
});

it('a suspended bank asks for nothing but the answer to its notice, and nobody waits for its people', async () => {
  await recordForAnna(portal());
  await withAnna('proposed', 'giulia');
  await insertAnswer(portal(), await insertNotice(portal(), madeOf('anna')), madeOf('marco'));
  const sara = await as('sara');
  await insertStanding(portal(), madeOf('sara', 'lecco'), madeOf('anna'), 'proposed');
  await sara.post('/users/transactions', {
    ...{ bankTo: portal().world.bank.bergamo, userTo: idOf('anna') },
    ...{ activity: portal().world.activity, dateOfTransaction: TODAY },
    ...{ quantityOfHours: 1, note: 'Spesa' },
  });
  const anna = await as('anna');
  expect(await todoOf(anna)).toMatchObject({ count: 5 });
  await suspended(portal(), 'lecco');
  expect(await todoOf(anna)).toMatchObject({ count: 3 });
  await suspended(portal(), 'bergamo');
  expect((await todoOf(anna)).items.map(({ kind }) => kind)).toEqual(['consent']);
  await reopened(portal(), 'bergamo');
  expect(await todoOf(anna)).toMatchObject({ count: 3 });
});
