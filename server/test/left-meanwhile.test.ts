/** Somebody's membership ends while a call of theirs is on its way: nothing is recorded any more (L1). */
import { expect, it } from 'vitest';
import { chequeOf } from './support/cheques.ts';
import { beginOther, somebodyWaits } from './support/database-locks.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY } from './support/world.ts';

const portal = portalForEachStory();

type Caller = Awaited<ReturnType<ReturnType<typeof portal>['signIn']>>;

/** The answer to a call of Marco's that came in just before his membership ended. */
async function answerAfterLeaving(call: (marco: Caller) => ReturnType<Caller['post']>) {
  const marco = await portal().signIn('marco');
  const desk = await beginOther(portal().deps);
  await desk.run(
    `update membership set state = 'ended', ended_at = now() where person_id = $1 and state = 'active'`,
    [portal().world.person.marco],
  );
  const answer = call(marco);
  await somebodyWaits(portal().deps);
  await desk.end();
  const { status, json } = await answer;
  const { rows } = await portal().deps.database.pool.query('select id from exchange');
  return { refusal: [status, json.code], exchanges: rows.length };
}

const REFUSED = { refusal: [403, 'forbidden'], exchanges: 0 };

const service = () => ({
  activity: portal().world.activity,
  dateOfTransaction: TODAY,
  quantityOfHours: 1,
  note: 'Spesa',
});

it('hours that they gave', async () => {
  const { person, bank } = portal().world;
  const form = { ...service(), userTo: person.anna, bankTo: bank.bergamo };
  expect(await answerAfterLeaving((marco) => marco.post('/users/transactions', form))).toEqual(
    REFUSED,
  );
});

it('hours that they received', async () => {
  const { person, bank } = portal().world;
  const form = { ...service(), userFrom: person.anna, bankFrom: bank.bergamo };
  const path = '/users/transactions/received';
  expect(await answerAfterLeaving((marco) => marco.post(path, form))).toEqual(REFUSED);
});

it('a gift to somebody', async () => {
  const gift = { toPerson: portal().world.person.anna, hours: 1, note: 'Grazie' };
  expect(await answerAfterLeaving((marco) => marco.post('/users/gifts', gift))).toEqual(REFUSED);
});

it('a gift to the fund', async () => {
  const gift = { toPerson: null, hours: 1, note: 'Al fondo' };
  expect(await answerAfterLeaving((marco) => marco.post('/users/gifts', gift))).toEqual(REFUSED);
});

it('hours for the office', async () => {
  expect(await answerAfterLeaving((marco) => marco.post('/users/office-hours', service()))).toEqual(
    REFUSED,
  );
});

it('a cheque that they hand in', async () => {
  const code = await chequeOf(portal(), 'anna');
  const { note: _, ...form } = service();
  const path = `/users/cheques/${code}/hand-in`;
  expect(await answerAfterLeaving((marco) => marco.post(path, form))).toEqual(REFUSED);
});

it('a notice of theirs', async () => {
  const form = noticeForm(portal());
  const answer = await answerAfterLeaving((marco) => marco.post('/users/notices', form));
  expect(answer.refusal).toEqual([404, 'not-found']);
  expect(await portal().rows('select id from notice')).toEqual([]);
});
