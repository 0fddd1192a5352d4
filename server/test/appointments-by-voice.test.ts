/**
 * The desk proposes a day for a member who uses no e-mail, on their word and for nobody else; the other
 * one agrees as ever (specification §22, laws L2 and L4).
 */
import { afterAll, describe, expect, it } from 'vitest';
import { OPEN_PROPOSALS_MAX } from '#contract/limits.ts';
import { insertDeskMember, type Made } from './support/fixture-rows.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { actPath, lettersTo, tokenIn } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { PLAN } from './support/valid-arrangement-requests.ts';
import type { BankKey, Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const PATH = '/admin/arrangements';
const KEY = { 'idempotency-key': 'a-day-for-rosa' };
const TITLE = 'Accompagnarla dal medico';

/** What the desk types for somebody who helps another, or whom another helps. */
function formOf(forPerson: number, who: Who, bank: BankKey = 'bergamo', otherwise: object = {}) {
  const { person, bank: banks, activity } = portal().world;
  return {
    ...{ forPerson, basis: 'phone', activity, title: TITLE, ...PLAN },
    with: { partner: person[who], partnerBank: banks[bank], iGive: false },
    ...otherwise,
  };
}

async function rosaAtTheDesk(bank: BankKey = 'bergamo'): Promise<Made> {
  return insertDeskMember(portal(), bank, 'active');
}

const giulia = () => portal().signIn('giulia');

async function trailOf(id: number) {
  const { rows } = await portal().deps.database.pool.query<{
    action: string;
    by: number;
    detail: { arrangementId: number; basis?: string };
  }>('select action, actor_id as by, detail from audit where person_id = $1 order by id', [id]);
  return rows;
}

describe('the desk', () => {
  it('proposes for whom is helped: the other one agrees by the tap of a letter, records, and the desk confirms', async () => {
    const rosa = await rosaAtTheDesk();
    const desk = await giulia();
    const { status, json } = await desk.post(PATH, formOf(rosa.id, 'marco'));
    expect([status, json]).toMatchObject([
      201,
      {
        ...{ state: 'proposed', title: TITLE, sequence: 0, proposedBy: 'receiver', minutes: 90 },
        giver: { name: 'Marco Bianchi', byDesk: false },
        receiver: { name: 'Rosa Verdi', byDesk: true },
      },
    ]);
    const marco = await portal().signIn('marco');
    const his = await marco.get(`/users/arrangements/${json.id}`);
    expect(his.json).toMatchObject({
      ...{ iGive: true, byDesk: true, isMyProposal: false, partnerName: 'Rosa Verdi' },
      can: { agree: true },
    });
    const [letter, ...rest] = await lettersTo(portal(), catcher, 'marco');
    expect([letter?.subject, rest]).toEqual([
      'Rosa Verdi propone venerdì 20 novembre alle 15:00',
      [],
    ]);
    if (!letter) throw new Error('Marco got no letter');
    const yes = await portal()
      .visitor()
      .post(actPath(tokenIn(letter)), null);
    expect(yes.json).toMatchObject({ act: 'agree-arrangement', arrangement: { state: 'agreed' } });
    portal().passMinutes(6 * 60);
    const later = await portal().signIn('marco');
    const done = await later.post(`/users/arrangements/${json.id}/done`, { quantityOfHours: 1.5 });
    expect(done.json.exchange).toMatchObject({ status: 'pending', hours: 1.5 });
  });

  it('proposes for who helps: the other one agrees on the screen and confirms by recording', async () => {
    const rosa = await rosaAtTheDesk();
    const form = formOf(rosa.id, 'marco');
    const helps = { ...form, with: { ...form.with, iGive: true } };
    const { json } = await (await giulia()).post(PATH, helps);
    expect(json).toMatchObject({ proposedBy: 'giver', giver: { id: rosa.id } });
    const marco = await portal().signIn('marco');
    const agreed = await marco.post(`/users/arrangements/${json.id}/agree`, { sequence: 0 });
    expect(agreed.json).toMatchObject({ state: 'agreed', iGive: false });
    portal().passMinutes(6 * 60);
    const later = await portal().signIn('marco');
    const done = await later.post(`/users/arrangements/${json.id}/done`, { quantityOfHours: 1 });
    expect(done.json.exchange).toMatchObject({ status: 'confirmed', hours: 1 });
  });

  it('leaves in the trail who proposed and how the word came, for the desk of the member to read', async () => {
    const rosa = await rosaAtTheDesk();
    const desk = await giulia();
    const { json } = await desk.post(PATH, formOf(rosa.id, 'marco'));
    expect(await trailOf(rosa.id)).toEqual([
      {
        ...{ action: 'arrangement-proposed', by: portal().world.person.giulia },
        detail: { arrangementId: json.id, basis: 'phone' },
      },
    ]);
    const trail = await desk.get(`/admin/banks/users/${rosa.id}/audit`);
    expect(trail.json).toMatchObject([{ action: 'arrangement-proposed', actor: 'Giulia Rossi' }]);
    const paolo = await portal().signIn('paolo');
    expect((await paolo.get(`/admin/banks/users/${rosa.id}/audit`)).status).toBe(404);
  });

  it('proposes once, however often the same form with its key arrives', async () => {
    const rosa = await rosaAtTheDesk();
    const desk = await giulia();
    const form = formOf(rosa.id, 'marco');
    const sent = await Promise.all([1, 2, 3].map(() => desk.post(PATH, form, KEY)));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(sent.map(({ json }) => json.id)).size).toBe(1);
    const other = await desk.post(PATH, { ...form, time: '16:00' }, KEY);
    expect(other.json.code).toBe('idempotency-key-reused');
    expect((await desk.get('/admin/arrangements')).json).toHaveLength(1);
  });

  it('proposes to members of friend banks, and never of strangers', async () => {
    const rosa = await rosaAtTheDesk();
    const desk = await giulia();
    const friend = await desk.post(PATH, formOf(rosa.id, 'sara', 'lecco'));
    expect([friend.status, friend.json.giver.isOurs]).toEqual([201, false]);
    const stranger = await desk.post(PATH, formOf(rosa.id, 'greta', 'bozen'));
    expect(stranger.json).toMatchObject({
      ...{ status: 400, errors: [{ path: 'with.partnerBank', code: 'bank-not-linked' }] },
    });
  });
});

