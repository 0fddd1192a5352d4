/** The first steps of a bank that begins, and when a beginning is over for good (specification §41). */
import { describe, expect, it } from 'vitest';
import { sealed, upload } from './support/archive.ts';
import { openBoth } from './support/archive-world.ts';
import type { Caller } from './support/caller.ts';
import { nameDelegate } from './support/delegates.ts';
import { founded, services, somebody, stepsOf } from './support/first-steps.ts';
import { insertDeskMember, insertMembers, moveToBank } from './support/fixture-rows.ts';
import { bringIn, undo } from './support/imports.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { suspended } from './support/suspensions.ts';
import { NOW, PASSWORD, type Who } from './support/world.ts';

const HISTORY = 'Data;Donatore;Ricevente;Ore\n14/09/2017;Greta Mair;Lukas Hofer;1';
const PEOPLE = 'Cognome;Nome;Saldo\nAgazzi;Adele;12,5';

const portal = portalForEachStory();
const lukas = () => somebody(portal(), 'lukas', 'bozen');
const greta = () => somebody(portal(), 'greta', 'bozen');
const step = async (name: string, who: Who = 'lukas') =>
  (await stepsOf(portal(), who)).steps.find((one) => one.name === name);
const isBeginning = async (who: Who = 'lukas') => (await stepsOf(portal(), who)).isBeginning;

describe('a bank that is founded here', () => {
  it('begins with six steps, of which nothing is done', async () => {
    const davide = await portal().signIn('davide');
    const { json } = await davide.post('/admin/banks', {
      ...{ name: 'Banca del Tempo di Crema', email: 'crema@example.org', date: '2026-11-19' },
      ...{ address: 'Via Roma 1', president: 'P', secretary: 'S', gdpr: 'Privacy' },
    });
    const portale = await portal().signIn('portale');
    await portale.patch(`/portal/bank-applications/${json.applicationId}/approve`);
    expect(await stepsOf(portal(), 'davide')).toEqual({
      isBeginning: true,
      steps: [
        { name: 'administrators', isDone: false, count: 1, of: 2 },
        { name: 'place', isDone: false, count: 0, of: 2 },
        { name: 'members', isDone: false, count: 1, of: 10 },
        { name: 'skills', isDone: false, count: 0, of: 5 },
        { name: 'requests', isDone: false, count: 0, of: 3 },
        { name: 'exchange', isDone: false, count: 0, of: 1 },
      ],
      isPutAway: false,
    });
  });

  it('has a second administrator once they are active', async () => {
    await founded(portal(), 'bozen');
    expect(await step('administrators')).toMatchObject({ isDone: false, count: 1 });
    await portal().rows(`update membership set role = 'ADMIN' where person_id = $1`, [greta().id]);
    expect(await step('administrators')).toMatchObject({ isDone: true, count: 2, of: 2 });
    await portal().rows(
      `update membership set state = 'ended', ended_at = now() where person_id = $1`,
      [greta().id],
    );
    expect(await step('administrators')).toMatchObject({ isDone: false, count: 1 });
  });

  it('can be found by telephone and opening hours, not by one of them', async () => {
    await founded(portal(), 'bozen');
    expect(await step('place')).toMatchObject({ isDone: false, count: 0, of: 2 });
    await portal().rows(`update bank set phone = '0471 555 067' where id = $1`, [lukas().bankId]);
    expect(await step('place')).toMatchObject({ isDone: false, count: 1 });
    await portal().rows(`update bank set opening_hours = 'Samstag' where id = $1`, [
      lukas().bankId,
    ]);
    expect(await step('place')).toMatchObject({ isDone: true, count: 2 });
  });

  it('counts nine active members and then ten, those of paper too', async () => {
    await founded(portal(), 'bozen');
    await insertMembers(portal(), 'bozen', 7);
    expect(await step('members')).toMatchObject({ isDone: false, count: 9, of: 10 });
    await insertDeskMember(portal(), 'bozen', 'ended');
    expect(await step('members')).toMatchObject({ isDone: false, count: 9 });
    await insertDeskMember(portal(), 'bozen', 'active');
    expect(await step('members')).toMatchObject({ isDone: true, count: 10 });
  });

  it('counts members who said what they can do, each once', async () => {
    await founded(portal(), 'bozen');
    const activities = (await portal().rows('select id from activity order by id limit 2')).map(
      ({ id }) => id,
    );
    await (await portal().signIn('greta')).put('/users/skills', { activities });
    await (await portal().signIn('sara')).put('/users/skills', { activities });
    expect(await step('skills')).toEqual({ name: 'skills', isDone: false, count: 1, of: 5 });
    const others = await insertMembers(portal(), 'bozen', 4);
    await portal().rows(
      `insert into skill (person_id, activity_id, said_at, said_by)
       select id, $2, now(), id from unnest($1::bigint[]) id`,
      [others, activities[0]],
    );
    expect(await step('skills')).toMatchObject({ isDone: true, count: 5 });
  });

  it('counts open requests, neither offers nor what is paused', async () => {
    await founded(portal(), 'bozen');
    const caller = await portal().signIn('greta');
    const post = async (otherwise: Parameters<typeof noticeForm>[1]) =>
      (await caller.post('/users/notices', noticeForm(portal(), { sure: true, ...otherwise }))).json
        .id;
    await post({ kind: 'offer' });
    for (const title of ['Uno', 'Due']) await post({ title });
    expect(await step('requests')).toMatchObject({ isDone: false, count: 2, of: 3 });
    const third = await post({ title: 'Tre' });
    expect(await step('requests')).toMatchObject({ isDone: true, count: 3 });
    await caller.post(`/users/notices/${third}/pause`, undefined);
    expect(await step('requests')).toMatchObject({ isDone: false, count: 2 });
  });

  it('reads of five pairs once there is a first exchange; a pair is one, no matter who gave', async () => {
    await founded(portal(), 'bozen');
    expect(await step('pairs')).toBeUndefined();
    await services(portal(), 1, lukas(), greta());
    expect(await step('exchange')).toMatchObject({ isDone: true, count: 1, of: 1 });
    await services(portal(), 2, greta(), lukas());
    expect(await step('pairs')).toEqual({ name: 'pairs', isDone: false, count: 1, of: 5 });
    const others = await insertMembers(portal(), 'bozen', 3);
    for (const id of others) {
      await services(portal(), 1, lukas(), { id, bankId: lukas().bankId });
    }
    expect(await step('pairs')).toMatchObject({ isDone: false, count: 4 });
    // Somebody of a friend bank is somebody.
    await services(portal(), 1, somebody(portal(), 'sara', 'lecco'), greta());
    expect(await step('pairs')).toMatchObject({ isDone: true, count: 5 });
  });
});

