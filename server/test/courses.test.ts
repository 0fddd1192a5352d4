/**
 * One errand is one course (specification §22): every page of a step says the same of all steps, to each
 * reader what they may know.
 */
import { expect, it } from 'vitest';
import { insertArrangement } from './support/arrangements.ts';
import { beginErrand } from './support/errands.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();
const as = (who: Who) => portal().signIn(who);
const notices = (id: number) => `/users/notices/${id}` as const;
const arrangements = (id: number) => `/users/arrangements/${id}` as const;
const exchanges = (id: number) => `/users/transactions/${id}` as const;

/** The whole of it, done and confirmed by Anna. */
async function whole() {
  const errand = await beginErrand(portal());
  const anna = await as('anna');
  const done = await anna.post(`${arrangements(errand.appointment)}/done`, {
    quantityOfHours: 1.5,
  });
  return { ...errand, exchange: done.json.exchange?.id ?? 0 };
}

it('each page of a step says the whole course, to both of the two', async () => {
  const { notice, answer, appointment, exchange } = await whole();
  const { person } = portal().world;
  for (const who of ['anna', 'marco'] as const) {
    const reader = await as(who);
    const { course } = (await reader.get(notices(notice))).json;
    expect(course).toMatchObject({
      giver: { id: person.marco, name: 'Marco', isMe: who === 'marco' },
      receiver: { id: person.anna, name: 'Anna', isMe: who === 'anna' },
      asked: { id: notice, kind: 'request', state: 'closed' },
      answered: { id: answer, state: 'accepted' },
      planned: { id: appointment, state: 'done', day: TODAY, time: '10:30', minutes: 90 },
      done: { id: exchange, state: 'confirmed', day: TODAY, hours: 1.5 },
      confirmed: { at: expect.any(String) },
    });
    expect((await reader.get(arrangements(appointment))).json.course).toEqual(course);
    expect((await reader.get(exchanges(exchange))).json.course).toEqual(course);
  }
});

it('step by step it says how far it has come', async () => {
  const anna = await as('anna');
  const marco = await as('marco');
  const { id } = (await anna.post('/users/notices', noticeForm(portal()))).json;
  const course = async () => (await anna.get(notices(id))).json.course;
  const nothing = { answered: null, planned: null, done: null, confirmed: null };
  expect(await course()).toMatchObject({ asked: { id, state: 'open' }, giver: null, ...nothing });
  expect((await marco.get(notices(id))).json.course).toBeNull();
  await marco.post(`${notices(id)}/answers`, {});
  expect(await course()).toMatchObject({ giver: { name: 'Marco' }, answered: { state: 'open' } });
  expect((await marco.get(notices(id))).json.course).toMatchObject({ answered: { state: 'open' } });
  const answer = (await anna.get(notices(id))).json.answers[0]?.id ?? 0;
  await anna.post(`/users/answers/${answer}/accept`, null);
  const plan = { day: TODAY, time: '10:30', minutes: 60, place: '' };
  const { activity } = portal().world;
  const proposal = { with: { answer }, activity, title: 'Mensola', ...plan };
  const made = (await anna.post('/users/arrangements', proposal)).json;
  expect(await course()).toMatchObject({ planned: { id: made.id, state: 'proposed' }, done: null });
  await marco.post(`${arrangements(made.id)}/agree`, { sequence: 0 });
  await marco.post(`${arrangements(made.id)}/done`, { quantityOfHours: 1 });
  expect(await course()).toMatchObject({
    ...{ planned: { state: 'done' }, done: { state: 'pending', hours: 1 }, confirmed: null },
  });
});

it('hours recorded from a notice without an appointment are of its course', async () => {
  const { notice, answer } = await beginErrand(portal(), { day: null });
  const { person, bank, activity } = portal().world;
  const form = { userTo: person.anna, bankTo: bank.bergamo, activity, dateOfTransaction: TODAY };
  const hours = { ...form, quantityOfHours: 1, note: 'Mensola', notice };
  const marco = await as('marco');
  const { id } = (await marco.post('/users/transactions', hours)).json;
  const { course } = (await marco.get(exchanges(id))).json;
  expect(course).toMatchObject({
    ...{ asked: { id: notice }, answered: { id: answer }, planned: null, done: { id } },
  });
  expect((await (await as('anna')).get(notices(notice))).json.course).toMatchObject({
    ...{ done: { id }, answered: { id: answer } },
  });
});

