/** A body on the board (specification §51): its referents post, answer and say yes in its name, for several people. */
import { beforeEach, describe, expect, it } from 'vitest';
import { insertArrangement } from './support/arrangements.ts';
import { askForMany, finishBatches } from './support/batches.ts';
import { looksFor, nameReferent, PARISH, parishAtWork, registerBody } from './support/bodies.ts';
import type { Caller } from './support/caller.ts';
import { nameDelegate, termsOf } from './support/delegates.ts';
import { expectBooksToBalance } from './support/exchanges.ts';
import { insertDeskMember, insertMembers } from './support/fixture-rows.ts';
import { insertAnswer, noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalOf } from './support/refusals.ts';

const portal = portalForEachStory();

let giulia: Caller;
let parish: number;
/** Marco, acting for the parish. */
let asParish: Caller;
beforeEach(async () => {
  ({ giulia, parish, asParish } = await parishAtWork(portal()));
});

/** Members of Bergamo answer. @returns the ids of the answers */
async function answered(notice: number, many: number): Promise<number[]> {
  const bankId = portal().world.bank.bergamo;
  const made = { id: notice, bankId };
  const ids = [];
  for (const id of await insertMembers(portal(), 'bergamo', many)) {
    ids.push((await insertAnswer(portal(), made, { id, bankId })).id);
  }
  return ids;
}

const pageOf = async (id: number) => (await asParish.get(`/users/notices/${id}`)).json;