describe('a beginning is over', () => {
  it('with the twentieth service, and stays over when hours go back', async () => {
    await founded(portal(), 'bozen');
    await services(portal(), 19, lukas(), greta());
    expect(await isBeginning()).toBe(true);
    const [last = 0] = await services(portal(), 1, lukas(), greta());
    expect(await stepsOf(portal(), 'lukas')).toEqual({
      ...{ isBeginning: false, steps: [], isPutAway: false },
    });
    const caller = await portal().signIn('lukas');
    expect((await caller.delete(`/admin/transactions/${last}`)).status).toBe(204);
    expect(await isBeginning()).toBe(false);
  });

  it('also where the twentieth confirmation is taken back after a moment', async () => {
    await founded(portal(), 'bozen');
    await services(portal(), 19, lukas(), greta());
    const { json } = await (await portal().signIn('lukas')).post('/users/transactions', {
      ...{ bankTo: greta().bankId, userTo: greta().id, activity: portal().world.activity },
      ...{ dateOfTransaction: '2026-11-19', quantityOfHours: 1, note: 'Il ventesimo' },
    });
    expect(await isBeginning()).toBe(true);
    const receiver = await portal().signIn('greta');
    await receiver.patch(`/users/transactions/${json.id}/approve`, { undoable: true });
    expect((await receiver.patch(`/users/transactions/${json.id}/take-back`)).status).toBe(200);
    expect(await portal().rows(`select count(*) from exchange where state = 'confirmed'`)).toEqual([
      { count: 19 },
    ]);
    expect(await isBeginning()).toBe(false);
  });

  it('not by twenty of which one had gone back before', async () => {
    await founded(portal(), 'bozen');
    const [first = 0] = await services(portal(), 19, lukas(), greta());
    const caller = await portal().signIn('lukas');
    await caller.delete(`/admin/transactions/${first}`);
    await services(portal(), 1, lukas(), greta());
    expect(await isBeginning()).toBe(true);
    await services(portal(), 1, greta(), lukas());
    expect(await isBeginning()).toBe(false);
  });

  it('with services of friends on either side, once each', async () => {
    await founded(portal(), 'lecco');
    const [paolo, sara] = [
      somebody(portal(), 'paolo', 'lecco'),
      somebody(portal(), 'sara', 'lecco'),
    ];
    const marco = somebody(portal(), 'marco', 'bergamo');
    await services(portal(), 6, paolo, sara);
    await services(portal(), 6, marco, sara);
    await services(portal(), 7, sara, marco);
    expect(await isBeginning('paolo')).toBe(true);
    await services(portal(), 1, marco, paolo);
    expect(await isBeginning('paolo')).toBe(false);
    expect(await isBeginning('giulia')).toBe(false);
  });

  it('after 180 days', async () => {
    await founded(portal(), 'bozen', 179);
    expect(await isBeginning()).toBe(true);
    portal().passMinutes(24 * 60 - 1);
    expect(await isBeginning()).toBe(true);
    portal().passMinutes(1);
    expect(await isBeginning()).toBe(false);
  });

  it('once exchanges of before the portal are brought, also where they are taken away again', async () => {
    await founded(portal(), 'bozen');
    const caller = await portal().signIn('lukas');
    await bringIn(portal(), caller, PEOPLE);
    expect(await isBeginning()).toBe(true);
    const { id } = await bringIn(portal(), caller, HISTORY);
    expect(await isBeginning()).toBe(false);
    await undo(portal(), caller, id);
    expect(await portal().rows('select from past_line')).toEqual([]);
    expect(await isBeginning()).toBe(false);
  });
});