describe('nothing is proposed', () => {
  it('for people with a login, of another bank, who have left, or by somebody who is no administrator', async () => {
    const { person } = portal().world;
    const desk = await giulia();
    const forAnna = await desk.post(PATH, formOf(person.anna, 'marco'));
    expect([forAnna.status, forAnna.json.code]).toEqual([403, 'person-has-login']);
    const theirs = await rosaAtTheDesk('lecco');
    expect((await desk.post(PATH, formOf(theirs.id, 'marco'))).status).toBe(404);
    const former = await insertDeskMember(portal(), 'bergamo', 'ended');
    expect((await desk.post(PATH, formOf(former.id, 'marco'))).status).toBe(404);
    const rosa = await rosaAtTheDesk();
    const marco = await portal().signIn('marco');
    expect((await marco.post(PATH, formOf(rosa.id, 'anna'))).status).toBe(403);
    expect((await portal().visitor().post(PATH, formOf(rosa.id, 'anna'))).status).toBe(401);
    expect((await desk.get('/admin/arrangements?part=open')).json).toEqual([]);
  });

  it('to themselves, to people who ask to join, or for a day of the past', async () => {
    const rosa = await rosaAtTheDesk();
    const desk = await giulia();
    const form = formOf(rosa.id, 'marco');
    const self = { ...form, with: { ...form.with, partner: rosa.id } };
    expect((await desk.post(PATH, self)).json.errors).toEqual([
      { path: 'with.partner', code: 'same-person' },
    ]);
    const asking = await desk.post(PATH, formOf(rosa.id, 'elena'));
    expect(asking.json.errors).toEqual([{ path: 'with.partner', code: 'not-a-member' }]);
    const past = await desk.post(PATH, { ...form, day: '2026-11-19' });
    expect(past.json.errors).toEqual([{ path: 'day', code: 'date-past' }]);
    const fax = await desk.post(PATH, { ...form, basis: 'fax' });
    expect(fax.json.errors).toEqual([{ path: 'basis', code: 'invalid' }]);
  });

  it('once as many wait as one person may have', async () => {
    const rosa = await rosaAtTheDesk();
    const desk = await giulia();
    for (let many = 0; many < OPEN_PROPOSALS_MAX; many += 1) {
      expect((await desk.post(PATH, formOf(rosa.id, 'marco'))).status).toBe(201);
    }
    const more = await desk.post(PATH, formOf(rosa.id, 'anna'));
    expect([more.status, more.json.code]).toEqual([429, 'too-many-requests']);
  });

  it('for somebody who is excluded at the same moment: it is dropped, or never made', async () => {
    const rosa = await rosaAtTheDesk();
    const desk = await giulia();
    const [proposed] = await Promise.all([
      desk.post(PATH, formOf(rosa.id, 'marco')),
      desk.delete(`/admin/banks/users/${rosa.id}`),
    ]);
    expect([201, 404]).toContain(proposed.status);
    expect((await desk.get('/admin/arrangements?part=open')).json).toEqual([]);
    const { rows } = await portal().deps.database.pool.query('select state from arrangement');
    expect(rows).toEqual(proposed.status === 201 ? [{ state: 'dropped' }] : []);
  });
});
