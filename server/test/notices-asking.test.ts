/**
 * The board asks: who can help, by letters that are answered with one click, and whether a notice
 * still stands, once however often the job runs (specification §20).
 */
import { afterAll, expect, it } from 'vitest';
import { ASKS_A_WEEK, REASON_MAX } from '#contract/limits.ts';
import { askAgain, askAgainAndDie } from './support/background.ts';
import { italian } from './support/italian.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { noticeForm } from './support/notices.ts';
import { actPath, lettersTo, tokenIn } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const DAY = 24 * 60;

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

async function post(who: Who, otherwise: Parameters<typeof noticeForm>[1] = {}) {
  const form = noticeForm(portal(), { sure: true, ...otherwise });
  return (await (await portal().signIn(who)).post('/users/notices', form)).json;
}

const letters = (who: Who) => lettersTo(portal(), catcher, who);

const helpersOf = async (who: Who, id: number) =>
  (await (await portal().signIn(who)).get(`/users/notices/${id}/helpers`)).json;

/** The second address of a letter that does something: the quieter one. */
function otherToken(text: string): string {
  const tokens = [...text.matchAll(/\/act\/([\w-]{43})/g)].map(([, token]) => token ?? '');
  return [...new Set(tokens)][1] ?? '';
}

it('names who can help without balances, the desk sees more, and a no is heard by nobody', async () => {
  const { activity, person } = portal().world;
  await post('marco', { kind: 'offer' });
  await (await portal().signIn('giulia')).put('/users/skills', { activities: [activity] });
  const { id } = await post('anna');
  expect(await helpersOf('anna', id)).toEqual([
    { id: person.marco, who: 'Marco Bianchi', why: 'offers-this', phone: null, canBeAsked: true },
  ]);
  const atDesk = await helpersOf('giulia', id);
  expect(atDesk.map(({ who, why, phone }) => [who, why, phone])).toEqual([
    ['Giulia Rossi', 'said-so', '333 1234567'],
    ['Marco Bianchi', 'offers-this', '333 1234567'],
  ]);
  const anna = await portal().signIn('anna');
  const giuliaToo = { people: [person.giulia] };
  expect((await anna.post(`/users/notices/${id}/asks`, giuliaToo)).status).toBe(400);
  const asked = await anna.post(`/users/notices/${id}/asks`, { people: [person.marco] });
  expect([asked.status, asked.json.asked]).toEqual([200, 1]);
  expect(await helpersOf('anna', id)).toEqual([]);
  const [letter] = await letters('marco');
  expect(letter?.subject).toBe('Anna Ferrari cerca: Aiuto con lo smartphone');
  expect(letter?.text).toContain(italian('mail-board:notice-asked.rest'));
  expect(letter?.text).not.toContain('333 1234567');
  const token = otherToken(letter?.text ?? '');
  const visitor = portal().visitor();
  expect((await visitor.get(actPath(token))).json).toMatchObject({
    ...{ act: 'ask-not-now', isOpen: true, notice: { id, who: 'Anna Ferrari' } },
  });
  expect((await visitor.post(actPath(token), null)).json).toMatchObject({ isOpen: false });
  expect(await letters('anna')).toEqual([]);
  const after = await anna.get(`/users/notices/${id}`);
  expect(after.json).toMatchObject({ answers: [], asked: 1 });
  expect(after.text).not.toMatch(/not-now|Bianchi/);
  if (!letter) throw new Error('Marco was not asked');
  const yes = await visitor.post(actPath(tokenIn(letter)), null);
  expect(yes.json.code).toBe('already-decided');
});