describe('never begins', () => {
  it('a bank that was there before', async () => {
    expect(await stepsOf(portal(), 'giulia')).toEqual({
      ...{ isBeginning: false, steps: [], isPutAway: false },
    });
  });

  it('a bank that came by archive a moment ago', async () => {
    const { there, archive, importer, close } = await openBoth();
    try {
      const { status, json } = await upload(importer, there.portal, sealed(archive));
      expect(status).toBe(201);
      const { pool } = there.portal.deps.database;
      const text = 'select begun_here, created_at from bank where id = $1';
      const { rows } = await pool.query(text, [json.bankId]);
      expect(rows).toEqual([{ begun_here: false, created_at: NOW }]);
    } finally {
      await close();
    }
  });
});

describe('the card is put away', () => {
  it('for the whole desk, twice as once, and the steps can still be read', async () => {
    await founded(portal(), 'bozen');
    await portal().rows(`update membership set role = 'ADMIN' where person_id = $1`, [greta().id]);
    const away = async (who: Who) =>
      (await (await portal().signIn(who)).post('/admin/first-steps/put-away', undefined)).status;
    expect(await away('lukas')).toBe(204);
    const { isPutAway, isBeginning: begins, steps } = await stepsOf(portal(), 'greta');
    expect([isPutAway, begins, steps.length]).toEqual([true, true, 6]);
    expect(await away('greta')).toBe(204);
    expect(await portal().rows('select question, said_by from desk_answer')).toEqual([
      { question: 'first-steps', said_by: lukas().id },
    ]);
    // Another bank has its own.
    await founded(portal(), 'lecco');
    expect((await stepsOf(portal(), 'paolo')).isPutAway).toBe(false);
  });

  it('by its administrators alone: no member, person of trust, program or suspended bank', async () => {
    await founded(portal(), 'bergamo');
    const path = '/admin/first-steps/put-away';
    const refused = async (caller: Caller) => {
      const answers = [await caller.post(path, undefined), await caller.get('/admin/first-steps')];
      return answers.map(({ status }) => status);
    };
    expect(await refused(await portal().signIn('marco'))).toEqual([403, 403]);
    expect(await refused(await portal().signIn('davide'))).toEqual([403, 403]);
    await nameDelegate(portal(), portal().world.person.anna, portal().world.person.giulia);
    const giulia = await portal().signIn('giulia');
    const acting = giulia.actingFor(portal().world.person.anna);
    expect(await refused(acting)).toEqual([403, 403]);
    const wish = { name: 'Script', scopes: ['desk:read' as const], days: 30, password: PASSWORD };
    const { token } = (await giulia.post('/users/access-tokens', wish)).json;
    expect(await refused(portal().withToken(token))).toEqual([403, 403]);
    await suspended(portal(), 'bergamo');
    const late = await giulia.post(path, undefined);
    expect([late.status, late.json.code]).toEqual([403, 'bank-suspended']);
    expect((await giulia.get('/admin/first-steps')).json.isPutAway).toBe(false);
    expect(await portal().rows('select from desk_answer')).toEqual([]);
  });

  it('of the own bank, also by somebody who came from another', async () => {
    await founded(portal(), 'bozen');
    await founded(portal(), 'lecco');
    await moveToBank(portal(), portal().world.person.paolo, lukas().bankId, 'ADMIN');
    await (await portal().signIn('paolo')).post('/admin/first-steps/put-away', undefined);
    expect(await portal().rows('select bank_id from desk_answer')).toEqual([
      { bank_id: lukas().bankId },
    ]);
  });
});
