/** Who comes to a meeting (specification §44): by a tap, on the portal, by telephone; and who is told how many. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from './support/background.ts';
import { insertBulletin, LUNCH, tell } from './support/bulletins.ts';
import { actingFor, nameDelegate } from './support/delegates.ts';
import { digestStory } from './support/digest.ts';
import { eraseAtOnce } from './support/erasure.ts';
import { fingerprintOf } from './support/fingerprint.ts';
import { insertDeskMember } from './support/fixture-rows.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { actPath, tokenIn, tokensIn } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalOf } from './support/refusals.ts';
import { emailOf, type Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const as = (who: Who) => portal().signIn(who);

let id = 0;
beforeEach(async () => {
  id = (await (await as('giulia')).post('/admin/bulletins', LUNCH)).json.id;
  portal().passMinutes(10);
  await tell(portal());
});

const sayPath = () => `/users/bulletins/${id}/attendance` as const;
const say = async (who: Who, body: { says: 'yes' | 'no'; heads?: number }) =>
  (await as(who)).post(sayPath(), body);
const own = async (who: Who) => (await (await as(who)).get('/users/bulletins')).json[0];

/** The letter about the lunch that somebody has. */
function letterTo(who: Who) {
  const mail = catcher.mails.findLast(({ to }) => to === emailOf(who));
  if (!mail) throw new Error('there is no letter');
  return mail;
}

describe('the link in the letter', () => {
  const path = () => actPath(tokenIn(letterTo('anna')));

  it('changes nothing by being opened, and says it by the button, as often as the word changes', async () => {
    const visitor = portal().visitor();
    const before = await fingerprintOf(portal().deps.database);
    for (const _ of ['a mail scanner', 'the reader']) {
      const { json } = await visitor.get(path());
      expect(json).toMatchObject({
        ...{ act: 'attend', isOpen: true, bankName: 'Banca del Tempo di Bergamo' },
        bulletin: { title: LUNCH.title, day: LUNCH.day, from: '12:30', to: '16:00', mine: null },
      });
    }
    const rows = (text: string) =>
      text.split('\n').filter((line) => !line.includes('rate_counter'));
    expect(rows(await fingerprintOf(portal().deps.database))).toEqual(rows(before));
    for (const [says, heads] of [
      ['yes', 3],
      ['yes', 3],
      ['no', 1],
      ['yes', 2],
    ] as const) {
      const { status, json } = await visitor.post(path(), { attendance: { says, heads } });
      expect([status, json]).toEqual([
        200,
        expect.objectContaining({ bulletin: expect.objectContaining({ mine: { says, heads } }) }),
      ]);
    }
    expect(await portal().rows('select says, heads, basis from attendance')).toEqual([
      { says: 'yes', heads: 2, basis: null },
    ]);
  });

  it('says nothing without a word, and nothing once it has begun', async () => {
    const visitor = portal().visitor();
    expect((await visitor.post(path(), undefined)).status).toBe(400);
    portal().passMinutes(14 * 24 * 60 + 91);
    expect((await visitor.get(path())).json).toMatchObject({ isOpen: false });
    const late = await visitor.post(path(), { attendance: { says: 'yes' } });
    expect(refusalOf(late)).toEqual([409, 'already-over']);
    expect(await portal().rows('select from attendance')).toEqual([]);
  });

  it('stops the letters by one click of the mail program', async () => {
    const [, stop = ''] = tokensIn(letterTo('anna'));
    const answer = await fetch(`${portal().url}/act/${stop}`, { method: 'POST' });
    expect(answer.status).toBe(204);
    const { json } = await (await as('anna')).get('/users/letter-preferences');
    expect(json).toContainEqual({ topic: 'bulletins', cadence: 'never' });
  });
});