describe('a request for several people', () => {
  it('is posted in the name of the body, with its number; the trail says by whom', async () => {
    const id = await looksFor(portal(), asParish, 6);
    const anna = await portal().signIn('anna');
    const seen = (await anna.get(`/users/notices/${id}`)).json;
    expect(seen).toMatchObject({ who: PARISH.name, places: 6, placesTaken: 0, byDesk: false });
    expect((await anna.get('/users/notices')).json).toMatchObject([{ id, places: 6 }]);
    const rows = await portal().rows(
      `select actor_id, person_id from audit where action = 'notice-posted'`,
    );
    expect(rows).toEqual([{ actor_id: portal().world.person.marco, person_id: parish }]);
    await anna.post(`/users/notices/${id}/answers`, { text: 'Vengo', days: [] });
    const [answer] = (await pageOf(id)).answers;
    const waits = (await asParish.get('/users/todo')).json;
    expect(waits.items).toMatchObject([{ kind: 'answer', who: 'Anna' }]);
    expect((await asParish.post(`/users/answers/${answer?.id}/accept`, null)).status).toBe(200);
    const after = (await anna.get(`/users/notices/${id}`)).json;
    expect([after.contact.phone, after.placesTaken]).toEqual([PARISH.phone, 1]);
    expect(after.writeTo).toBeNull();
  });

  it('without a number of its own is reached through the desk of its bank', async () => {
    await portal().rows('update person set phone = null where id = $1', [parish]);
    await portal().rows(`update bank set phone = '035 999' where id = $1`, [
      portal().world.bank.bergamo,
    ]);
    const id = await looksFor(portal(), asParish, 2);
    const anna = await portal().signIn('anna');
    await anna.post(`/users/notices/${id}/answers`, { text: 'Vengo', days: [] });
    const [answer] = (await pageOf(id)).answers;
    await asParish.post(`/users/answers/${answer?.id}/accept`, null);
    expect((await anna.get(`/users/notices/${id}`)).json.contact.phone).toBe('035 999');
  });

  it('stays open until as many have been told yes; the last yes lets the others go', async () => {
    const id = await looksFor(portal(), asParish, 3);
    const answers = await answered(id, 5);
    for (const answer of answers.slice(0, 2)) {
      await asParish.post(`/users/answers/${answer}/accept`, null);
    }
    expect(await pageOf(id)).toMatchObject({ state: 'open', places: 3, placesTaken: 2 });
    await asParish.post(`/users/answers/${answers[2]}/accept`, null);
    const met = await pageOf(id);
    expect(met).toMatchObject({ state: 'closed', outcome: 'met', placesTaken: 3 });
    expect(met.answers.map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted']);
    // One of them cannot come after all: it is opened again, and those who waited wait again.
    const opened = await asParish.post(`/users/notices/${id}/keep-open`, undefined);
    expect([opened.status, opened.json.state]).toEqual([200, 'open']);
    expect((await pageOf(id)).answers.map(({ state }) => state)).toEqual([
      ...['accepted', 'accepted', 'accepted', 'open', 'open'],
    ]);
  });

  it('two yeses at once to the last places are counted one after the other', async () => {
    const id = await looksFor(portal(), asParish, 2);
    const [one, other] = await answered(id, 2);
    const anna = (await portal().signIn('anna')).actingFor(parish);
    const both = await Promise.all([
      asParish.post(`/users/answers/${one}/accept`, null),
      anna.post(`/users/answers/${other}/accept`, null),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await pageOf(id)).toMatchObject({ state: 'closed', placesTaken: 2 });
  });

  it('an appointment that is called off gives its place back', async () => {
    const id = await looksFor(portal(), asParish, 3);
    const [answer] = await answered(id, 1);
    await asParish.post(`/users/answers/${answer}/accept`, null);
    const at = { id: parish, bankId: portal().world.bank.bergamo };
    const rows = await portal().rows('select person_id from notice_answer where id = $1', [answer]);
    const helper = { ...at, id: rows[0].person_id };
    const agreed = { state: 'agreed', hour: 18 } as const;
    const made = await insertArrangement(portal(), helper, at, agreed);
    await portal().rows('update arrangement set notice_id = $2, answer_id = $3 where id = $1', [
      ...[made.id, id, answer],
    ]);
    expect((await pageOf(id)).placesTaken).toBe(1);
    const drop = await asParish.post(`/users/arrangements/${made.id}/drop`, { sequence: 0 });
    expect(drop.status).toBe(200);
    expect((await pageOf(id)).placesTaken).toBe(0);
  });

  it('is for bodies alone, for two to thirty, and never for fewer than have been told yes', async () => {
    const marco = await portal().signIn('marco');
    const own = await marco.post('/users/notices', noticeForm(portal(), { places: 2 }));
    expect(own.json).toMatchObject({ errors: [{ path: 'places', code: 'bodies-only' }] });
    for (const places of [0, 31, 1.5]) {
      const { status } = await asParish.post('/users/notices', noticeForm(portal(), { places }));
      expect([places, status]).toEqual([places, 400]);
    }
    const id = await looksFor(portal(), asParish, 4);
    const answers = await answered(id, 3);
    for (const answer of answers) await asParish.post(`/users/answers/${answer}/accept`, null);
    const { kind: _, ...form } = noticeForm(portal());
    const fewer = await asParish.put(`/users/notices/${id}`, { ...form, places: 2 });
    expect(fewer.json).toMatchObject({ errors: [{ path: 'places', code: 'places-taken' }] });
    expect((await asParish.put(`/users/notices/${id}`, form)).json.places).toBe(4);
    expect((await asParish.put(`/users/notices/${id}`, { ...form, places: 9 })).json.places).toBe(
      9,
    );
  });

  it('hours of one do not close it; those of thirty are recorded at once', async () => {
    const { person } = portal().world;
    const id = await looksFor(portal(), asParish, 6);
    const helpers = await insertMembers(portal(), 'bergamo', 30);
    await askForMany(portal(), giulia, { listUserFrom: helpers, listUserTo: [parish] });
    await finishBatches(portal().deps);
    const rows = await portal().rows(
      `select count(*)::int as many from exchange where debtor_id = $1 and state = 'confirmed'`,
      [parish],
    );
    expect(rows).toEqual([{ many: 30 }]);
    const anna = await portal().signIn('anna');
    await anna.post(`/users/notices/${id}/answers`, { text: 'Vengo', days: [] });
    const [answer] = (await pageOf(id)).answers;
    await asParish.post(`/users/answers/${answer?.id}/accept`, null);
    const hours = {
      ...{ ...termsOf(portal()), notice: id },
      ...{ userFrom: person.anna, bankFrom: portal().world.bank.bergamo },
    };
    expect((await asParish.post('/users/transactions/received', hours)).json.status).toBe(
      'confirmed',
    );
    expect((await pageOf(id)).state).toBe('open');
    await expectBooksToBalance(portal());
  });
});

describe('in the name of a body', () => {
  it('a referent answers, changes, pauses, renews and closes', async () => {
    const anna = await portal().signIn('anna');
    const hers = (await anna.post('/users/notices', noticeForm(portal()))).json.id;
    const given = await asParish.post(`/users/notices/${hers}/answers`, { text: 'Noi', days: [] });
    expect([given.status, given.json.myAnswer?.state]).toEqual([201, 'open']);
    const read = (await anna.get(`/users/notices/${hers}`)).json;
    expect(read.answers).toMatchObject([{ who: PARISH.name, personId: parish }]);
    const marco = await portal().signIn('marco');
    expect((await marco.get(`/users/notices/${hers}`)).json.myAnswer).toBeNull();
    const offer = noticeForm(portal(), { kind: 'offer' });
    const { id: offered } = (await anna.post('/users/notices', offer)).json;
    const asks = async (who: Caller) => (await who.get(`/users/notices/${offered}`)).json.writeTo;
    expect([await asks(marco), await asks(asParish)]).toEqual([portal().world.person.anna, null]);
    const id = await looksFor(portal(), asParish, 2);
    for (const act of ['pause', 'renew'] as const) {
      expect((await asParish.post(`/users/notices/${id}/${act}`, undefined)).status).toBe(200);
    }
    const closed = await asParish.post(`/users/notices/${id}/close`, { outcome: 'withdrawn' });
    expect(closed.json.state).toBe('closed');
    expect((await asParish.get('/users/notices/mine')).json).toMatchObject([{ id }]);
    const rows = await portal().rows(
      `select action, actor_id from audit where person_id = $1 and detail ? 'noticeId' order by id`,
      [parish],
    );
    const by = { actor_id: portal().world.person.marco };
    expect(rows).toEqual(
      ['answer-given', 'notice-posted', 'notice-paused', 'notice-renewed', 'notice-closed'].map(
        (action) => ({ action, ...by }),
      ),
    );
  });

  it('nobody does so for a person, nor for a body of others, nor ever writes to somebody', async () => {
    const { person, bank } = portal().world;
    const rosa = await insertDeskMember(portal(), 'bergamo', 'active');
    await nameDelegate(portal(), rosa.id, person.marco);
    const marco = await portal().signIn('marco');
    const form = noticeForm(portal());
    const forRosa = await marco.actingFor(rosa.id).post('/users/notices', form);
    expect(refusalOf(forRosa)).toEqual([403, 'not-their-delegate']);
    const school = await registerBody(giulia, { name: 'Scuola', taxCode: '' });
    const forSchool = await marco.actingFor(school.id).post('/users/notices', form);
    expect(refusalOf(forSchool)).toEqual([403, 'not-their-delegate']);
    const written = { text: 'Ciao', withPerson: person.anna, withBank: bank.bergamo };
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(written);
    for (const path of ['/users/threads', '/users/threads/1/messages']) {
      const { status } = await asParish.send('POST', path, { headers, body });
      expect([path, status]).toEqual([path, 403]);
    }
    expect((await asParish.send('GET', '/users/threads', {})).status).toBe(403);
  });

  it('once they are its referent no more they are refused', async () => {
    const { id } = await registerBody(giulia, { name: 'Scuola', taxCode: '' });
    const delegation = await nameReferent(giulia, id, portal().world.person.anna);
    const anna = (await portal().signIn('anna')).actingFor(id);
    expect((await anna.get('/users/notices')).status).toBe(200);
    await giulia.delete(`/admin/proxies/${delegation}`);
    expect(refusalOf(await anna.get('/users/notices'))).toEqual([403, 'not-their-delegate']);
  });

  it('a desk posts for it as for everybody; who administers and is its referent too says how', async () => {
    const { person } = portal().world;
    await nameReferent(giulia, parish, person.giulia);
    const form = noticeForm(portal());
    const atDesk = giulia.actingFor(parish).byWord('phone');
    expect((await atDesk.post('/users/notices', form)).json.byDesk).toBe(true);
    const { json } = await giulia.actingFor(parish).post('/users/notices', { ...form, sure: true });
    expect(json.byDesk).toBe(false);
  });

  it('no referent says of an appointment that the body received what they gave (L4)', async () => {
    const { bank, person } = portal().world;
    const of = (id: number) => ({ id, bankId: bank.bergamo });
    const done = { state: 'agreed', hour: 8 } as const;
    const { id } = await insertArrangement(portal(), of(person.marco), of(parish), done);
    const hours = { quantityOfHours: 1.5 };
    const refused = await asParish.post(`/users/arrangements/${id}/done`, hours);
    expect(refusalOf(refused)).toEqual([403, 'proxy-is-creditor']);
    const anna = (await portal().signIn('anna')).actingFor(parish);
    const { json } = await anna.post(`/users/arrangements/${id}/done`, hours);
    expect(json.exchange?.status).toBe('confirmed');
  });
});
