/**
 * A slip of the hand on an appointment or an answer (specification §20, §22): for ten seconds what was
 * decided is taken back, and nobody hears of it.
 */
import { afterAll, expect, it } from 'vitest';
import { insertArrangement } from './support/arrangements.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { insertAnswer, insertNotice } from './support/notices.ts';
import { lettersTo } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const path = (id: number) => `/users/arrangements/${id}` as const;
const UNDOABLE = { undoable: true };

/** Marco is to help Anna this afternoon. */
async function arranged(state: 'proposed' | 'agreed') {
  const { person, bank } = portal().world;
  const marco = { id: person.marco, bankId: bank.bergamo };
  const anna = { id: person.anna, bankId: bank.bergamo };
  const { id } = await insertArrangement(portal(), marco, anna, { state, hour: 15 });
  return { id, marco: await portal().signIn('marco'), anna: await portal().signIn('anna') };
}

it.each(['proposed', 'agreed'] as const)('what was %s stands as before', async (state) => {
  const { id, anna, marco } = await arranged(state);
  const before = (await marco.get(path(id))).json;
  await anna.post(`${path(id)}/drop`, UNDOABLE);
  expect((await marco.get(path(id))).json.state).toBe('dropped');
  const back = await anna.post(`${path(id)}/take-back`, null);
  expect([back.status, back.json.state]).toEqual([200, state]);
  expect((await marco.get(path(id))).json).toEqual(before);
  portal().passMinutes(1);
  expect(await lettersTo(portal(), catcher, 'marco')).toEqual([]);
});

it('a yes is a proposal again, which can be agreed to', async () => {
  const { id, anna, marco } = await arranged('proposed');
  await anna.post(`${path(id)}/agree`, { sequence: 0, ...UNDOABLE });
  expect((await anna.post(`${path(id)}/take-back`, null)).json.state).toBe('proposed');
  portal().passMinutes(1);
  expect(await lettersTo(portal(), catcher, 'marco')).toEqual([]);
  await anna.post(`${path(id)}/agree`, { sequence: 0 });
  expect((await lettersTo(portal(), catcher, 'marco')).length).toBe(1);
  expect((await marco.get(path(id))).json.state).toBe('agreed');
});

it('not by the other one, not after the seconds, not what was not said so, not twice', async () => {
  const { id, anna, marco } = await arranged('agreed');
  await anna.post(`${path(id)}/drop`, UNDOABLE);
  const other = await marco.post(`${path(id)}/take-back`, null);
  expect([other.status, other.json.code]).toEqual([409, 'nothing-to-take-back']);
  expect((await anna.post(`${path(id)}/take-back`, null)).status).toBe(200);
  expect((await anna.post(`${path(id)}/take-back`, null)).json.code).toBe('nothing-to-take-back');
  await anna.post(`${path(id)}/drop`, null);
  expect((await anna.post(`${path(id)}/take-back`, null)).json.code).toBe('nothing-to-take-back');
  const late = await arranged('agreed');
  await late.anna.post(`${path(late.id)}/drop`, UNDOABLE);
  portal().passMinutes(1);
  const refused = await late.anna.post(`${path(late.id)}/take-back`, null);
  expect(refused.json.code).toBe('nothing-to-take-back');
  expect((await lettersTo(portal(), catcher, 'marco')).length).toBe(2);
});

it('not a yes that somebody has answered with another day', async () => {
  const { id, anna, marco } = await arranged('proposed');
  await anna.post(`${path(id)}/agree`, { sequence: 0, ...UNDOABLE });
  const plan = { day: '2026-11-21', time: '10:00', minutes: 60, place: '' };
  await marco.put(path(id), { sequence: 0, ...plan });
  expect((await anna.post(`${path(id)}/take-back`, null)).json.code).toBe('nothing-to-take-back');
});

/** Marco has answered what Anna looks for. */
async function answered() {
  const { person, bank } = portal().world;
  const notice = await insertNotice(portal(), { id: person.anna, bankId: bank.bergamo });
  const marco = { id: person.marco, bankId: bank.bergamo };
  const { id } = await insertAnswer(portal(), notice, marco);
  return { notice: notice.id, answer: `/users/answers/${id}` as const };
}

it('an answer that was let go, or taken back, waits again; not later, and not for others', async () => {
  const { notice, answer } = await answered();
  const [anna, marco, paolo] = [
    await portal().signIn('anna'),
    await portal().signIn('marco'),
    await portal().signIn('paolo'),
  ];
  const states = async () =>
    (await anna.get(`/users/notices/${notice}`)).json.answers.map(({ state }) => state);
  await anna.post(`${answer}/let-go`, null);
  expect((await marco.post(`${answer}/take-back`, null)).json.code).toBe('nothing-to-take-back');
  expect((await paolo.post(`${answer}/take-back`, null)).status).toBe(404);
  expect((await anna.post(`${answer}/take-back`, null)).status).toBe(204);
  expect(await states()).toEqual(['open']);
  await marco.post(`${answer}/withdraw`, null);
  expect((await marco.post(`${answer}/take-back`, null)).status).toBe(204);
  expect(await states()).toEqual(['open']);
  await anna.post(`${answer}/let-go`, null);
  portal().passMinutes(1);
  expect((await anna.post(`${answer}/take-back`, null)).json.code).toBe('nothing-to-take-back');
});
