/** Conversations: who may write to whom, who reads them, how often, and taking back (specification §21). */
import { expect, it } from 'vitest';
import { MESSAGES_AN_HOUR, THREADS_A_DAY } from '#contract/limits.ts';
import { drainOutbox } from './support/background.ts';
import { insertDeskMember, insertMembers } from './support/fixture-rows.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { write } from './support/threads.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();

const listOf = async (who: Who) => (await (await portal().signIn(who)).get('/users/threads')).json;
const unreadOf = async (who: Who) =>
  (await (await portal().signIn(who)).get('/users/todo')).json.unread;

/** Across the two banks: an exchange that waits for Anna. */
async function saraHelpedAnna(): Promise<void> {
  const { bank, person, activity } = portal().world;
  const { status } = await (await portal().signIn('sara')).post('/users/transactions', {
    ...{ bankTo: bank.bergamo, userTo: person.anna, activity, dateOfTransaction: TODAY },
    ...{ quantityOfHours: 1, note: 'Spesa' },
  });
  expect(status).toBe(201);
}

/** What the portal says of writing to somebody, before and when it is done; both are the same. */
async function refusalOf(from: Who, toPerson: number, noticeId?: number): Promise<string> {
  const caller = await portal().signIn(from);
  const about = noticeId === undefined ? '' : `&notice=${noticeId}`;
  const asked = await caller.get(`/users/threads/partner?person=${toPerson}${about}`);
  const written = await caller.post('/users/threads', { toPerson, noticeId, text: 'Ciao' });
  expect(asked.json.code ?? 'ok').toBe(written.json.code ?? 'ok');
  return written.json.code ?? 'ok';
}

it('begins with a message, goes on with answers, and tells each of the two what is new', async () => {
  const { person } = portal().world;
  const begun = await write(portal(), 'anna', 'marco', 'Ciao, giovedì\nhai tempo?');
  expect(begun.status).toBe(201);
  const { threadId } = begun.json;
  expect(await unreadOf('anna')).toBe(0);
  expect(await unreadOf('marco')).toBe(1);
  expect(await listOf('marco')).toMatchObject([
    {
      id: threadId,
      with: { id: person.anna, who: 'Anna Ferrari', bankName: 'Banca del Tempo di Bergamo' },
      ...{ notice: null, unread: 1, isBlocked: false },
      last: { text: 'Ciao, giovedì\nhai tempo?', isMine: false, isWithdrawn: false },
    },
  ]);
  const marco = await portal().signIn('marco');
  const page = await marco.get(`/users/threads/${threadId}/messages`);
  expect(page.json).toMatchObject({
    ...{ phone: null, isBlocked: false, isOver: false, isReported: false, hasEarlier: false },
    messages: [{ isMine: false, text: 'Ciao, giovedì\nhai tempo?' }],
  });
  // Reading the page changes nothing; saying so does.
  expect(await unreadOf('marco')).toBe(1);
  const readTo = page.json.messages[0]?.id ?? 0;
  expect((await marco.post(`/users/threads/${threadId}/read`, { readTo })).status).toBe(204);
  expect(await unreadOf('marco')).toBe(0);
  const answer = { text: 'Va bene' };
  expect((await marco.post(`/users/threads/${threadId}/messages`, answer)).status).toBe(201);
  expect(await listOf('anna')).toMatchObject([{ unread: 1, last: { text: 'Va bene' } }]);
  const again = await write(portal(), 'marco', 'anna', 'Alle tre?');
  expect(again.json.threadId).toBe(threadId);
  // A message that nobody sent is not read.
  await marco.post(`/users/threads/${threadId}/read`, { readTo: 9_999_999 });
  await write(portal(), 'anna', 'marco', 'Sì');
  expect(await unreadOf('marco')).toBe(1);
});

