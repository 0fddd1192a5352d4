/**
 * Appointments of members who use no e-mail: their desk sees who meets today and tomorrow, and agrees,
 * drops and records on their word, and nobody else does (specification §22, laws L4 and L9).
 */
import { describe, expect, it } from 'vitest';
import { insertArrangement } from './support/arrangements.ts';
import { insertDeskMember, type Made } from './support/fixture-rows.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

/** Marco helps Rosa, who uses no e-mail, or she helps him. */
async function between(state: 'proposed' | 'agreed', hour: number, rosaGives = false) {
  const { person, bank } = portal().world;
  const rosa = await insertDeskMember(portal(), 'bergamo', 'active');
  const marco = { id: person.marco, bankId: bank.bergamo };
  const sides: [Made, Made] = rosaGives ? [rosa, marco] : [marco, rosa];
  const { id } = await insertArrangement(portal(), ...sides, { state, hour });
  const giulia = await portal().signIn('giulia');
  return { id, rosa, giulia, desk: giulia.actingFor(rosa.id).byWord('phone') };
}

const path = (id: number) => `/users/arrangements/${id}` as const;

async function trailOf({ id }: Made): Promise<[string, string | null][]> {
  const { rows } = await portal().deps.database.pool.query<{
    action: string;
    basis: string | null;
  }>(
    `select action, detail ->> 'basis' as basis from audit
     where person_id = $1 and detail ? 'arrangementId' order by id`,
    [id],
  );
  return rows.map(({ action, basis }) => [action, basis]);
}

describe('the list', () => {
  it('has those of today and tomorrow with the phones of the own bank, marked where the desk speaks', async () => {
    const { id, rosa, giulia } = await between('agreed', 17);
    await portal().deps.database.pool.query(`update person set phone = '035 555 1' where id = $1`, [
      rosa.id,
    ]);
    await between('proposed', 24 + 9);
    await between('agreed', 48);
    const { json, headers } = await giulia.get('/admin/arrangements');
    expect(headers.get('x-total-count')).toBe('2');
    expect(json[0]).toMatchObject({
      ...{ id, state: 'agreed', time: '17:00', daysAway: 0, proposedBy: 'giver' },
      giver: { name: 'Marco Bianchi', isOurs: true, byDesk: false },
      receiver: { name: 'Rosa Verdi', isOurs: true, byDesk: true, phone: '035 555 1' },
    });
    expect(json[1]).toMatchObject({ state: 'proposed', daysAway: 1 });
    const open = await giulia.get('/admin/arrangements?part=open&limit=1&offset=2');
    expect([open.json.map(({ daysAway }) => daysAway), open.headers.get('x-total-count')]).toEqual([
      [2],
      '3',
    ]);
  });

  it('of one member has theirs alone, on whichever side', async () => {
    const { person } = portal().world;
    const { id, rosa, giulia } = await between('agreed', 48);
    const other = await between('proposed', 49, true);
    const of = async (personId: number) =>
      (await giulia.get(`/admin/arrangements?part=open&person=${personId}`)).json.map(
        (card) => card.id,
      );
    expect(await of(rosa.id)).toEqual([id]);
    expect(await of(other.rosa.id)).toEqual([other.id]);
    expect(await of(person.marco)).toEqual([id, other.id]);
    expect(await of(person.paolo)).toEqual([]);
    expect((await giulia.get('/admin/arrangements?person=x')).status).toBe(400);
  });

  it('is of the own bank alone', async () => {
    await between('agreed', 17);
    const paolo = await portal().signIn('paolo');
    expect((await paolo.get('/admin/arrangements')).json).toEqual([]);
    expect((await (await portal().signIn('marco')).get('/admin/arrangements')).status).toBe(403);
  });
});

