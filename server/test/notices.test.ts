/** The board: what members post, who reads it, and how an answer becomes help (specification §20). */
import { expect, it } from 'vitest';
import { ANSWERS_A_DAY, OPEN_OFFERS_MAX, OPEN_REQUESTS_MAX } from '#contract/limits.ts';
import { balanceOf } from './support/exchanges.ts';
import { insertNotice, noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();

async function post(who: Who, otherwise: Parameters<typeof noticeForm>[1] = {}) {
  const caller = await portal().signIn(who);
  const { status, json } = await caller.post('/users/notices', noticeForm(portal(), otherwise));
  expect(status).toBe(201);
  return json;
}

const titles = async (who: Who, query = '') => {
  const { json } = await (await portal().signIn(who)).get(`/users/notices${query}`);
  return json.map(({ title }) => title);
};

it('is read by the own bank with whole names, by friends with half a name, by strangers not at all', async () => {
  const { id } = await post('anna', { title: 'Passaggio all’ospedale', reach: 'friends' });
  const own = await post('anna', { kind: 'offer', title: 'Torte', hours: 1.5 });
  const marco = await portal().signIn('marco');
  const { json } = await marco.get('/users/notices');
  expect(json.map(({ title, who, kind }) => [title, who, kind])).toEqual([
    ['Passaggio all’ospedale', 'Anna Ferrari', 'request'],
    ['Torte', 'Anna Ferrari', 'offer'],
  ]);
  expect(json[1]).toMatchObject({ hours: 1.5, isMine: false, openAnswers: 0, isNew: true });
  const sara = await portal().signIn('sara');
  const seen = (await sara.get('/users/notices')).json;
  expect(seen.map(({ title, who }) => [title, who])).toEqual([
    ['Passaggio all’ospedale', 'Anna F.'],
  ]);
  const page = await sara.get(`/users/notices/${id}`);
  expect(page.text).not.toMatch(/Ferrari|333|example\.org/);
  expect((await sara.get(`/users/notices/${own.id}`)).status).toBe(404);
  expect(await titles('greta')).toEqual([]);
  expect((await sara.get('/users/notices/counts')).json).toMatchObject({ requests: 1, offers: 0 });
  expect((await marco.get('/users/notices/counts')).json).toMatchObject({
    ...{ requests: 1, offers: 1, forMe: 0, members: 3, membersWithFriends: 5 },
  });
});

it('shows nothing of the author until the yes, then to both what each chose to give', async () => {
  const { id } = await post('anna', { reach: 'friends', givesEmail: false });
  const sara = await portal().signIn('sara');
  const answered = await sara.post(`/users/notices/${id}/answers`, {
    ...{ text: 'Posso giovedì', givesPhone: true, givesEmail: true },
  });
  expect(answered.status).toBe(201);
  expect(answered.json).toMatchObject({
    ...{ who: 'Anna F.', canAnswer: false, contact: { phone: null, email: null } },
    ...{ myAnswer: { state: 'open', text: 'Posso giovedì', start: null } },
  });
  const again = await sara.post(`/users/notices/${id}/answers`, { text: 'Anche venerdì' });
  expect(again.json.myAnswer).toMatchObject({
    id: answered.json.myAnswer?.id,
    text: 'Anche venerdì',
  });
  const anna = await portal().signIn('anna');
  const [answer] = (await anna.get(`/users/notices/${id}`)).json.answers;
  expect(answer).toMatchObject({ who: 'Sara F.', state: 'open', contact: null, start: null });
  expect((await anna.get('/users/notices/mine')).json[0]).toMatchObject({ openAnswers: 1 });
  const accepted = await anna.post(`/users/answers/${answer?.id ?? 0}/accept`, null);
  expect(accepted.json.answers[0]).toMatchObject({
    ...{ who: 'Sara Fontana', contact: { phone: '333 1234567', email: 'sara@example.org' } },
    start: { iGive: false, partnerId: portal().world.person.sara },
  });
  expect((await sara.get(`/users/notices/${id}`)).json).toMatchObject({
    ...{ who: 'Anna Ferrari', contact: { phone: '333 1234567', email: null } },
    myAnswer: { start: { iGive: true, partnerId: portal().world.person.anna } },
  });
  await anna.post(`/users/notices/${id}/pause`, null);
  expect((await sara.get(`/users/notices/${id}`)).status).toBe(200);
  expect(await titles('sara')).toEqual([]);
});

it('shows no number to the one who was accepted where its owner does not give it, or the desk puts in touch', async () => {
  const form = { contact: 'phone', givesPhone: false } as const;
  const { id } = await post('anna', form);
  const marco = await portal().signIn('marco');
  const answered = await marco.post(`/users/notices/${id}/answers`, { givesPhone: false });
  const anna = await portal().signIn('anna');
  const answerId = answered.json.myAnswer?.id ?? 0;
  const accepted = await anna.post(`/users/answers/${answerId}/accept`, null);
  expect(accepted.json.answers[0]?.contact).toEqual({ phone: null, email: 'marco@example.org' });
  const seen = async () => (await marco.get(`/users/notices/${id}`)).json.contact;
  expect(await seen()).toMatchObject({ phone: null, email: 'anna@example.org' });
  await anna.put(`/users/notices/${id}`, { ...noticeForm(portal(), form), contact: 'desk' });
  expect(await seen()).toMatchObject({ mode: 'desk', phone: null, email: null });
});

it.each([
  ['request', 'marco', 'anna'],
  ['offer', 'anna', 'marco'],
] as const)('from a yes to a %s the hours go to the helper', async (kind, helper, helped) => {
  const { id } = await post('anna', { kind, hours: 1.5 });
  const marco = await portal().signIn('marco');
  const { json } = await marco.post(`/users/notices/${id}/answers`, {});
  const anna = await portal().signIn('anna');
  const said = await anna.post(`/users/answers/${json.myAnswer?.id ?? 0}/accept`, null);
  const ofMarco = (await marco.get(`/users/notices/${id}`)).json.myAnswer?.start;
  const ofAnna = said.json.answers[0]?.start;
  const start = helper === 'marco' ? ofMarco : ofAnna;
  expect([start?.iGive, (helper === 'marco' ? ofAnna : ofMarco)?.iGive]).toEqual([true, false]);
  const recorded = await (await portal().signIn(helper)).post('/users/transactions', {
    bankTo: start?.partnerBankId,
    userTo: start?.partnerId,
    activity: start?.activity.id,
    dateOfTransaction: TODAY,
    quantityOfHours: start?.hours,
    note: start?.note,
  });
  expect(recorded.status).toBe(201);
  const receiver = await portal().signIn(helped);
  await receiver.patch(`/users/transactions/${recorded.json.id}/approve`);
  expect((await balanceOf(portal(), helper)).total).toBe(1.5);
  expect((await balanceOf(portal(), helped)).total).toBe(-1.5);
});

it('is decided once: of many who say yes or no at the same moment one is heard', async () => {
  const { id } = await post('anna');
  const marco = await portal().signIn('marco');
  const { json } = await marco.post(`/users/notices/${id}/answers`, {});
  const answerId = json.myAnswer?.id ?? 0;
  const callers = [await portal().signIn('anna'), await portal().signIn('giulia')];
  const answers = await Promise.all([
    ...callers.map((caller) => caller.post(`/users/answers/${answerId}/accept`, null)),
    ...callers.map((caller) => caller.post(`/users/answers/${answerId}/let-go`, null)),
    marco.post(`/users/answers/${answerId}/withdraw`, null),
  ]);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses.slice(1)).toEqual([409, 409, 409, 409]);
  expect(statuses[0]).toBeLessThan(300);
});