it('is one conversation also when the two begin at the same moment, many times', async () => {
  const { person } = portal().world;
  const [anna, marco] = [await portal().signIn('anna'), await portal().signIn('marco')];
  const sent = await Promise.all(
    Array.from({ length: 6 }, (_, n) => [
      anna.post('/users/threads', { toPerson: person.marco, text: `Da Anna ${n}` }),
      marco.post('/users/threads', { toPerson: person.anna, text: `Da Marco ${n}` }),
    ]).flat(),
  );
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201));
  expect(new Set(sent.map(({ json }) => json.threadId)).size).toBe(1);
  const [card] = await listOf('anna');
  expect(card?.id).toBe(sent[0]?.json.threadId);
  const page = await anna.get(`/users/threads/${card?.id ?? 0}/messages`);
  expect(page.json.messages).toHaveLength(12);
});

it('writes once, however often the same message is sent with its key', async () => {
  const anna = await portal().signIn('anna');
  const { marco } = portal().world.person;
  const key = { 'idempotency-key': 'one' };
  const send = () => anna.post('/users/threads', { toPerson: marco, text: 'Una volta sola' }, key);
  const sent = await Promise.all([send(), send(), send()]);
  expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
  const { threadId = 0 } = sent[0]?.json ?? {};
  const other = await anna.post('/users/threads', { toPerson: marco, text: 'Altro' }, key);
  expect(other.json.code).toBe('idempotency-key-reused');
  const page = await anna.get(`/users/threads/${threadId}/messages`);
  expect(page.json.messages.map(({ text }) => text)).toEqual(['Una volta sola']);
  // What is kept for repetitions quotes nobody.
  const { rows } = await portal().deps.database.pool.query(
    'select reply::text from idempotency_key',
  );
  expect(JSON.stringify(rows)).not.toContain('volta');
});

it('opens to members of the own bank, to friends for a reason, to strangers never', async () => {
  const { person } = portal().world;
  expect(await refusalOf('anna', person.marco)).toBe('ok');
  expect(await refusalOf('anna', person.anna)).toBe('not-found');
  expect(await refusalOf('anna', person.sara)).toBe('friend-needs-reason');
  expect(await refusalOf('anna', person.greta)).toBe('not-found');
  expect(await refusalOf('anna', person.elena)).toBe('not-found');
  const { id: rosa } = await insertDeskMember(portal(), 'bergamo', 'active');
  expect(await refusalOf('anna', rosa)).toBe('reached-by-desk');
  await saraHelpedAnna();
  expect(await refusalOf('sara', person.anna)).toBe('ok');
  expect((await listOf('anna')).map((card) => card.with.who)).toEqual([
    'Sara Fontana',
    'Marco Bianchi',
  ]);
  await portal().deps.database.pool.query(
    `update bank_link set state = 'removed', ended_at = now()`,
  );
  expect(await refusalOf('sara', person.anna)).toBe('not-found');
});

it('is about a notice between its author and who answered, with half a name until the yes', async () => {
  const { person } = portal().world;
  const anna = await portal().signIn('anna');
  const sara = await portal().signIn('sara');
  const form = noticeForm(portal(), { reach: 'friends', title: 'Passaggio all’ospedale' });
  const notice = (await anna.post('/users/notices', form)).json.id;
  expect(await refusalOf('sara', person.anna, notice)).toBe('not-found');
  const answered = await sara.post(`/users/notices/${notice}/answers`, { givesPhone: true });
  expect(await refusalOf('sara', person.anna, notice)).toBe('ok');
  // A third person has no part in it.
  expect(await refusalOf('marco', person.anna, notice)).toBe('not-found');
  expect(await refusalOf('anna', person.sara)).toBe('friend-needs-reason');
  const [card] = await listOf('anna');
  expect(card).toMatchObject({
    with: { who: 'Sara F.' },
    notice: { id: notice, title: 'Passaggio all’ospedale' },
  });
  const path = `/users/threads/${card?.id ?? 0}/messages` as const;
  const before = await anna.get(path);
  expect(before.text).not.toMatch(/Fontana|333/);
  await anna.post(`/users/answers/${answered.json.myAnswer?.id ?? 0}/accept`, null);
  expect((await anna.get(path)).json).toMatchObject({
    ...{ with: { who: 'Sara Fontana' }, phone: '333 1234567' },
  });
  expect(await refusalOf('anna', person.sara)).toBe('ok');
  // One about the notice and one about nothing in particular.
  expect(await listOf('sara')).toHaveLength(2);
});