describe('the desk', () => {
  it('agrees and drops on the word of somebody without e-mail, and the trail says how it came', async () => {
    const { id, rosa, desk } = await between('proposed', 17);
    const old = await desk.post(`${path(id)}/agree`, { sequence: 1 });
    expect(old.json.code).toBe('seen-outdated');
    const agreed = await desk.post(`${path(id)}/agree`, { sequence: 0 });
    expect([agreed.status, agreed.json.state]).toEqual([200, 'agreed']);
    const marco = await portal().signIn('marco');
    const his = await marco.get(`/users/arrangements/${id}`);
    expect(his.json).toMatchObject({ state: 'agreed', byDesk: true });
    const dropped = await desk.byWord('present').post(`${path(id)}/drop`, null);
    expect(dropped.json.state).toBe('dropped');
    expect((await desk.post(`${path(id)}/drop`, null)).json.code).toBe('already-decided');
    expect(await trailOf(rosa)).toEqual([
      ['arrangement-agreed', 'phone'],
      ['arrangement-dropped', 'present'],
    ]);
  });

  it('is no longer named once one of the two has done something', async () => {
    const { id, desk } = await between('proposed', 17);
    expect((await desk.post(`${path(id)}/agree`, { sequence: 0 })).json.byDesk).toBe(true);
    const marco = await portal().signIn('marco');
    const plan = { day: '2026-11-25', time: '15:00', minutes: 60, place: '' };
    const changed = await marco.put(`/users/arrangements/${id}`, { sequence: 0, ...plan });
    expect(changed.json.byDesk).toBe(false);
  });

  it('records for who received, which confirms it, once', async () => {
    const { id, rosa, desk } = await between('agreed', 10);
    const done = { quantityOfHours: 1.5 };
    const both = await Promise.all([1, 2].map(() => desk.post(`${path(id)}/done`, done)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 200)?.json).toMatchObject({
      state: 'done',
      exchange: { status: 'confirmed', hours: 1.5, by: 'Giulia Rossi' },
    });
    expect(await trailOf(rosa)).toEqual([['arrangement-done', 'phone']]);
  });

  it('records for who gave, and the debtor confirms', async () => {
    const { id, desk } = await between('agreed', 10, true);
    const recorded = await desk.post(`${path(id)}/done`, { quantityOfHours: 1 });
    expect(recorded.json.exchange).toMatchObject({ status: 'pending', hours: 1 });
    const marco = await portal().signIn('marco');
    const approved = await marco.patch(
      `/users/transactions/${recorded.json.exchange?.id ?? 0}/approve`,
      null,
    );
    expect(approved.status).toBe(200);
  });

  it('confirms nothing for who received where its administrator gave (law L4)', async () => {
    const { person, bank } = portal().world;
    const rosa = await insertDeskMember(portal(), 'bergamo', 'active');
    const admin = { id: person.giulia, bankId: bank.bergamo };
    const { id } = await insertArrangement(portal(), admin, rosa, { state: 'agreed', hour: 10 });
    const giulia = await portal().signIn('giulia');
    const desk = giulia.actingFor(rosa.id).byWord('phone');
    const { exchange } = (await desk.post(`${path(id)}/done`, { quantityOfHours: 1 })).json;
    expect(exchange).toMatchObject({ status: 'pending', hours: 1 });
    const approval = `/users/transactions/${exchange?.id ?? 0}/approve` as const;
    expect((await giulia.patch(approval, null)).json.code).toBe('creditor-cannot-confirm');
    expect((await desk.patch(approval, null)).json.code).toBe('not-their-delegate');
  });

  it('does nothing for people with a login, of other banks, or before it has begun', async () => {
    const { id, rosa, giulia, desk } = await between('agreed', 17);
    const forMarco = giulia.actingFor(portal().world.person.marco);
    const refused = await forMarco.post(`${path(id)}/drop`, null);
    expect([refused.status, refused.json.code]).toEqual([403, 'person-has-login']);
    const paolo = await portal().signIn('paolo');
    expect((await paolo.actingFor(rosa.id).post(`${path(id)}/drop`, null)).status).toBe(404);
    const early = await desk.post(`${path(id)}/done`, { quantityOfHours: 1 });
    expect(early.json.code).toBe('too-early');
  });
});