describe('on the portal', () => {
  it('a member says how many, changes it, and reads the sum and never who', async () => {
    expect((await say('anna', { says: 'yes', heads: 4 })).status).toBe(204);
    expect((await say('marco', { says: 'yes' })).status).toBe(204);
    expect(await own('marco')).toMatchObject({ coming: 5, mine: { says: 'yes', heads: 1 } });
    await say('anna', { says: 'no' });
    expect(await own('marco')).toMatchObject({ coming: 1 });
    const { text } = await (await as('marco')).get('/users/bulletins');
    expect(text).not.toMatch(/Anna|Ferrari/);
  });

  it('comes alone where nobody may be brought, with six at most, and only to their own bank', async () => {
    await portal().rows('update bulletin set guests = false');
    expect(refusalOf(await say('anna', { says: 'yes', heads: 2 }))).toEqual([
      ...[409, 'guests-not-asked'],
    ]);
    expect((await say('anna', { says: 'yes', heads: 7 })).status).toBe(400);
    expect(refusalOf(await say('sara', { says: 'yes' }))).toEqual([404, 'not-found']);
    expect(refusalOf(await say('greta', { says: 'yes' }))).toEqual([404, 'not-found']);
  });

  it('until it begins, not a minute longer', async () => {
    // It begins at half past twelve; it is ten past eleven.
    portal().passMinutes(14 * 24 * 60 + 79);
    expect((await say('anna', { says: 'yes' })).status).toBe(204);
    portal().passMinutes(1);
    expect(refusalOf(await say('anna', { says: 'no' }))).toEqual([409, 'already-over']);
    expect(await portal().rows('select says from attendance')).toEqual([{ says: 'yes' }]);
  });

  it('waits among what is theirs to do until they have said, and a notice until it is put away', async () => {
    const todo = async () =>
      (await (await as('anna')).get('/users/todo')).json.items.filter(
        ({ kind }) => kind === 'bulletin',
      );
    expect(await todo()).toMatchObject([
      { id, title: LUNCH.title, asks: true, plan: { day: LUNCH.day } },
    ]);
    // Who came later finds it on the page of the bank.
    await portal().rows('update membership set decided_at = $1 where person_id = $2', [
      ...[portal().deps.clock.now(), portal().world.person.marco],
    ]);
    const later = (await (await as('marco')).get('/users/todo')).json.items;
    expect(later.filter(({ kind }) => kind === 'bulletin')).toEqual([]);
    expect(await own('marco')).toMatchObject({ id });
    await say('anna', { says: 'no' });
    expect(await todo()).toEqual([]);
    const news = await insertBulletin(portal(), 'bergamo', { kind: 'notice' });
    await portal().rows(
      `update membership set decided_at = '2026-01-01' where decided_at is not null`,
    );
    expect(await todo()).toMatchObject([{ id: news.id, asks: false, plan: null }]);
    await (await as('anna')).post(`/users/bulletins/${news.id}/read`, undefined);
    expect(await todo()).toEqual([]);
    portal().passMinutes(14 * 24 * 60);
    expect(await todo()).toEqual([]);
  });

  it('a person of trust says it for the member, and the desk reads so', async () => {
    const { id: rosa } = await insertDeskMember(portal(), 'bergamo', 'active');
    await nameDelegate(portal(), rosa, portal().world.person.marco);
    const marco = await actingFor(portal(), 'marco', rosa);
    expect((await marco.post(sayPath(), { says: 'yes', heads: 2 })).status).toBe(204);
    const { json } = await (await as('giulia')).get(`/admin/bulletins/${id}/people?part=said`);
    expect(json).toMatchObject([{ id: rosa, says: 'yes', heads: 2, byTrusted: true, basis: null }]);
  });
});