it('does not go round the desk where the desk puts people in touch', async () => {
  const { person } = portal().world;
  const anna = await portal().signIn('anna');
  const form = noticeForm(portal(), { reach: 'friends' });
  const { id } = (await anna.post('/users/notices', form)).json;
  await (await portal().signIn('sara')).post(`/users/notices/${id}/answers`, {});
  await anna.put(`/users/notices/${id}`, { ...form, contact: 'desk' });
  expect(await refusalOf('sara', person.anna, id)).toBe('contact-through-desk');
  await (await portal().signIn('giulia')).post(`/admin/notices/${id}/hide`, { reason: 'Negozio' });
  expect(await refusalOf('sara', person.anna, id)).toBe('not-found');
});

it('shows no number where the bank has its desk put people in touch, not even one that was given', async () => {
  const { activity, person } = portal().world;
  const anna = await portal().signIn('anna');
  const marco = await portal().signIn('marco');
  const giulia = await portal().signIn('giulia');
  const throughDesk = (isSo: boolean) =>
    giulia.put(`/admin/activity-rules/${activity}`, { throughDesk: isSo, shown: true });
  const form = noticeForm(portal(), { kind: 'offer', contact: 'phone', givesPhone: true });
  const noticeId = (await anna.post('/users/notices', form)).json.id;
  const asked = { toPerson: person.anna, noticeId, text: 'Anche di sabato?' };
  const { threadId } = (await marco.post('/users/threads', asked)).json;
  const numbers = async () => {
    const path = `/users/threads/${threadId}/messages` as const;
    return [(await marco.get(path)).json.phone, (await anna.get(path)).json.phone];
  };
  expect(await numbers()).toEqual(['333 1234567', null]);
  expect((await throughDesk(true)).status).toBe(200);
  expect(await numbers()).toEqual([null, null]);

  const forMarco = giulia.actingFor(person.marco).byWord('phone');
  const given = await forMarco.post(`/users/notices/${noticeId}/answers`, { givesPhone: true });
  const accepted = await anna.post(`/users/answers/${given.json.myAnswer?.id ?? 0}/accept`, null);
  expect(accepted.status).toBe(200);
  expect(await numbers()).toEqual([null, null]);
  await throughDesk(false);
  expect(await numbers()).toEqual(['333 1234567', '333 1234567']);
});

it('lives on when the link of the banks ends, and is over when one leaves', async () => {
  const { deps, world } = portal();
  await saraHelpedAnna();
  const { threadId } = (await write(portal(), 'sara', 'anna', 'Grazie')).json;
  await deps.database.pool.query(`update bank_link set state = 'removed', ended_at = now()`);
  const anna = await portal().signIn('anna');
  const path = `/users/threads/${threadId}/messages` as const;
  expect((await anna.post(path, { text: 'Grazie a te' })).status).toBe(201);
  await write(portal(), 'anna', 'marco', 'A giovedì');
  const giulia = await portal().signIn('giulia');
  expect((await giulia.delete(`/admin/banks/users/${world.person.marco}`)).status).toBe(204);
  const over = (await listOf('anna'))[0]?.id ?? 0;
  expect((await anna.get(`/users/threads/${over}/messages`)).json).toMatchObject({
    ...{ isOver: true, messages: [{ text: 'A giovedì' }] },
  });
  const late = await anna.post(`/users/threads/${over}/messages`, { text: 'Ci sei?' });
  expect([late.status, late.json.code]).toEqual([409, 'thread-over']);
});

