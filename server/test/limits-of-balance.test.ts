/** The band of balances: it speaks, and stops only where the bank wants it to. */
import { describe, expect, it } from 'vitest';
import { balanceOf, bankForm, expectBooksToBalance, recordForAnna } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY } from './support/world.ts';

const portal = portalForEachStory();

async function rule(name: string, value: number | boolean) {
  const giulia = await portal().signIn('giulia');
  const { status } = await giulia.put(`/admin/rules/${name}`, { value, note: 'Assemblea' });
  expect(status).toBe(200);
}

/** Anna's band in her first year ends at −2 h, and confirmations stop there. */
async function hardAtMinusTwo() {
  await rule('band-low-first-year', -2);
  await rule('band-hard', true);
}

async function approve(id: number, who: 'anna' | 'giulia', body?: object) {
  const caller = await portal().signIn(who);
  return caller.patch(`/users/transactions/${id}/approve`, body);
}

async function exception(body: Record<string, unknown>) {
  const giulia = await portal().signIn('giulia');
  const { anna } = portal().world.person;
  return giulia.put(`/admin/banks/users/${anna}/band`, {
    low: null,
    high: null,
    note: 'Accordo con Anna',
    ...body,
  });
}

describe('the outlook', () => {
  it('says where one’s own balance would be, in hours', async () => {
    const anna = await portal().signIn('anna');
    const { json } = await anna.get('/users/balance-outlook?minutes=630&side=debtor');
    expect(json).toEqual({
      balance: 0,
      after: -10.5,
      band: { low: -10, high: 50 },
      side: 'below',
      hard: false,
    });
    const more = await anna.get('/users/balance-outlook?minutes=3060&side=creditor');
    expect(more.json).toMatchObject({ after: 51, side: 'above' });
    expect((await anna.get('/users/balance-outlook')).json).toMatchObject({ after: 0, side: 'in' });
  });

  it('has the band of the first year for one year, then that of everybody', async () => {
    portal().passMinutes(365 * 24 * 60 - 1);
    const low = async () => {
      const anna = await portal().signIn('anna');
      return (await anna.get('/users/balance-outlook')).json.band.low;
    };
    expect(await low()).toBe(-10);
    portal().passMinutes(1);
    expect(await low()).toBe(-20);
  });

  it('is about nobody but the caller, and refuses nonsense', async () => {
    const anna = await portal().signIn('anna');
    const { marco } = portal().world.person;
    const asked = await anna.get(`/users/balance-outlook?personId=${marco}`);
    expect(asked.json).toMatchObject({ balance: 0, after: 0 });
    expect((await anna.get('/users/balance-outlook?minutes=-60')).status).toBe(400);
    expect((await anna.get(`/admin/banks/users/${marco}/band`)).status).toBe(403);
  });
});

describe('a band that only speaks', () => {
  it('lets a newcomer at zero receive two hours', async () => {
    const id = await recordForAnna(portal(), { hours: 2 });
    expect((await approve(id, 'anna')).status).toBe(200);
    expect(await balanceOf(portal(), 'anna')).toMatchObject({ total: -2 });
  });

  it('never refuses what has happened, however far below', async () => {
    const id = await recordForAnna(portal(), { hours: 100 });
    expect((await approve(id, 'anna')).status).toBe(200);
    expect(await balanceOf(portal(), 'anna')).toMatchObject({ total: -100 });
  });

  it('tells the giver nothing: the exchange waits, and no more can be read', async () => {
    await hardAtMinusTwo();
    const id = await recordForAnna(portal(), { hours: 3 });
    await approve(id, 'anna');
    const marco = await portal().signIn('marco');
    const { json, text } = await marco.get(`/users/transactions/${id}`);
    expect(json.status).toBe('pending');
    expect(text).not.toMatch(/band|balance|limit/);
    expect((await marco.get(`/users/${portal().world.person.anna}`)).status).toBe(404);
  });
});

