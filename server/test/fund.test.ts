/** The hours fund: hours for the office, welcome hours, group lessons, and no hour from nothing. */
import { describe, expect, it } from 'vitest';
import { welcomeAll } from './support/background.ts';
import { balanceOf, expectBooksToBalance } from './support/exchanges.ts';
import { insertMembers } from './support/fixture-rows.ts';
import { fundOf, secondAdministrator, setRule } from './support/fund.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();

const service = (hours = 2) => ({
  activity: portal().world.activity,
  dateOfTransaction: TODAY,
  quantityOfHours: hours,
  note: 'Segreteria del martedì',
});

describe('hours for the office', () => {
  const give = async (who: Who) =>
    (await portal().signIn(who)).post('/users/office-hours', service());

  it('are a service to the fund, confirmed by an administrator', async () => {
    const { json } = await give('anna');
    expect(json).toMatchObject({
      kind: 'service',
      status: 'pending',
      userToDisplayName: 'Fondo ore',
    });
    const giulia = await portal().signIn('giulia');
    const { json: waiting } = await giulia.get('/admin/transactions/pending');
    expect(waiting.map(({ id, canConfirm }) => [id, canConfirm])).toEqual([[json.id, true]]);
    expect((await giulia.patch(`/users/transactions/${json.id}/approve`)).status).toBe(200);
    expect(await balanceOf(portal(), 'anna')).toEqual({ total: 2, gave: 2, received: 0 });
    expect(await fundOf(portal())).toMatchObject({
      balance: -2,
      wentOut: [{ kind: 'service', hours: 2 }],
      administrators: 1,
    });
    await expectBooksToBalance(portal());
  });

  it('of an administrator wait for another one (L4)', async () => {
    const { json } = await give('giulia');
    const giulia = await portal().signIn('giulia');
    const own = await giulia.patch(`/users/transactions/${json.id}/approve`);
    expect(own.json.code).toBe('creditor-cannot-confirm');
    const marco = await secondAdministrator(portal());
    expect((await marco.patch(`/users/transactions/${json.id}/approve`)).status).toBe(200);
  });

  it('wait where the fund would go below its limit', async () => {
    await setRule(portal(), 'fund-low', 0);
    const { json } = await give('anna');
    const giulia = await portal().signIn('giulia');
    const refused = await giulia.patch(`/users/transactions/${json.id}/approve`);
    expect([refused.status, refused.json.code]).toEqual([409, 'fund-low']);
  });

  it('keep to the rules of a service', async () => {
    const anna = await portal().signIn('anna');
    const { json } = await anna.post('/users/office-hours', {
      ...service(0.25),
      activity: 999_999,
    });
    expect(json.errors).toEqual([{ path: 'quantityOfHours', code: 'hours-invalid' }]);
    const tomorrow = { ...service(), dateOfTransaction: '2026-11-21' };
    const early = await anna.post('/users/office-hours', tomorrow);
    expect(early.json.errors).toEqual([{ path: 'dateOfTransaction', code: 'date-future' }]);
  });
});

describe('welcome hours', () => {
  const accept = async (body?: object) => {
    const giulia = await portal().signIn('giulia');
    const { elena } = portal().world.person;
    await giulia.patch(`/admin/banks/users/${elena}/accept`, body);
    return giulia;
  };

  it('come from the fund, once, to anyone who enters for the first time', async () => {
    await setRule(portal(), 'newcomer-gift', 5);
    const giulia = await accept();
    await welcomeAll(portal().deps);
    await welcomeAll(portal().deps);
    expect(await balanceOf(portal(), 'elena')).toEqual({ total: 5, gave: 0, received: 0 });
    expect((await fundOf(portal())).balance).toBe(-5);
    const { elena } = portal().world.person;
    await giulia.delete(`/admin/banks/users/${elena}`);
    const back = await portal().signIn('elena');
    await back.patch(`/users/banks/${portal().world.bank.bergamo}/join`);
    await accept();
    await welcomeAll(portal().deps);
    expect((await balanceOf(portal(), 'elena')).total).toBe(5);
    await expectBooksToBalance(portal());
  });

  it('wait when the fund is at its limit, and the desk confirms them later', async () => {
    await setRule(portal(), 'newcomer-gift', 5);
    await setRule(portal(), 'fund-low', -4);
    const giulia = await accept();
    await welcomeAll(portal().deps);
    expect((await balanceOf(portal(), 'elena')).total).toBe(0);
    expect((await fundOf(portal())).waiting).toEqual({ exchanges: 1, hours: 5 });
    const { json } = await giulia.get('/admin/fund/moves?status=pending');
    expect(json).toMatchObject([{ note: 'Ore di benvenuto', status: 'pending' }]);
    await setRule(portal(), 'fund-low', -5);
    const confirmed = await giulia.patch(`/users/transactions/${json[0]?.id}/approve`);
    expect(confirmed.status).toBe(200);
  });

  it('do not come where the rule is off', async () => {
    await accept();
    await welcomeAll(portal().deps);
    expect((await fundOf(portal())).balance).toBe(0);
    expect((await balanceOf(portal(), 'elena')).total).toBe(0);
  });

  it('do not stop an acceptance from being taken back', async () => {
    await setRule(portal(), 'newcomer-gift', 5);
    const giulia = await accept({ undoable: true });
    const { elena } = portal().world.person;
    expect((await giulia.patch(`/admin/banks/users/${elena}/take-back`)).status).toBe(204);
    await welcomeAll(portal().deps);
    expect((await fundOf(portal())).balance).toBe(0);
  });
});