it('makes an answer of a yes, without signing in, once', async () => {
  await post('marco', { kind: 'offer' });
  const { id } = await post('anna');
  const anna = await portal().signIn('anna');
  await anna.post(`/users/notices/${id}/asks`, { people: [portal().world.person.marco] });
  const [letter] = await letters('marco');
  if (!letter) throw new Error('Marco was not asked');
  const path = actPath(tokenIn(letter));
  const visitor = portal().visitor();
  const tooLong = await visitor.post(path, { text: 'x'.repeat(REASON_MAX + 1) });
  expect([tooLong.status, tooLong.json.code]).toEqual([400, 'invalid-input']);
  const words = { text: 'Giovedì sì, ma non prima delle tre' };
  const answers = await Promise.all([1, 2, 3].map(() => visitor.post(path, words)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { json } = await anna.get(`/users/notices/${id}`);
  expect(json.answers).toMatchObject([{ who: 'Marco Bianchi', state: 'open', ...words }]);
  expect((await letters('anna')).map(({ subject }) => subject)).toEqual([
    'Marco Bianchi risponde al tuo annuncio: Aiuto con lo smartphone',
  ]);
  await anna.post(`/users/notices/${id}/close`, { outcome: 'not-met' });
  expect((await portal().visitor().get(path)).json).toMatchObject({ isOpen: false });
});

it('asks at once where it is urgent, twice a week at most, and never who wants none', async () => {
  const { activity } = portal().world;
  const marco = await portal().signIn('marco');
  const giulia = await portal().signIn('giulia');
  for (const caller of [marco, giulia])
    await caller.put('/users/skills', { activities: [activity] });
  await giulia.put('/users/letter-preferences', { topic: 'board', cadence: 'never' });
  for (let n = 0; n <= ASKS_A_WEEK; n += 1) {
    await post('anna', { neededBy: '2026-11-23', title: `Urgente ${n}` });
  }
  await post('anna', { neededBy: '2026-11-30', title: 'Con calma' });
  expect(await letters('giulia')).toEqual([]);
  const { rows } = await portal().deps.database.pool.query('select asked_by from notice_ask');
  expect(rows).toEqual([{ asked_by: null }, { asked_by: null }]);
  expect((await helpersOf('anna', 1)).map(({ who }) => who)).toEqual([]);
});

it('asks once whether it still stands, pauses after its time, and one click brings it back', async () => {
  const request = await post('anna', { neededBy: '2026-11-30' });
  const { deps } = portal();
  portal().passMinutes(9 * DAY);
  await askAgain(deps);
  expect(await letters('anna')).toEqual([]);
  portal().passMinutes(DAY);
  await askAgainAndDie(deps);
  await Promise.all([askAgain(deps), askAgain(deps), askAgain(deps)]);
  await askAgain(deps);
  const asked = await letters('anna');
  expect(asked.map(({ subject }) => subject)).toEqual([
    'Hai trovato chi ti aiuta? Aiuto con lo smartphone',
  ]);
  portal().passMinutes(13 * DAY);
  await askAgain(deps);
  expect(await letters('anna')).toEqual([]);
  portal().passMinutes(DAY);
  await Promise.all([askAgain(deps), askAgain(deps)]);
  const [paused, none] = await letters('anna');
  expect([paused?.subject, none]).toEqual([
    ...['Annuncio sospeso: Aiuto con lo smartphone', undefined],
  ]);
  const anna = await portal().signIn('anna');
  expect((await anna.get(`/users/notices/${request.id}`)).json.state).toBe('paused');
  if (!paused) throw new Error('no letter about the pause');
  const renewed = await portal()
    .visitor()
    .post(actPath(tokenIn(paused)), null);
  expect(renewed.json).toMatchObject({ act: 'renew-notice', isOpen: false });
  expect((await anna.get(`/users/notices/${request.id}`)).json).toMatchObject({
    ...{ state: 'open', neededBy: null, asksAgainOn: '2027-01-13' },
  });
});

it('asks about an offer two weeks before its year is over, and takes it down with one click', async () => {
  const offer = await post('anna', { kind: 'offer' });
  expect(TODAY).toBe('2026-11-20');
  portal().passMinutes(351 * DAY);
  await askAgain(portal().deps);
  const [letter] = await letters('anna');
  expect(letter?.text).toContain(
    'Vale ancora? Il tuo annuncio “Aiuto con lo smartphone” è in bacheca da un anno.',
  );
  const path = actPath(otherToken(letter?.text ?? ''));
  expect((await portal().visitor().get(path)).json.act).toBe('close-notice');
  await portal().visitor().post(path, null);
  const anna = await portal().signIn('anna');
  expect((await anna.get(`/users/notices/${offer.id}`)).json).toMatchObject({
    ...{ state: 'closed', outcome: 'withdrawn' },
  });
});

it.each([
  ['en', 'Anna Ferrari looks for: ', 'Have you found somebody? '],
  ['de', 'Anna Ferrari sucht: ', 'Hast du jemanden gefunden? '],
])('asks in %s', async (locale, asking, due) => {
  await portal().deps.database.pool.query('update person set pref_locale = $1', [locale]);
  await post('marco', { kind: 'offer' });
  const { id } = await post('anna');
  const anna = await portal().signIn('anna');
  await anna.post(`/users/notices/${id}/asks`, { people: [portal().world.person.marco] });
  expect((await letters('marco'))[0]?.subject).toBe(`${asking}Aiuto con lo smartphone`);
  portal().passMinutes(30 * DAY);
  await askAgain(portal().deps);
  expect((await letters('anna'))[0]?.subject).toBe(`${due}Aiuto con lo smartphone`);
});