it('takes thirty messages in an hour and five new conversations in a day, however fast they come', async () => {
  const anna = await portal().signIn('anna');
  const [later = 0, ...people] = await insertMembers(portal(), 'bergamo', THREADS_A_DAY + 3);
  const begun = await Promise.all(
    people.map((toPerson) => anna.post('/users/threads', { toPerson, text: 'Ciao' })),
  );
  expect(begun.filter(({ status }) => status === 201)).toHaveLength(THREADS_A_DAY);
  expect(begun.find(({ status }) => status !== 201)?.json.code).toBe('too-many-threads');
  const threads = (await listOf('anna')).map(({ id }) => id);
  const rest = Array.from({ length: MESSAGES_AN_HOUR }, (_, n) => threads[n % threads.length] ?? 0);
  const sent = await Promise.all(
    rest.map((id) => anna.post(`/users/threads/${id}/messages`, { text: 'Ancora io' })),
  );
  const refused = sent.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(THREADS_A_DAY);
  expect(refused[0]).toMatchObject({ status: 429, json: { code: 'too-many-messages' } });
  portal().passMinutes(61);
  expect(
    (await anna.post(`/users/threads/${threads[0] ?? 0}/messages`, { text: 'Eccomi' })).status,
  ).toBe(201);
  const early = await anna.post('/users/threads', { toPerson: later, text: 'Ciao' });
  expect(early.json.code).toBe('too-many-threads');
  portal().passMinutes(24 * 60);
  const next = await portal().signIn('anna');
  const sentLater = await next.post('/users/threads', { toPerson: later, text: 'Ciao' });
  expect(sentLater.status).toBe(201);
});

it('refuses an empty message and one that is too long', async () => {
  for (const text of ['', '  \n ', 'x'.repeat(1001)]) {
    expect((await write(portal(), 'anna', 'marco', text)).status).toBe(400);
  }
  expect((await write(portal(), 'anna', 'marco', 'x'.repeat(1000))).status).toBe(201);
});

it('keeps the place of a withdrawn message, and nobody reads it any more', async () => {
  const { threadId, messageId } = (await write(portal(), 'anna', 'marco', 'Scusa, ho sbagliato'))
    .json;
  const [anna, marco] = [await portal().signIn('anna'), await portal().signIn('marco')];
  const path = `/users/messages/${messageId}/withdraw` as const;
  expect((await marco.post(path, null)).status).toBe(404);
  await drainOutbox(portal().deps);
  expect((await anna.post(path, null)).status).toBe(204);
  expect((await anna.post(path, null)).status).toBe(204);
  expect(await drainOutbox(portal().deps)).toBe(1);
  for (const caller of [anna, marco]) {
    const page = await caller.get(`/users/threads/${threadId}/messages`);
    expect(page.json.messages).toMatchObject([{ text: '', isWithdrawn: true }]);
    expect((await caller.get('/users/threads')).json).toMatchObject([
      { unread: 0, last: { text: '', isWithdrawn: true } },
    ]);
  }
  expect(await unreadOf('marco')).toBe(0);
});

it('reads long conversations by the page, the earlier ones on request', async () => {
  const { threadId } = (await write(portal(), 'anna', 'marco', 'Numero 0')).json;
  await portal().deps.database.pool.query(
    `insert into message (thread_id, person_id, text, sent_at, kept_back)
     select thread_id, person_id, 'Numero ' || n, sent_at, false
     from message, generate_series(1, 59) n`,
  );
  const anna = await portal().signIn('anna');
  const latest = (await anna.get(`/users/threads/${threadId}/messages`)).json;
  expect([latest.messages.length, latest.hasEarlier]).toEqual([50, true]);
  expect(latest.messages.at(-1)?.text).toBe('Numero 59');
  const before = latest.messages[0]?.id ?? 0;
  const earlier = (await anna.get(`/users/threads/${threadId}/messages?before=${before}`)).json;
  expect(earlier.messages.map(({ text }) => text)).toEqual(
    Array.from({ length: 10 }, (_, n) => `Numero ${n}`),
  );
  expect(earlier.hasEarlier).toBe(false);
});