describe('the desk', () => {
  const notePath = (personId: number) => `/admin/bulletins/${id}/people/${personId}` as const;

  it('notes the word of anybody there, with its basis, and reads names and sums', async () => {
    const desk = await as('giulia');
    const { anna, sara } = portal().world.person;
    const word = { says: 'yes', heads: 2, basis: 'phone' } as const;
    expect((await desk.put(notePath(anna), word)).status).toBe(204);
    expect(refusalOf(await desk.put(notePath(sara), word))).toEqual([404, 'not-found']);
    expect((await desk.get(`/admin/bulletins/${id}`)).json).toMatchObject({
      yes: 1,
      heads: 2,
      no: 0,
    });
    const { json, headers } = await desk.get(`/admin/bulletins/${id}/people?q=ferr`);
    expect([json.map(({ name }) => name), headers.get('x-total-count')]).toEqual([
      ['Anna Ferrari'],
      '1',
    ]);
    expect(json).toMatchObject([{ ...word, way: 'letter', came: null, byTrusted: false }]);
    const [entry] = await portal().rows(
      `select detail from audit where action = 'attendance-noted'`,
    );
    expect(entry.detail).toMatchObject({ bulletinId: id, basis: 'phone' });
  });

  it('ticks who came once it has begun, and only then', async () => {
    const desk = await as('giulia');
    const { anna, marco } = portal().world.person;
    await say('anna', { says: 'yes', heads: 2 });
    expect(refusalOf(await desk.put(notePath(anna), { came: true }))).toEqual([409, 'too-early']);
    portal().passMinutes(14 * 24 * 60 + 80);
    const then = await as('giulia');
    for (const one of [anna, marco]) {
      expect((await then.put(notePath(one), { came: true })).status).toBe(204);
    }
    await then.put(notePath(anna), { came: false });
    const late = await then.put(notePath(anna), { says: 'no', basis: 'phone' });
    expect(refusalOf(late)).toEqual([409, 'already-over']);
    expect((await then.get(`/admin/bulletins/${id}`)).json).toMatchObject({ yes: 2, came: 1 });
  });

  it('prints letters for those on paper, and the sheet that who comes signs', async () => {
    const { id: rosa } = await insertDeskMember(portal(), 'bergamo', 'active');
    await portal().rows(`update membership set decided_at = '2026-01-01' where person_id = $1`, [
      rosa,
    ]);
    await say('anna', { says: 'yes', heads: 3 });
    const { json } = await (await as('giulia')).get(`/admin/bulletins/${id}/sheet`);
    expect(json).toMatchObject({
      bank: { name: 'Banca del Tempo di Bergamo' },
      letters: [{ id: rosa }],
      signatures: [{ name: 'Anna Ferrari', heads: 3 }],
    });
  });

  it('of another bank sees nothing of it', async () => {
    const paolo = await as('paolo');
    for (const path of ['', '/people', '/sheet'] as const) {
      const answer = await paolo.get(
        `/admin/bulletins/${id}${path}` as `/admin/bulletins/${number}`,
      );
      expect(refusalOf(answer)).toEqual([404, 'not-found']);
    }
    expect((await paolo.get('/admin/bulletins')).json).toEqual([]);
  });
});

describe('friends of the bank', () => {
  it('read a meeting that is for them, on the screen and in their digest, and say nothing', async () => {
    const { post, can, waitForTuesday, digestOf } = digestStory(portal, catcher);
    await portal().rows('update bulletin set for_friends = true');
    const [seen] = (await (await as('sara')).get('/users/bulletins')).json;
    expect(seen).toMatchObject({ bank: 'Banca del Tempo di Bergamo', coming: null, mine: null });
    expect((await (await as('greta')).get('/users/bulletins')).json).toEqual([]);
    await can('sara');
    await post('paolo');
    waitForTuesday();
    const [letter] = await digestOf('sara');
    expect(letter?.text).toContain(
      `Incontro di una banca amica: ${LUNCH.title} · venerdì 4 dicembre alle 12:30`,
    );
  });
});

describe('a calendar program', () => {
  it('reads the meeting, takes it out again, and follows it with the appointments', async () => {
    const anna = await as('anna');
    const { text } = await anna.get(`/users/bulletins/${id}/ics`);
    expect(text).toContain('DTSTART;TZID=Europe/Rome:20261204T123000');
    expect(text).toContain('DURATION:PT210M');
    const { url } = (await anna.post('/users/calendar', undefined)).json;
    const follow = async () => (await fetch(url.replace(/^https?:\/\/[^/]+/, portal().url))).text();
    expect(await follow()).toContain(`SUMMARY:${LUNCH.title}`);
    await say('anna', { says: 'no' });
    expect(await follow()).not.toContain('SUMMARY');
  });
});

it('erasing somebody keeps their number and how many came', async () => {
  await say('anna', { says: 'yes', heads: 3 });
  await eraseAtOnce(portal(), portal().world.person.anna);
  expect(await portal().rows('select heads from attendance')).toEqual([{ heads: 3 }]);
  const told = 'select from bulletin_person where person_id = $1';
  expect(await portal().rows(told, [portal().world.person.anna])).toEqual([]);
});

it('two years after it nobody knows who came, and what was said stays', async () => {
  await say('anna', { says: 'yes', heads: 3 });
  portal().passMinutes((730 + 13) * 24 * 60);
  await cleanUp(portal().deps);
  expect(await portal().rows('select from attendance')).toHaveLength(1);
  portal().passMinutes(2 * 24 * 60);
  await cleanUp(portal().deps);
  expect(await portal().rows('select from attendance')).toEqual([]);
  expect(await portal().rows('select from bulletin_person')).toEqual([]);
  expect(await portal().rows('select from bulletin')).toHaveLength(1);
});