it('without a notice the course begins with the appointment, or with the hours', async () => {
  const { person, bank, activity } = portal().world;
  const [marco, anna] = [person.marco, person.anna].map((id) => ({ id, bankId: bank.bergamo }));
  if (!marco || !anna) throw new Error('two people');
  const { id } = await insertArrangement(portal(), marco, anna, { state: 'agreed', hour: 10 });
  const reader = await as('marco');
  const planned = (await reader.get(arrangements(id))).json.course;
  expect(planned).toMatchObject({ asked: null, answered: null, planned: { id }, done: null });
  const form = { userTo: anna.id, bankTo: bank.bergamo, activity, dateOfTransaction: TODAY };
  const hours = { ...form, quantityOfHours: 1, note: 'Mensola', appointment: null };
  const made = (await reader.post('/users/transactions', hours)).json;
  const { course } = (await reader.get(exchanges(made.id))).json;
  expect(course).toMatchObject({ asked: null, planned: null, done: { id: made.id } });
});

it('nobody reads of a third person, and an answerer reads their own alone', async () => {
  const { notice } = await beginErrand(portal());
  const giulia = await as('giulia');
  const anna = await as('anna');
  // Sara of Lecco has a waiting answer; she sees hers, and nothing of Marco.
  await (await as('sara')).post(`${notices(notice)}/answers`, {});
  const theirs = (await (await as('sara')).get(notices(notice))).json;
  expect(JSON.stringify(theirs)).not.toContain('Marco');
  const seen = theirs.course;
  expect([seen?.planned ?? null, seen?.giver ?? null]).toMatchObject([null, seen ? {} : null]);
  // The desk reads it, and opens no appointment of others.
  const desk = (await giulia.get(notices(notice))).json.course;
  expect(desk).toMatchObject({ giver: { name: 'Marco' }, planned: { id: null, state: 'agreed' } });
  expect((await anna.get(notices(notice))).json.course?.planned?.id).toEqual(expect.any(Number));
});

it('of what the desk took off the board it says so, and leads there only who may read it', async () => {
  const { notice, appointment } = await beginErrand(portal());
  await (await as('giulia')).post(`/admin/notices/${notice}/hide`, { reason: 'Un lavoro pagato' });
  const read = async (who: Who) =>
    (await (await as(who)).get(arrangements(appointment))).json.course.asked;
  expect(await read('marco')).toMatchObject({ id: null, state: 'hidden' });
  expect(await read('anna')).toMatchObject({ id: notice, state: 'hidden' });
});

it('who was erased keeps the states of the course, and loses the name', async () => {
  const { exchange, appointment } = await whole();
  await portal().deps.database.pool.query(
    `update person set erased_at = now(), name = id::text, surname = id::text where id = $1`,
    [portal().world.person.marco],
  );
  const anna = await as('anna');
  const { course } = (await anna.get(exchanges(exchange))).json;
  expect(course).toMatchObject({
    ...{ giver: { name: null }, receiver: { name: 'Anna' } },
    ...{ planned: { id: appointment, state: 'done' }, done: { state: 'confirmed' } },
  });
});

it('hours that were cancelled are no step of it any more', async () => {
  const { notice, appointment } = await beginErrand(portal());
  const marco = await as('marco');
  const done = await marco.post(`${arrangements(appointment)}/done`, { quantityOfHours: 1 });
  const id = done.json.exchange?.id ?? 0;
  await marco.patch(`/users/transactions/${id}/reject`, {});
  for (const path of [notices(notice), arrangements(appointment)] as const) {
    const { course } = (await marco.get(path)).json;
    expect(course).toMatchObject({ planned: { state: 'agreed' }, done: null });
  }
  expect((await marco.get(exchanges(id))).json.course.done).toMatchObject({ state: 'cancelled' });
});

it('a friend who helped without an answer reads which notice it was, while they may open it', async () => {
  const { person, bank, activity } = portal().world;
  const [anna, sara] = [await as('anna'), await as('sara')];
  const helped = async (reach: 'bank' | 'friends') => {
    const form = noticeForm(portal(), { reach, sure: true });
    const { id } = (await anna.post('/users/notices', form)).json;
    await anna.post(`${notices(id)}/keep-open`, null);
    const from = { userFrom: person.sara, bankFrom: bank.lecco, notice: id };
    const terms = { activity, dateOfTransaction: TODAY, quantityOfHours: 1, note: 'Una mensola' };
    const done = await anna.post('/users/transactions/received', { ...terms, ...from });
    expect(done.status).toBe(201);
    const course = async () => (await sara.get(exchanges(done.json.id))).json.course.asked;
    return { id, course };
  };
  const shown = await helped('friends');
  expect(await shown.course()).toMatchObject({ id: shown.id, state: 'open' });
  expect((await sara.get(notices(shown.id))).status).toBe(200);
  const own = await helped('bank');
  expect(await own.course()).toMatchObject({ id: null, state: 'open' });
  expect((await sara.get(notices(own.id))).status).toBe(404);
  await anna.post(`${notices(shown.id)}/close`, { outcome: 'met-elsewhere' });
  expect(await shown.course()).toMatchObject({ id: null, state: 'closed' });
});