it('refuses an answer to one’s own, to what the desk arranges, to what is over', async () => {
  const anna = await portal().signIn('anna');
  const marco = await portal().signIn('marco');
  const request = await post('anna', { contact: 'desk' });
  const answer = async (who: typeof anna) =>
    (await who.post(`/users/notices/${request.id}/answers`, {})).json.code;
  expect(await answer(anna)).toBe('own-notice');
  expect(await answer(marco)).toBe('contact-through-desk');
  await anna.put(`/users/notices/${request.id}`, { ...noticeForm(portal()), contact: 'phone' });
  expect((await marco.get(`/users/notices/${request.id}`)).json.contact.phone).toBe('333 1234567');
  await anna.post(`/users/notices/${request.id}/pause`, null);
  expect(await answer(marco)).toBe('notice-closed');
  await anna.post(`/users/notices/${request.id}/renew`, null);
  const { json } = await marco.post(`/users/notices/${request.id}/answers`, {});
  await anna.post(`/users/answers/${json.myAnswer?.id ?? 0}/let-go`, null);
  expect(await answer(marco)).toBe('already-decided');
  const met = { outcome: 'met', with: portal().world.person.marco };
  expect((await anna.post(`/users/notices/${request.id}/close`, met)).status).toBe(400);
  const closed = await anna.post(`/users/notices/${request.id}/close`, {
    outcome: 'met-elsewhere',
  });
  expect(closed.json).toMatchObject({
    state: 'closed',
    outcome: 'met-elsewhere',
    canChange: false,
  });
  expect((await anna.post(`/users/notices/${request.id}/renew`, null)).json.code).toBe(
    'notice-closed',
  );
});