describe('a hard limit', () => {
  it('refuses the debtor’s confirmation that goes below it, and changes nothing', async () => {
    await hardAtMinusTwo();
    const id = await recordForAnna(portal(), { hours: 2.5 });
    const refused = await approve(id, 'anna');
    expect([refused.status, refused.json.code]).toEqual([409, 'limit-reached']);
    expect(await balanceOf(portal(), 'anna')).toMatchObject({ total: 0 });
    const exact = await recordForAnna(portal(), { hours: 2 });
    expect((await approve(exact, 'anna')).status).toBe(200);
  });

  it('is never passed under 32 confirmations at the same moment', async () => {
    await hardAtMinusTwo();
    const ids = [];
    for (let count = 0; count < 32; count += 1) {
      ids.push(await recordForAnna(portal(), { hours: 0.5, note: `Numero ${count}` }));
    }
    const anna = await portal().signIn('anna');
    const answers = await Promise.all(
      ids.map((id) => anna.patch(`/users/transactions/${id}/approve`)),
    );
    const said = answers.map(({ status }) => status);
    expect(said.filter((status) => status === 200)).toHaveLength(4);
    expect(said.filter((status) => status === 409)).toHaveLength(28);
    expect(await balanceOf(portal(), 'anna')).toMatchObject({ total: -2 });
    await expectBooksToBalance(portal());
  });

  it('lets the desk confirm with a reason that can be read, and not without one', async () => {
    await hardAtMinusTwo();
    const id = await recordForAnna(portal(), { hours: 3 });
    expect((await approve(id, 'giulia')).json.code).toBe('limit-reached');
    const reason = 'Ne abbiamo parlato con Anna';
    expect((await approve(id, 'giulia', { reason })).status).toBe(200);
    const { json } = await (await portal().signIn('anna')).get(`/users/transactions/${id}`);
    expect(json.history).toContainEqual(expect.objectContaining({ what: 'confirmed', reason }));
  });

  it('gives a reason to no debtor, administrator or not', async () => {
    await hardAtMinusTwo();
    const { person, bank, activity } = portal().world;
    const id = await recordForAnna(portal(), { hours: 3 });
    expect((await approve(id, 'anna', { reason: 'Mi serve' })).json.code).toBe('limit-reached');
    const anna = await portal().signIn('anna');
    const { json } = await anna.post('/users/transactions', {
      ...{ bankTo: bank.bergamo, userTo: person.giulia, activity, dateOfTransaction: TODAY },
      ...{ quantityOfHours: 3, note: 'Torta' },
    });
    const own = await approve(json.id, 'giulia', { reason: 'Mi serve' });
    expect(own.json.code).toBe('limit-reached');
  });

  it('judges many confirmations one after the other', async () => {
    await hardAtMinusTwo();
    const made: number[] = [];
    for (const hours of [1, 1.5, 1]) made.push(await recordForAnna(portal(), { hours }));
    const giulia = await portal().signIn('giulia');
    const { json } = await giulia.patch('/admin/transactions/approve', { ids: made });
    expect(json.map(({ refusal }) => refusal)).toEqual([null, 'limit-reached', null]);
    expect((await balanceOf(portal(), 'anna')).total).toBe(-2);
  });

  it('takes one reason for many: it stays with those past the limit, and not with the others', async () => {
    await hardAtMinusTwo();
    const made: number[] = [];
    for (const hours of [1, 1.5, 1]) made.push(await recordForAnna(portal(), { hours }));
    const giulia = await portal().signIn('giulia');
    const reason = 'Deciso in assemblea';
    const { json } = await giulia.patch('/admin/transactions/approve', { ids: made, reason });
    expect(json.map(({ refusal }) => refusal)).toEqual([null, null, null]);
    expect((await balanceOf(portal(), 'anna')).total).toBe(-3.5);
    const reasons = [];
    for (const id of made) {
      const { history } = (await giulia.get(`/users/transactions/${id}`)).json;
      reasons.push(history.find(({ what }) => what === 'confirmed')?.reason ?? null);
    }
    expect(reasons).toEqual([null, reason, reason]);
  });

  it('takes no reason for the administrator’s own hours among many', async () => {
    await hardAtMinusTwo();
    const { person, bank, activity } = portal().world;
    const anna = await portal().signIn('anna');
    const { json } = await anna.post('/users/transactions', {
      ...{ bankTo: bank.bergamo, userTo: person.giulia, activity, dateOfTransaction: TODAY },
      ...{ quantityOfHours: 3, note: 'Torta' },
    });
    const giulia = await portal().signIn('giulia');
    const many = { ids: [json.id], reason: 'Mi serve' };
    const answer = await giulia.patch('/admin/transactions/approve', many);
    expect(answer.json).toEqual([{ id: json.id, refusal: 'limit-reached' }]);
  });

  it('records what the desk registers all the same; it waits for a confirmation with a reason', async () => {
    await hardAtMinusTwo();
    const giulia = await portal().signIn('giulia');
    const over = await giulia.post(
      '/admin/transactions',
      bankForm(portal(), { quantityOfHours: 3 }),
    );
    expect([over.status, over.json.status]).toEqual([201, 'pending']);
    const within = await giulia.post('/admin/transactions', bankForm(portal()));
    expect([within.status, within.json.status]).toEqual([201, 'confirmed']);
  });

  it('never stops a reversal or the way towards zero', async () => {
    const first = await recordForAnna(portal(), { hours: 6 });
    await approve(first, 'anna');
    await hardAtMinusTwo();
    const { person, bank, activity } = portal().world;
    const anna = await portal().signIn('anna');
    const { json } = await anna.post('/users/transactions', {
      ...{ bankTo: bank.bergamo, userTo: person.marco, activity, dateOfTransaction: TODAY },
      ...{ quantityOfHours: 1, note: 'Torta' },
    });
    const marco = await portal().signIn('marco');
    expect((await marco.patch(`/users/transactions/${json.id}/approve`)).status).toBe(200);
    expect(await balanceOf(portal(), 'anna')).toMatchObject({ total: -5 });
    const reversed = await marco.patch(`/users/transactions/${json.id}/reject-confirmed`, {});
    expect(reversed.status).toBe(403);
    const giulia = await portal().signIn('giulia');
    expect((await giulia.delete(`/admin/transactions/${json.id}`)).status).toBe(204);
    expect(await balanceOf(portal(), 'anna')).toMatchObject({ total: -6 });
    await expectBooksToBalance(portal());
  });
});

