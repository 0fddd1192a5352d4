/**
 * Nobody reads a conversation but its two people (specification §21): no desk, no portal
 * administrator, no person of trust. Blocking is silent. The desk reads what a member hands over.
 */
import { expect, it } from 'vitest';
import type { EndpointRow } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { REPORTED_MESSAGES } from '#contract/limits.ts';
import { PERMISSIONS } from './permissions-table.ts';
import { cleanUp, drainOutbox } from './support/background.ts';
import { createCallers } from './support/callers.ts';
import { actingFor, nameDelegate } from './support/delegates.ts';
import { createFixture } from './support/fixtures.ts';
import { portalForEachStory } from './support/portal.ts';
import { wholeAnswer } from './support/send-call.ts';
import { write } from './support/threads.ts';
import { validRequest } from './support/valid-requests.ts';
import type { Who } from './support/world.ts';

const DAY = 24 * 60;
const SECRET = 'Melograno';
const portal = portalForEachStory();

const cardsOf = async (who: Who) => (await (await portal().signIn(who)).get('/users/threads')).json;
const reportsOf = async (who: Who, query = '') =>
  (await (await portal().signIn(who)).get(`/admin/thread-reports${query}`)).json;
/** What today's tasks at the desk say of reports. */
const tasksOf = async (who: Who) =>
  (await (await portal().signIn(who)).get('/admin/banks/figures')).json.reportsToRead;

/** Answers that never end, that end the session of who asks, or after which nothing can be made. */
const NOT_ASKED: EndpointName[] = [
  ...(['listenToNews', 'logout', 'changePassword', 'refresh', 'suspendBank'] as const),
];

it.each(['admin', 'portal administrator'])(
  'no call at all lets the %s read it, as what it is or in any file',
  async (name) => {
    const callers = await createCallers(portal());
    const caller = callers.find((one) => one.name === name);
    if (!caller) throw new Error('there is no such caller');
    const { threadId, messageId } = (await write(portal(), 'marco', 'giulia', 'Buongiorno')).json;
    await portal().rows(`update thread set low_id = id.low, high_id = id.high, started_by = id.low
      from (select least(marco.id, other.id) as low, greatest(marco.id, other.id) as high
            from person marco, person other
            where marco.email = 'marco@example.org' and other.email = 'elena@example.org') id`);
    await portal().rows(`update message set text = '${SECRET}'`);
    await portal().rows(`update thread_person set person_id = (select id from person where email = 'elena@example.org')
      where person_id = (select id from person where email = 'giulia@example.org')`);
    const names = (Object.keys(endpoints) as EndpointName[]).filter(
      (one) => !NOT_ASKED.includes(one),
    );
    const asked: Record<string, number> = {};
    for (const one of names) {
      const row: EndpointRow = endpoints[one];
      const kind = PERMISSIONS[one].of;
      const isOfThread = kind === 'thread' || kind === 'message';
      const made = await createFixture(portal(), isOfThread ? 'member' : kind, caller, 'bergamo');
      const id = kind === 'message' ? messageId : threadId;
      const fixture = isOfThread ? { ...made, id } : made;
      const parts = validRequest(one, fixture, portal().world);
      const { status, text } = await wholeAnswer(portal().url, one, parts, caller.token);
      expect([row.method, row.path, text.includes(SECRET)]).toEqual([row.method, row.path, false]);
      if (isOfThread) asked[one] = status;
    }
    expect(new Set(Object.values(asked))).toEqual(
      new Set([name === 'portal administrator' ? 403 : 404]),
    );
    expect(Object.keys(asked)).toHaveLength(7);
  },
);

it('is no matter of a person of trust: every one of these calls is refused for somebody else', async () => {
  const { anna, marco } = portal().world.person;
  await nameDelegate(portal(), anna, marco);
  const { threadId } = (await write(portal(), 'giulia', 'anna', SECRET)).json;
  const acting = await actingFor(portal(), 'marco', anna);
  for (const path of ['/users/threads', '/users/threads/copy'] as const) {
    expect((await acting.get(path)).status).toBe(403);
  }
  expect((await (await portal().signIn('anna')).get('/users/todo')).json.unread).toBe(1);
  expect((await acting.get('/users/todo')).json.unread).toBe(0);
  const page = await acting.get(`/users/threads/${threadId}/messages`);
  expect([page.status, page.json.code]).toEqual([403, 'forbidden']);
  const body = { toPerson: portal().world.person.giulia, text: 'Sono io' };
  expect((await acting.post('/users/threads', body)).status).toBe(403);
});

