/**
 * The desk proposes a day for a member who uses no e-mail, on their word and for nobody else; the other
 * one agrees as ever (specification §22, laws L2 and L4).
 */
import { afterAll, describe, expect, it } from 'vitest';
import { OPEN_PROPOSALS_MAX } from '#contract/limits.ts';
import { beginOther, somebodyWaits } from './support/database-locks.ts';
import { fingerprintOf } from './support/fingerprint.ts';
import { insertDeskMember, type Made } from './support/fixture-rows.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { actPath, lettersTo, tokenIn } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { PLAN } from './support/valid-arrangement-requests.ts';
import type { BankKey, Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const PATH = '/users/arrangements';
const KEY = { 'idempotency-key': 'a-day-for-rosa' };
const TITLE = 'Accompagnarla dal medico';

/** What the desk types for somebody who helps another, or whom another helps. */
function formOf(who: Who, bank: BankKey = 'bergamo') {
  const { person, bank: banks, activity } = portal().world;
  return {
    ...{ activity, title: TITLE, ...PLAN },
    with: { partner: person[who], partnerBank: banks[bank], iGive: false },
  };
}

async function rosaAtTheDesk(bank: BankKey = 'bergamo'): Promise<Made> {
  return insertDeskMember(portal(), bank, 'active');
}

const giulia = () => portal().signIn('giulia');

/** The desk of Bergamo with the word of a member. */
const deskFor = async ({ id }: Pick<Made, 'id'>) => (await giulia()).actingFor(id).byWord('phone');

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
    const { status, json } = await (await deskFor(rosa)).post(PATH, formOf('marco'));
    expect([status, json]).toMatchObject([
      201,
      {
        ...{ state: 'proposed', title: TITLE, sequence: 0, minutes: 90, byDesk: true },
        ...{ iGive: false, isMyProposal: true, partnerName: 'Marco Bianchi' },
      },
    ]);
    expect((await (await giulia()).get('/admin/arrangements')).json).toMatchObject([
      {
        proposedBy: 'receiver',
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
    const form = formOf('marco');
    const helps = { ...form, with: { ...form.with, iGive: true } };
    const { json } = await (await deskFor(rosa)).post(PATH, helps);
    expect(json).toMatchObject({ iGive: true, isMyProposal: true });
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
    const { json } = await (await deskFor(rosa)).post(PATH, formOf('marco'));
    expect(await trailOf(rosa.id)).toEqual([
      {
        ...{ action: 'arrangement-proposed', by: portal().world.person.giulia },
        detail: { arrangementId: json.id, basis: 'phone' },
      },
    ]);
    const trail = await (await giulia()).get(`/admin/banks/users/${rosa.id}/audit`);
    expect(trail.json).toMatchObject([{ action: 'arrangement-proposed', actor: 'Giulia Rossi' }]);
    const paolo = await portal().signIn('paolo');
    expect((await paolo.get(`/admin/banks/users/${rosa.id}/audit`)).status).toBe(404);
  });

  it('proposes once, however often the same form with its key arrives', async () => {
    const rosa = await rosaAtTheDesk();
    const desk = await deskFor(rosa);
    const form = formOf('marco');
    const sent = await Promise.all([1, 2, 3].map(() => desk.post(PATH, form, KEY)));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(sent.map(({ json }) => json.id)).size).toBe(1);
    const other = await desk.post(PATH, { ...form, time: '16:00' }, KEY);
    expect(other.json.code).toBe('idempotency-key-reused');
    const before = await fingerprintOf(portal().deps.database);
    const onPaper = await desk.byWord('paper').post(PATH, form, KEY);
    expect(onPaper.json.code).toBe('idempotency-key-reused');
    expect(await fingerprintOf(portal().deps.database)).toBe(before);
    const ofAnother = await (await deskFor(await rosaAtTheDesk())).post(PATH, form, KEY);
    expect([ofAnother.status, ofAnother.json.id === sent[0]?.json.id]).toEqual([201, false]);
    expect((await (await giulia()).get('/admin/arrangements')).json).toHaveLength(2);
  });

  it('proposes to members of friend banks, and never of strangers', async () => {
    const rosa = await rosaAtTheDesk();
    const desk = await deskFor(rosa);
    const friend = await desk.post(PATH, formOf('sara', 'lecco'));
    expect([friend.status, friend.json.partnerBankName]).toEqual([201, 'Banca del Tempo di Lecco']);
    const stranger = await desk.post(PATH, formOf('greta', 'bozen'));
    expect(stranger.json).toMatchObject({
      ...{ status: 400, errors: [{ path: 'with.partnerBank', code: 'bank-not-linked' }] },
    });
  });
});

const GETS_LOGIN = `update person
  set access = 'self', email = 'rosa@example.org', password_hash = 'x' where id = $1`;
const LEAVES = `update membership set state = 'ended', ended_at = now() where person_id = $1`;

