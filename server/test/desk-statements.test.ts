/** Statements on paper: every movement of an account, who registered it, and on what basis. */
import { describe, expect, it } from 'vitest';
import { bankForm } from './support/exchanges.ts';
import { insertDeskMember } from './support/fixture-rows.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY } from './support/world.ts';

const portal = portalForEachStory();
const TODAY_ALONE = `from=${TODAY}&to=${TODAY}` as const;
const DAY_MINUTES = 24 * 60;

async function rosa() {
  const giulia = await portal().signIn('giulia');
  const { id } = await insertDeskMember(portal(), 'bergamo', 'active');
  const desk = () => portal().signIn('giulia');
  const registers = async (changes: Record<string, unknown>) =>
    (await (await desk()).post('/admin/transactions', bankForm(portal(), changes))).json;
  const statement = async (period: string) =>
    (await (await desk()).get(`/admin/banks/users/${id}/statement?${period}`)).json;
  return { giulia, id, registers, statement };
}

describe('a statement', () => {
  it('has every line with its balance, who registered it, and the basis', async () => {
    const { giulia, id, registers, statement } = await rosa();
    const first = await registers({ userFrom: id, quantityOfHours: 3, basis: 'present' });
    const second = await registers({ userTo: id, quantityOfHours: 1, basis: 'phone' });
    await giulia.delete(`/admin/transactions/${second.id}`);
    const { lines, ...head } = await statement(TODAY_ALONE);
    expect(head).toEqual({
      personId: id,
      name: 'Rosa Verdi',
      number: 4,
      seal: null,
      opening: 0,
      closing: 3,
      notices: [],
    });
    const line = { bookedOn: '20/11/2026', performedOn: '20/11/2026', kind: 'service' };
    const by = { recordedBy: 'Giulia Rossi', decidedBy: 'Giulia Rossi', byDebtor: false };
    expect(lines).toMatchObject([
      {
        ...{ ...line, ...by, exchangeId: first.id, what: 'confirmed', other: 'Anna Ferrari' },
        ...{ hours: 3, balance: 3, basis: 'present', note: 'Festa di quartiere' },
      },
      {
        ...{ ...line, ...by, exchangeId: second.id, what: 'confirmed', other: 'Marco Bianchi' },
        ...{ hours: -1, balance: 2, basis: 'phone' },
      },
      {
        ...{ ...line, ...by, exchangeId: second.id, what: 'reversed', other: 'Marco Bianchi' },
        ...{ hours: 1, balance: 3, basis: null },
      },
    ]);
  });

  it('has what hangs on the board in their name, until it is closed, and nothing of others', async () => {
    const { giulia, id, statement } = await rosa();
    await giulia.post('/users/notices', noticeForm(portal(), { title: 'Un tavolo' }));
    const asked = noticeForm(portal(), { title: 'Un passaggio dal medico' });
    const { json } = await giulia.actingFor(id).byWord('phone').post('/users/notices', asked);
    const shown = { id: json.id, kind: 'request', title: 'Un passaggio dal medico' };
    expect((await statement(TODAY_ALONE)).notices).toEqual([
      { ...shown, state: 'open', postedOn: '20/11/2026' },
    ]);
    await giulia.byWord('phone').post(`/users/notices/${json.id}/pause`, null);
    expect((await statement(TODAY_ALONE)).notices).toMatchObject([{ state: 'paused' }]);
    await giulia.post(`/users/notices/${json.id}/close`, { outcome: 'not-met' });
    expect((await statement(TODAY_ALONE)).notices).toEqual([]);
  });

  it('says who confirmed it themselves, and begins with the balance of before', async () => {
    const { registers, id, statement } = await rosa();
    await registers({ userTo: id, quantityOfHours: 2 });
    portal().passMinutes(DAY_MINUTES);
    const waiting = await registers({ userFrom: id, waits: true, quantityOfHours: 1.5 });
    const anna = await portal().signIn('anna');
    await anna.patch(`/users/transactions/${waiting.id}/approve`);
    const later = await statement('from=2026-11-21&to=2026-12-31');
    expect(later).toMatchObject({ opening: -2, closing: -0.5 });
    expect(later.lines).toMatchObject([
      { decidedBy: 'Anna Ferrari', byDebtor: true, basis: null, balance: -0.5 },
    ]);
    expect(await statement('from=2026-11-22&to=2026-11-30')).toMatchObject({
      opening: -0.5,
      closing: -0.5,
      lines: [],
    });
    const member = await (await portal().signIn('giulia')).get(`/users/${id}`);
    expect(member.json.total).toBe(later.closing);
  });

  it('leaves out what was taken back within seconds', async () => {
    const { giulia, id, registers, statement } = await rosa();
    const { id: exchangeId } = await registers({ userTo: id, waits: true });
    const act = (what: 'approve' | 'take-back', body?: object) =>
      giulia.patch(`/users/transactions/${exchangeId}/${what}`, body);
    await act('approve', { undoable: true, basis: 'phone' });
    await act('take-back');
    expect((await statement(TODAY_ALONE)).lines).toEqual([]);
    await act('approve', { basis: 'present' });
    expect((await statement(TODAY_ALONE)).lines).toMatchObject([{ hours: -2, basis: 'present' }]);
  });

  it('is for members of the own bank and a period in order', async () => {
    const { giulia, id } = await rosa();
    const paolo = await portal().signIn('paolo');
    const path = `/admin/banks/users/${id}/statement` as const;
    expect((await paolo.get(`${path}?${TODAY_ALONE}`)).status).toBe(404);
    const reversed = await giulia.get(`${path}?from=2026-02-01&to=2026-01-01`);
    expect(reversed.json.errors).toEqual([{ path: 'to', code: 'order-reversed' }]);
    const marco = await portal().signIn('marco');
    expect((await marco.get(`${path}?${TODAY_ALONE}`)).status).toBe(403);
  });

  it('can still be read of somebody who has left, by their own bank', async () => {
    const { giulia, id } = await rosa();
    const path = `/admin/banks/users/${id}/statement?${TODAY_ALONE}` as const;
    const before = (await giulia.get(path)).json;
    expect((await giulia.delete(`/admin/banks/users/${id}`)).status).toBe(204);
    expect((await giulia.get(path)).json).toMatchObject({
      ...{ personId: id, name: before.name, number: before.number, lines: before.lines },
    });
    const paolo = await portal().signIn('paolo');
    expect((await paolo.get(path)).status).toBe(404);
  });
});