it('copies one’s own conversations, and nothing of others', async () => {
  await write(portal(), 'anna', 'marco', 'Ciao, hai tempo?');
  const taken = (await write(portal(), 'marco', 'anna', 'Questo no')).json.messageId;
  await write(portal(), 'marco', 'giulia', SECRET);
  await (await portal().signIn('marco')).post(`/users/messages/${taken}/withdraw`, null);
  const { text } = await (await portal().signIn('anna')).get('/users/threads/copy?lang=it');
  expect(text.split('\n')).toEqual([
    ...['Le mie conversazioni', '', 'Marco Bianchi', ''],
    '20/11/2026, 11:00 Io: Ciao, hai tempo?',
    ...['20/11/2026, 11:00 Marco Bianchi: (messaggio ritirato)', ''],
  ]);
  const none = await (await portal().signIn('sara')).get('/users/threads/copy', {
    'accept-language': 'de',
  });
  expect(none.text).toBe('Meine Unterhaltungen\n\nKeine Unterhaltungen.\n');
});

it('blocks silently: who is blocked notices nothing, and what they wrote never arrives', async () => {
  const { person } = portal().world;
  const { threadId } = (await write(portal(), 'marco', 'anna', 'Ciao Anna')).json;
  const [anna, marco] = [await portal().signIn('anna'), await portal().signIn('marco')];
  const path = `/users/threads/${threadId}` as const;
  expect((await anna.post(`${path}/block`, null)).status).toBe(204);
  expect((await anna.post(`${path}/block`, null)).status).toBe(204);
  await drainOutbox(portal().deps);
  const sent = await marco.post(`${path}/messages`, { text: 'Mi rispondi?' });
  expect(sent.status).toBe(201);
  expect(await drainOutbox(portal().deps)).toBe(0);
  expect((await marco.get(`${path}/messages`)).json).toMatchObject({
    ...{ isBlocked: false, isOver: false },
    messages: [{ text: 'Ciao Anna' }, { text: 'Mi rispondi?', isWithdrawn: false }],
  });
  expect((await cardsOf('marco'))[0]?.last.text).toBe('Mi rispondi?');
  expect(await cardsOf('anna')).toMatchObject([
    { last: { text: 'Ciao Anna' }, unread: 1, isBlocked: true },
  ]);
  // Anyone who blocks writes no more either.
  const own = await anna.post(`${path}/messages`, { text: 'Basta' });
  expect([own.status, own.json.code]).toEqual([409, 'person-blocked']);
  const second = await anna.post('/users/threads', { toPerson: person.marco, text: 'Basta' });
  expect(second.json.code).toBe('person-blocked');
  expect((await anna.post(`${path}/unblock`, null)).status).toBe(204);
  await marco.post(`${path}/messages`, { text: 'Eccoci' });
  expect((await anna.get(`${path}/messages`)).json.messages.map(({ text }) => text)).toEqual([
    'Ciao Anna',
    'Eccoci',
  ]);
  expect((await anna.get('/users/threads/copy')).text).not.toContain('Mi rispondi?');
});

it('is about the person: a conversation begun by who is blocked is none for the other', async () => {
  const { threadId } = (await write(portal(), 'anna', 'marco', 'Ciao')).json;
  const marco = await portal().signIn('marco');
  await marco.post(`/users/threads/${threadId}/block`, null);
  await portal().rows('delete from thread');
  const second = (await write(portal(), 'anna', 'marco', 'Ci sei?')).json;
  expect(await cardsOf('anna')).toHaveLength(1);
  expect(await cardsOf('marco')).toEqual([]);
  expect((await marco.get(`/users/threads/${second.threadId}/messages`)).status).toBe(404);
});