it('stands for its time, which renewing begins again', async () => {
  const request = await post('anna');
  const soon = await post('anna', { neededBy: '2026-11-22', sure: true, title: 'Entro domenica' });
  const offer = await post('anna', { kind: 'offer' });
  expect([request, soon, offer].map(({ asksAgainOn }) => asksAgainOn)).toEqual([
    ...['2026-12-20', '2026-11-22', '2027-11-20'],
  ]);
  expect(await titles('marco', '?urgent=true')).toEqual(['Entro domenica']);
  expect((await titles('marco', '?sort=soon'))[0]).toBe('Entro domenica');
  portal().passMinutes(3 * 24 * 60);
  const anna = await portal().signIn('anna');
  const renewed = await anna.post(`/users/notices/${soon.id}/renew`, null);
  expect(renewed.json).toMatchObject({ neededBy: null, asksAgainOn: '2026-12-23' });
});

it('keeps to its limits, and asks before it posts the same twice', async () => {
  const anna = await portal().signIn('anna');
  const form = (otherwise: object) => ({ ...noticeForm(portal()), ...otherwise });
  const first = await post('anna');
  const twice = await anna.post('/users/notices', form({}));
  expect(twice.json).toMatchObject({
    ...{ code: 'notice-alike', notice: { id: first.id, title: first.title } },
  });
  for (let n = 1; n < OPEN_REQUESTS_MAX; n += 1) await post('anna', { sure: true });
  expect((await anna.post('/users/notices', form({ sure: true }))).json.code).toBe(
    'too-many-notices',
  );
  for (let n = 0; n < OPEN_OFFERS_MAX; n += 1) await post('anna', { kind: 'offer', sure: true });
  const offer = form({ kind: 'offer', sure: true });
  expect((await anna.post('/users/notices', offer)).json.code).toBe('too-many-notices');
  const marco = await portal().signIn('marco');
  const { person, bank } = portal().world;
  for (let n = 0; n <= ANSWERS_A_DAY; n += 1) {
    const { id } = await insertNotice(portal(), { id: person.giulia, bankId: bank.bergamo });
    const { status } = await marco.post(`/users/notices/${id}/answers`, {});
    expect(status).toBe(n < ANSWERS_A_DAY ? 201 : 429);
  }
});

it.each([
  ['title', 'Torte a 5 €', 'notice-title'],
  ['title', 'Chiama 035 123 4567', 'notice-title'],
  ['title', 'anna@example.org', 'notice-title'],
  ['title', 'su www.torte.it', 'notice-title'],
  ['title', 'No', 'notice-title'],
  ['title', '𑚢a', 'notice-title'],
  ['neededBy', '2026-11-19', 'date-past'],
  ['activity', 9_999, 'activity-unknown'],
  ['hours', 0.75, 'hours-invalid'],
])('refuses %s %s', async (path, value, code) => {
  const anna = await portal().signIn('anna');
  const answer = await anna.post('/users/notices', { ...noticeForm(portal()), [path]: value });
  expect([answer.status, answer.json.errors]).toEqual([400, [{ path, code }]]);
});

it('is found by everyday words in three languages, and by what it says', async () => {
  const anna = await portal().signIn('anna');
  const { json } = await anna.get('/users/activities?q=Piccole riparazioni');
  await post('anna', { title: 'Mi serve una mano', activity: json[0]?.id ?? 0 });
  await post('anna', { title: 'Due chiacchiere' });
  for (const typed of ['rubinetto', 'Rubinètto', 'idraulico', 'plumber', 'Wasserhahn', 'MANO']) {
    expect(await titles('marco', `?q=${encodeURIComponent(typed)}`)).toEqual(['Mi serve una mano']);
  }
  expect(await titles('marco', '?q=100%25')).toEqual([]);
});

it('ends with the membership: notices close, answers that wait are withdrawn', async () => {
  const request = await post('anna');
  const offer = await post('marco', { kind: 'offer' });
  const anna = await portal().signIn('anna');
  await anna.post(`/users/notices/${offer.id}/answers`, {});
  const giulia = await portal().signIn('giulia');
  await giulia.delete(`/admin/banks/users/${portal().world.person.anna}`);
  expect((await giulia.get(`/users/notices/${request.id}`)).json).toMatchObject({
    ...{ state: 'closed', outcome: 'withdrawn' },
  });
  const marco = await portal().signIn('marco');
  expect((await marco.get(`/users/notices/${offer.id}`)).json.answers).toEqual([]);
  expect((await anna.get('/users/notices')).status).toBe(403);
});