describe('a run of statements', () => {
  it('has a sheet for each whose hours moved, and for those asked for; what was in it is noted', async () => {
    const { giulia, id, registers } = await rosa();
    const other = await insertDeskMember(portal(), 'bergamo', 'active');
    const reached = await insertDeskMember(portal(), 'bergamo', 'active');
    await giulia.put(`/admin/banks/users/${reached.id}/contact`, { email: 'r@example.org' });
    await insertDeskMember(portal(), 'bergamo', 'ended');
    await insertDeskMember(portal(), 'lecco', 'active');
    await registers({ userTo: id, quantityOfHours: 2 });
    const period = { from: '2026-07-01', to: TODAY };
    const counts = await giulia.get(`/admin/statements/counts?from=${period.from}&to=${TODAY}`);
    expect(counts.json).toEqual({
      since: TODAY,
      withoutEmail: { moved: 1, still: 1 },
      withEmail: { moved: 0, still: 1 },
    });
    const printed = async (form: object) => {
      const { json } = await giulia.post('/admin/statements', { ...period, ...form });
      return [json.run?.people, json.statements.map(({ personId }) => personId)];
    };
    expect(await printed({})).toEqual([1, [id]]);
    expect(await printed({ withEmail: true })).toEqual([1, [id]]);
    const all = { withEmail: true, withStill: true };
    expect(await printed(all)).toEqual([3, [id, other.id, reached.id]]);
    const made = await giulia.post('/admin/statements', { ...period, withStill: true });
    expect(made.status).toBe(201);
    expect(made.json.statements).toMatchObject([
      { personId: id, number: 4, closing: -2, lines: [{ hours: -2 }] },
      { personId: other.id, number: 5, closing: 0, lines: [] },
    ]);
    // No period begins before the first of their movements.
    const run = { from: '20/11/2026', to: '20/11/2026', people: 2, by: 'Giulia Rossi' };
    expect(made.json.run).toMatchObject(run);
    const before = { from: '2026-07-01', to: '2026-09-30' };
    const nothing = await giulia.post('/admin/statements', before);
    expect([nothing.status, nothing.json]).toEqual([201, { run: null, statements: [] }]);
    const runs = await giulia.get('/admin/statements');
    expect(runs.json.map(({ people }) => people)).toEqual([2, 3, 1, 1]);
    expect(runs.json[0]).toMatchObject(run);
    const paolo = await portal().signIn('paolo');
    expect((await paolo.get('/admin/statements')).json).toEqual([]);
  });

  it('is refused for a period in the wrong order, and to members', async () => {
    const { giulia } = await rosa();
    const body = { from: TODAY, to: '2026-01-01' };
    expect((await giulia.post('/admin/statements', body)).status).toBe(400);
    const marco = await portal().signIn('marco');
    expect((await marco.post('/admin/statements', body)).status).toBe(403);
    expect((await giulia.get('/admin/statements')).json).toEqual([]);
  });
});