it('hands the latest twenty messages to the desk of who reports, by their own act', async () => {
  const { threadId } = (await write(portal(), 'marco', 'anna', 'Numero 0')).json;
  await portal().rows(`insert into message (thread_id, person_id, text, sent_at, kept_back)
    select thread_id, person_id, 'Numero ' || n, sent_at, false from message, generate_series(1, 24) n`);
  const anna = await portal().signIn('anna');
  const { messageId } = (
    await anna.post(`/users/threads/${threadId}/messages`, { text: 'Non scrivermi più' })
  ).json;
  await anna.post(`/users/messages/${messageId}/withdraw`, null);
  expect(await reportsOf('giulia')).toEqual([]);
  expect(await tasksOf('giulia')).toBe(0);
  const path = `/users/threads/${threadId}/report` as const;
  await anna.post(path, { reason: 'other' });
  const told = await anna.post(path, { reason: 'money', text: 'Vuole soldi' });
  expect(told.status).toBe(204);
  expect((await anna.get(`/users/threads/${threadId}/messages`)).json.isReported).toBe(true);
  const [report, ...others] = await reportsOf('giulia');
  expect(others).toEqual([]);
  expect(report).toMatchObject({
    ...{
      reporter: 'Anna Ferrari',
      reported: 'Marco Bianchi',
      reason: 'money',
      text: 'Vuole soldi',
    },
    ...{ reportedBankName: 'Banca del Tempo di Bergamo', settledAt: null },
  });
  expect(report?.messages).toHaveLength(REPORTED_MESSAGES);
  expect(report?.messages[0]).toMatchObject({ byReporter: false, text: 'Numero 6' });
  expect(report?.messages.at(-1)).toMatchObject({
    ...{ byReporter: true, text: 'Non scrivermi più', isWithdrawn: true },
  });
  // Of Anna's bank and no other; and who is reported does not hear of it.
  expect([await tasksOf('giulia'), await tasksOf('paolo')]).toEqual([1, 0]);
  expect(await reportsOf('paolo')).toEqual([]);
  const marco = await portal().signIn('marco');
  expect((await marco.get(`/users/threads/${threadId}/messages`)).json.isReported).toBe(false);
  const settle = `/admin/thread-reports/${report?.id ?? 0}/settle` as const;
  expect((await (await portal().signIn('paolo')).post(settle, null)).status).toBe(404);
  const giulia = await portal().signIn('giulia');
  const settled = await Promise.all([giulia.post(settle, null), giulia.post(settle, null)]);
  expect(settled.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect([await reportsOf('giulia'), await tasksOf('giulia')]).toEqual([[], 0]);
  expect(await reportsOf('giulia', '?settled=true')).toMatchObject([{ id: report?.id }]);
});

it('hands over nothing that who reports could not read', async () => {
  const { threadId } = (await write(portal(), 'marco', 'anna', 'Ciao Anna')).json;
  const [anna, marco] = [await portal().signIn('anna'), await portal().signIn('marco')];
  await anna.post(`/users/threads/${threadId}/block`, null);
  await marco.post(`/users/threads/${threadId}/messages`, { text: 'Mi rispondi?' });
  await anna.post(`/users/threads/${threadId}/report`, { reason: 'offensive' });
  const [report] = await reportsOf('giulia');
  expect(report?.messages.map(({ text }) => text)).toEqual(['Ciao Anna']);
});

it('keeps a report from the administrator whom it is about', async () => {
  const { threadId } = (await write(portal(), 'giulia', 'anna', 'Ascoltami')).json;
  const anna = await portal().signIn('anna');
  await anna.post(`/users/threads/${threadId}/report`, { reason: 'offensive' });
  expect([await reportsOf('giulia'), await tasksOf('giulia')]).toEqual([[], 0]);
  const rows = await portal().rows('select id from thread_report');
  const giulia = await portal().signIn('giulia');
  const settle = `/admin/thread-reports/${rows[0]?.id}/settle` as const;
  expect((await giulia.post(settle, null)).status).toBe(404);
  await portal().rows(`update membership set role = 'ADMIN'
    where person_id = (select id from person where email = 'marco@example.org')`);
  expect(await reportsOf('marco')).toMatchObject([{ reported: 'Giulia Rossi' }]);
  expect(await tasksOf('marco')).toBe(1);
});

it('a message may be withdrawn for a day; then it stays, and nothing offers it', async () => {
  const { threadId, messageId } = (await write(portal(), 'anna', 'marco', 'Vengo alle tre')).json;
  await write(portal(), 'marco', 'anna', 'Va bene');
  const path = `/users/messages/${messageId}/withdraw` as const;
  const offered = async (who: Who) => {
    const page = await (await portal().signIn(who)).get(`/users/threads/${threadId}/messages`);
    return page.json.messages.map(({ canWithdraw }) => canWithdraw);
  };
  expect([await offered('anna'), await offered('marco')]).toEqual([
    [true, false],
    [false, true],
  ]);
  portal().passMinutes(24 * 60 - 1);
  expect(await offered('anna')).toEqual([true, false]);
  portal().passMinutes(1);
  expect(await offered('anna')).toEqual([false, false]);
  const late = await (await portal().signIn('anna')).post(path, null);
  expect([late.status, late.json]).toMatchObject([409, { code: 'nothing-to-take-back' }]);
  const page = await (await portal().signIn('marco')).get(`/users/threads/${threadId}/messages`);
  expect(page.json.messages[0]).toMatchObject({ text: 'Vengo alle tre', isWithdrawn: false });
});

it('keeps the text of a withdrawn message for ninety days, a silent conversation for two years', async () => {
  const { messageId } = (await write(portal(), 'anna', 'marco', SECRET)).json;
  await (await portal().signIn('anna')).post(`/users/messages/${messageId}/withdraw`, null);
  const texts = async () =>
    (await portal().rows('select text from message')).map((row) => row.text);
  portal().passMinutes(90 * DAY);
  await cleanUp(portal().deps);
  expect(await texts()).toEqual([SECRET]);
  portal().passMinutes(DAY);
  await cleanUp(portal().deps);
  expect(await texts()).toEqual(['']);
  await write(portal(), 'anna', 'marco', 'Ancora qui');
  portal().passMinutes(729 * DAY);
  await cleanUp(portal().deps);
  expect(await texts()).toEqual(['', 'Ancora qui']);
  portal().passMinutes(2 * DAY);
  await cleanUp(portal().deps);
  expect(await texts()).toEqual([]);
  expect(await cardsOf('anna')).toEqual([]);
});
