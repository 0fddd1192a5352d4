/**
 * The link in a letter about messages answers once, without signing in, and opens nothing else
 * (specification §21): not by looking, not twice, not for somebody else, not too late.
 */
import { afterAll, expect, it } from 'vitest';
import { ACT_LINK_DAYS, MESSAGE_MAX } from '#contract/limits.ts';
import { tellMessages } from './support/background.ts';
import { fingerprintOf } from './support/fingerprint.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { actPath, lettersTo, tokenIn, tokensIn } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { write } from './support/threads.ts';
import type { Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

/** The letter about what somebody has not read for eleven minutes. */
async function letterTo(who: Who) {
  portal().passMinutes(11);
  await tellMessages(portal().deps);
  const [letter] = await lettersTo(portal(), catcher, who);
  if (!letter) throw new Error('there is no letter');
  return letter;
}

/** Marco has written to Anna, and her letter has arrived. */
async function linkToAnna() {
  const { threadId } = (await write(portal(), 'marco', 'anna', 'Ci vediamo alle tre?')).json;
  return { threadId, path: actPath(tokenIn(await letterTo('anna'))) };
}

const textsFor = async (who: Who, threadId: number) =>
  (await (await portal().signIn(who)).get(`/users/threads/${threadId}/messages`)).json.messages.map(
    ({ text }) => text,
  );

it('says to whom it answers and nothing of what was written, however often it is opened', async () => {
  const { threadId, path } = await linkToAnna();
  const before = await state();
  for (const _ of ['a mail scanner', 'the reader', 'the reader again']) {
    const { json, text } = await portal().visitor().get(path);
    expect(json).toEqual({
      ...{ act: 'reply-message', isOpen: true },
      thread: { id: threadId, who: 'Marco Bianchi', noticeTitle: null },
    });
    expect(text).not.toContain('alle tre');
  }
  expect(await state()).toBe(before);
});

it('answers once, however many come at the same moment, and has read the conversation by that', async () => {
  const { threadId, path } = await linkToAnna();
  const visitor = portal().visitor();
  const sent = await Promise.all([1, 2, 3].map(() => visitor.post(path, { text: 'Va bene' })));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(sent[0]?.json).toMatchObject({ isOpen: false });
  await visitor.post(path, { text: 'Ancora una cosa' });
  expect(await textsFor('marco', threadId)).toEqual(['Ci vediamo alle tre?', 'Va bene']);
  const anna = await portal().signIn('anna');
  expect((await anna.get('/users/todo')).json.unread).toBe(0);
});

it('takes no empty message and none that is too long, and can be used afterwards', async () => {
  const { threadId, path } = await linkToAnna();
  const visitor = portal().visitor();
  for (const body of [null, { text: '  ' }, { text: 'x'.repeat(MESSAGE_MAX + 1) }]) {
    const refused = await visitor.post(path, body);
    expect([refused.status, refused.json.code]).toEqual([400, 'invalid-input']);
  }
  await visitor.post(path, { text: 'Sì' });
  expect(await textsFor('anna', threadId)).toEqual(['Ci vediamo alle tre?', 'Sì']);
});

it('leads to each conversation of a letter about several', async () => {
  await write(portal(), 'marco', 'anna', 'Uno');
  await write(portal(), 'giulia', 'anna', 'Due');
  const letter = await letterTo('anna');
  expect(letter.text).toContain('Rispondi a Marco Bianchi senza entrare');
  const [first = '', second = '', ...others] = tokensIn(letter);
  expect(others).toHaveLength(1);
  const shown = await Promise.all(
    [first, second].map(async (token) => (await portal().visitor().get(actPath(token))).json),
  );
  expect(shown.map((act) => 'thread' in act && act.thread.who).sort()).toEqual([
    ...['Giulia Rossi', 'Marco Bianchi'],
  ]);
});

it('is of no use once somebody is blocked or has left, nor after thirty days', async () => {
  const { threadId, path } = await linkToAnna();
  const anna = await portal().signIn('anna');
  const visitor = portal().visitor();
  const body = { text: 'Ci sono' };
  await anna.post(`/users/threads/${threadId}/block`, null);
  expect((await visitor.get(path)).json).toMatchObject({ isOpen: false });
  expect((await visitor.post(path, body)).json.code).toBe('person-blocked');
  await anna.post(`/users/threads/${threadId}/unblock`, null);
  expect((await visitor.get(path)).json).toMatchObject({ isOpen: true });
  await portal().deps.database.pool.query(
    `update membership set state = 'ended', ended_at = now() where person_id = $1`,
    [portal().world.person.marco],
  );
  expect((await visitor.get(path)).json).toMatchObject({ isOpen: false });
  expect((await visitor.post(path, body)).json.code).toBe('thread-over');
  portal().passMinutes(ACT_LINK_DAYS * 24 * 60);
  expect((await visitor.post(path, body)).json.code).toBe('token-expired');
});

it('writes for nobody who has left the bank', async () => {
  const { path } = await linkToAnna();
  await portal().deps.database.pool.query(
    `update membership set state = 'ended', ended_at = now() where person_id = $1`,
    [portal().world.person.anna],
  );
  expect((await portal().visitor().get(path)).json).toMatchObject({ isOpen: false });
  const refused = await portal().visitor().post(path, { text: 'Ci sono' });
  expect([refused.status, refused.json.code]).toEqual([403, 'forbidden']);
});

/** Everything as it is, without the counters of calls. */
async function state(): Promise<string> {
  const lines = (await fingerprintOf(portal().deps.database)).split('\n');
  return lines.filter((line) => !/rate_counter|public\.session:/.test(line)).join('\n');
}