describe('a group lesson', () => {
  const lesson = (receivers: number[], more: Record<string, unknown> = {}) => ({
    ...service(2),
    giver: portal().world.person.marco,
    receivers,
    ...more,
  });

  it('of thirty: each gives their hours, the teacher gets the length, the rest is the fund’s', async () => {
    const receivers = await insertMembers(portal(), 'bergamo', 30);
    const giulia = await portal().signIn('giulia');
    const key = { 'idempotency-key': 'yoga' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => giulia.post('/admin/group-lessons', lesson(receivers), key)),
    );
    for (const { status, json } of answers) {
      expect([status, json]).toEqual([
        201,
        { receivers: 30, given: 60, teacher: 2, toFund: 58, teacherWaits: false },
      ]);
    }
    expect(await balanceOf(portal(), 'marco')).toEqual({ total: 2, gave: 2, received: 0 });
    expect(await fundOf(portal())).toMatchObject({
      balance: 58,
      cameIn: [{ kind: 'share', hours: 60 }],
      wentOut: [{ kind: 'service', hours: 2 }],
    });
    await expectBooksToBalance(portal());
  });

  it('leaves nothing behind when it cannot be finished', async () => {
    const receivers = await insertMembers(portal(), 'bergamo', 3);
    const { pool } = portal().deps.database;
    await pool.query(`create function fail() returns trigger language plpgsql as $$
      begin raise exception 'the machine stops'; end $$`);
    await pool.query(`create trigger stops before insert on exchange
      for each row when (new.kind = 'service') execute function fail()`);
    const giulia = await portal().signIn('giulia');
    const send = () =>
      giulia.post('/admin/group-lessons', lesson(receivers), { 'idempotency-key': 'twice' });
    expect((await send()).status).toBe(500);
    expect((await send()).status).toBe(500);
    expect((await fundOf(portal())).balance).toBe(0);
    await pool.query('drop trigger stops on exchange');
    expect((await send()).status).toBe(201);
    expect((await fundOf(portal())).balance).toBe(4);
    await expectBooksToBalance(portal());
  });

  it('adds what the bank gives for preparing it, and each exchange can be reversed alone', async () => {
    await setRule(portal(), 'lesson-preparation', 1);
    const [first = 0, second = 0] = await insertMembers(portal(), 'bergamo', 2);
    const giulia = await portal().signIn('giulia');
    const { json } = await giulia.post('/admin/group-lessons', lesson([first, second]));
    expect(json).toMatchObject({ given: 4, teacher: 3, toFund: 1 });
    const moves = (await giulia.get('/admin/fund/moves')).json;
    const share = moves.find(({ userToId }) => userToId === first);
    expect((await giulia.delete(`/admin/transactions/${share?.id}`)).status).toBe(204);
    expect((await fundOf(portal())).balance).toBe(-1);
    const of = await giulia.post('/admin/group-lessons', lesson([second], { giverGets: 0.5 }));
    expect(of.json).toMatchObject({ teacher: 0.5, toFund: 1.5 });
    await expectBooksToBalance(portal());
  });

  it('of the administrator themselves: their own hours wait for another one (L4)', async () => {
    const receivers = await insertMembers(portal(), 'bergamo', 2);
    const giulia = await portal().signIn('giulia');
    const form = lesson(receivers, { giver: portal().world.person.giulia });
    const { json } = await giulia.post('/admin/group-lessons', form);
    expect(json).toMatchObject({ teacherWaits: true });
    expect((await balanceOf(portal(), 'giulia')).total).toBe(0);
  });

  it('is refused with the teacher among the receivers, strangers, or nobody', async () => {
    const { person } = portal().world;
    const giulia = await portal().signIn('giulia');
    const errorsOf = async (form: object) =>
      (await giulia.post('/admin/group-lessons', form)).json.errors;
    expect(await errorsOf(lesson([person.anna, person.marco, person.sara]))).toEqual([
      { path: 'receivers.1', code: 'same-person' },
      { path: 'receivers.2', code: 'not-a-member' },
    ]);
    expect(await errorsOf(lesson([]))).toEqual([{ path: 'receivers', code: 'required' }]);
    expect(await errorsOf(lesson([person.anna], { dateOfTransaction: '2026-12-01' }))).toEqual([
      { path: 'dateOfTransaction', code: 'date-future' },
    ]);
    expect((await fundOf(portal())).balance).toBe(0);
  });
});