/** The refusal of a call that was let in just before this was written about the member. */
async function codeAfter(
  written: string,
  { id }: Made,
  call: () => Promise<{ json: { code?: string } }>,
) {
  const other = await beginOther(portal().deps);
  await other.run(written, [id]);
  const answer = call();
  await somebodyWaits(portal().deps);
  await other.end();
  return (await answer).json.code;
}

describe('nothing is proposed', () => {
  it('for people with a login, of another bank, who have left, or by somebody who is no administrator', async () => {
    const { person } = portal().world;
    const desk = await giulia();
    const form = formOf('marco');
    const forAnna = await desk.actingFor(person.anna).post(PATH, form);
    expect([forAnna.status, forAnna.json.code]).toEqual([403, 'person-has-login']);
    const theirs = await rosaAtTheDesk('lecco');
    expect((await desk.actingFor(theirs.id).post(PATH, form)).status).toBe(404);
    const former = await insertDeskMember(portal(), 'bergamo', 'ended');
    expect((await desk.actingFor(former.id).post(PATH, form)).status).toBe(404);
    const rosa = await rosaAtTheDesk();
    const marco = await portal().signIn('marco');
    expect((await marco.actingFor(rosa.id).post(PATH, formOf('anna'))).status).toBe(403);
    const visitor = portal().visitor().actingFor(rosa.id);
    expect((await visitor.post(PATH, formOf('anna'))).status).toBe(401);
    expect((await desk.get('/admin/arrangements?part=open')).json).toEqual([]);
  });

  it('to themselves, to people who ask to join, or for a day of the past', async () => {
    const rosa = await rosaAtTheDesk();
    const desk = await deskFor(rosa);
    const form = formOf('marco');
    const self = { ...form, with: { ...form.with, partner: rosa.id } };
    expect((await desk.post(PATH, self)).json.errors).toEqual([
      { path: 'with.partner', code: 'same-person' },
    ]);
    const asking = await desk.post(PATH, formOf('elena'));
    expect(asking.json.errors).toEqual([{ path: 'with.partner', code: 'not-a-member' }]);
    const past = await desk.post(PATH, { ...form, day: '2026-11-19' });
    expect(past.json.errors).toEqual([{ path: 'day', code: 'date-past' }]);
    const fax = await desk.byWord('fax').post(PATH, form);
    expect(fax.json.errors).toEqual([{ path: 'x-word', code: 'invalid' }]);
  });

  it('once as many wait as one person may have', async () => {
    const rosa = await rosaAtTheDesk();
    const desk = await deskFor(rosa);
    for (let many = 0; many < OPEN_PROPOSALS_MAX; many += 1) {
      expect((await desk.post(PATH, formOf('marco'))).status).toBe(201);
    }
    const more = await desk.post(PATH, formOf('anna'));
    expect([more.status, more.json.code]).toEqual([429, 'too-many-requests']);
  });

  it('for somebody who gets a login at the same moment', async () => {
    const rosa = await rosaAtTheDesk();
    const desk = await deskFor(rosa);
    const propose = () => desk.post(PATH, formOf('marco'));
    expect(await codeAfter(GETS_LOGIN, rosa, propose)).toBe('person-has-login');
  });

  it('for somebody who is excluded at the same moment: it is dropped, or never made', async () => {
    const rosa = await rosaAtTheDesk();
    const desk = await giulia();
    const [proposed] = await Promise.all([
      desk.actingFor(rosa.id).post(PATH, formOf('marco')),
      desk.delete(`/admin/banks/users/${rosa.id}`),
    ]);
    expect([201, 404]).toContain(proposed.status);
    expect((await desk.get('/admin/arrangements?part=open')).json).toEqual([]);
    const { rows } = await portal().deps.database.pool.query('select state from arrangement');
    expect(rows).toEqual(proposed.status === 201 ? [{ state: 'dropped' }] : []);
  });
});

it.each([
  ['gets a login', GETS_LOGIN, 'person-has-login'],
  ['leaves', LEAVES, 'not-found'],
])('nothing is dropped for a member who %s at the same moment', async (_, written, code) => {
  const rosa = await rosaAtTheDesk();
  const desk = await deskFor(rosa);
  const { json } = await desk.post(PATH, formOf('marco'));
  const drop = () => desk.post(`${PATH}/${json.id}/drop`, null);
  expect(await codeAfter(written, rosa, drop)).toBe(code);
  expect(await trailOf(rosa.id)).toMatchObject([{ action: 'arrangement-proposed' }]);
});

it('of who has left, the desk does not even learn that they have a login', async () => {
  const former = await insertDeskMember(portal(), 'bergamo', 'ended');
  await portal().deps.database.pool.query(GETS_LOGIN, [former.id]);
  const refused = await (await deskFor(former)).post(PATH, formOf('marco'));
  expect([refused.status, refused.json.code]).toEqual([404, 'not-found']);
});