describe('an exception for one member', () => {
  it('widens the band for its days, and keeps who made it and why', async () => {
    await hardAtMinusTwo();
    const made = await exception({ low: -40, until: '2026-11-25' });
    expect(made.json).toMatchObject({
      band: { low: -40, high: 50 },
      standard: { low: -2, high: 50 },
      isException: true,
      history: [{ low: -40, high: null, until: '25/11/2026', by: 'Giulia Rossi' }],
    });
    const id = await recordForAnna(portal(), { hours: 30 });
    expect((await approve(id, 'anna')).status).toBe(200);
    portal().passMinutes(6 * 24 * 60);
    const giulia = await portal().signIn('giulia');
    const { anna } = portal().world.person;
    const after = await giulia.get(`/admin/banks/users/${anna}/band`);
    expect(after.json).toMatchObject({ band: { low: -2, high: 50 }, isException: false });
    expect(after.json.history).toHaveLength(1);
  });

  it('may lie inside the present balance: then only what brings it nearer is within', async () => {
    await approve(await recordForAnna(portal(), { hours: 8 }), 'anna');
    await rule('band-hard', true);
    expect((await exception({ low: -1 })).status).toBe(200);
    const outlook = await (await portal().signIn('anna')).get('/users/balance-outlook');
    expect(outlook.json).toMatchObject({ balance: -8, side: 'below', band: { low: -1 } });
    const more = await recordForAnna(portal(), { hours: 0.5 });
    expect((await approve(more, 'anna')).json.code).toBe('limit-reached');
  });

  it('is made by no administrator for themselves, also where they are the only one (L4)', async () => {
    const { giulia: own, marco } = portal().world.person;
    const giulia = await portal().signIn('giulia');
    const change = { low: -40, high: null, note: 'Mi serve' };
    const alone = await giulia.put(`/admin/banks/users/${own}/band`, change);
    expect([alone.status, alone.json.code]).toEqual([403, 'own-decision']);
    await giulia.patch(`/admin/banks/users/${marco}/role`, { role: 'ADMIN' });
    const second = await portal().signIn('marco');
    expect((await second.put(`/admin/banks/users/${own}/band`, change)).status).toBe(200);
    expect((await second.put(`/admin/banks/users/${marco}/band`, change)).status).toBe(403);
  });

  it('ends when both bounds are left out', async () => {
    await exception({ low: -40 });
    const ended = await exception({ note: 'Non serve più' });
    expect(ended.json).toMatchObject({ band: { low: -10, high: 50 }, isException: false });
    expect(ended.json.history).toHaveLength(2);
  });

  it.each([{ low: 1 }, { high: -1 }, { low: -0.25 }, { low: -1001 }, { note: ' ' }])(
    'is refused with %o',
    async (body) => {
      expect((await exception(body)).status).toBe(400);
    },
  );
});
