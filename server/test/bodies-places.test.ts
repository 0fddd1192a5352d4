/** For how many people a request of a body is (specification §51): who may say so, and everywhere the count is read. */
import { afterAll, beforeEach, expect, it } from 'vitest';
import { looksFor, PARISH, parishAtWork } from './support/bodies.ts';
import type { Caller } from './support/caller.ts';
import { digestStory } from './support/digest.ts';
import { insertMembers } from './support/fixture-rows.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { insertAnswer, noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });
const { post, waitForTuesday, digestOf, can } = digestStory(portal, catcher);

let giulia: Caller;
let parish: number;
/** Marco, acting for the parish. */
let asParish: Caller;
beforeEach(async () => {
  ({ giulia, parish, asParish } = await parishAtWork(portal()));
});

/** Two members answer a request; the parish says yes to the first. */
async function sayYesToOne(notice: number): Promise<void> {
  const bankId = portal().world.bank.bergamo;
  const answers = [];
  for (const id of await insertMembers(portal(), 'bergamo', 2)) {
    answers.push(await insertAnswer(portal(), { id: notice, bankId }, { id, bankId }));
  }
  const said = await asParish.post(`/users/answers/${answers[0]?.id ?? 0}/accept`, null);
  expect(said.status).toBe(200);
}

it('is posted by the desk in its name; for a person it is for one', async () => {
  const form = noticeForm(portal(), { title: 'Quattro mani', places: 4 });
  const { status, json } = await giulia.actingFor(parish).post('/users/notices', form);
  expect([status, json.places, json.byDesk, json.who]).toEqual([201, 4, true, PARISH.name]);
  const { anna } = portal().world.person;
  const person = giulia.actingFor(anna);
  const refused = await person.post('/users/notices', form);
  expect(refused.json).toMatchObject({ errors: [{ path: 'places', code: 'bodies-only' }] });
  expect((await person.post('/users/notices', { ...form, places: 1 })).status).toBe(201);
  const offer = { ...form, kind: 'offer', title: 'La sala' } as const;
  const offered = await giulia.actingFor(parish).post('/users/notices', offer);
  expect(offered.json.places).toBe(1);
});

it('says how many have been told yes to everybody, for the group, on the wall and in the paper', async () => {
  const { bergamo } = portal().world.bank;
  const value = { value: true, note: 'Per il sito' };
  expect((await giulia.put('/admin/rules/board-public', value)).status).toBe(200);
  const form = { title: 'Sei persone per la festa', reach: 'friends' } as const;
  const several = noticeForm(portal(), { ...form, places: 6 });
  const { id } = (await asParish.post('/users/notices', several)).json;
  await asParish.post(
    '/users/notices',
    noticeForm(portal(), { ...form, title: 'Una', sure: true }),
  );
  await sayYesToOne(id);
  const visitor = portal().visitor();
  const [one, seen] = (await visitor.get(`/public/banks/${bergamo}/board`)).json.notices;
  expect([one?.places, seen?.places, seen?.placesTaken]).toEqual([1, 6, 1]);
  const page = (await visitor.get(`/public/banks/${bergamo}/board.html`)).text;
  expect(page.match(/\d di \d/g)).toEqual(['1 di 6']);
  const feed = (await visitor.get(`/public/banks/${bergamo}/board.rss?lang=de`)).text;
  expect(feed.match(/\d von \d/g)).toEqual(['1 von 6']);
  const { text } = (await giulia.get('/admin/group-text')).json;
  expect(text?.match(/festa \(1 di 6, /g)).toHaveLength(1);
  const counts = [
    { places: 6, placesTaken: 1 },
    { places: 1, placesTaken: 0 },
  ];
  const month = TODAY.slice(0, 7);
  const paper = (await giulia.get(`/admin/paper?month=${month}&edition=members`)).json;
  const wall = (await giulia.get('/admin/notices/sheet')).json;
  for (const list of [paper.requests, wall.notices]) {
    const shown = list.map(({ places, placesTaken }) => ({ places, placesTaken }));
    expect(shown).toEqual(expect.arrayContaining(counts));
  }
});

it('says so in the weekly letter, and of a request for one it says nothing', async () => {
  await can('anna');
  await sayYesToOne(await looksFor(portal(), asParish, 3));
  await post('giulia', { title: 'Una mano sola' });
  waitForTuesday();
  const letter = (await digestOf('anna')).at(-1);
  expect(letter?.text).toContain(`- Cerca: Sei persone per la festa · ${PARISH.name} · 1 di 3\n`);
  expect(letter?.text).toContain('- Cerca: Una mano sola · Giulia Rossi\n');
});
