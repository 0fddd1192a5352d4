/** Letters about messages: late enough to be needless, seldom enough to be read, never twice (specification §21). */
import { afterAll, expect, it } from 'vitest';
import { MESSAGE_LETTERS_A_DAY } from '#contract/limits.ts';
import { drainOutbox, tellMessages, tellMessagesAndDie } from './support/background.ts';
import { listenForUpdates } from './support/live.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { actPath, lettersTo, tokensIn } from './support/one-tap.ts';
import { openPortal, portalForEachStory } from './support/portal.ts';
import { change } from './support/rooms.ts';
import { write } from './support/threads.ts';
import type { Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

/** What the job that looks every minute sends to somebody now. */
async function told(who: Who) {
  await tellMessages(portal().deps);
  return lettersTo(portal(), catcher, who);
}

/** Sends the letters of everything else, such as the outbox of live updates. */
const settle = () => drainOutbox(portal().deps);

it('waits ten minutes, joins what came meanwhile, quotes it, and leads to the conversation', async () => {
  const { threadId } = (await write(portal(), 'marco', 'anna', 'Ciao Anna,\nhai tempo?')).json;
  portal().passMinutes(5);
  await write(portal(), 'marco', 'anna', 'Giovedì alle tre');
  portal().passMinutes(4);
  expect(await told('anna')).toEqual([]);
  portal().passMinutes(1);
  const [letter, ...others] = await told('anna');
  expect(others).toEqual([]);
  expect(letter?.subject).toBe('Marco Bianchi ti ha scritto');
  expect(letter?.text).toContain('Ci sono 2 messaggi che non hai ancora letto.');
  expect(letter?.text).toContain('Ciao Anna, hai tempo?');
  expect(letter?.text).toContain('Giovedì alle tre');
  expect(letter?.text).toContain(`/messages/${threadId}`);
  expect(letter?.text).toContain('al massimo tre volte al giorno');
  portal().passMinutes(60);
  expect(await told('anna')).toEqual([]);
  // Nothing of it is left in the queue.
  const { rows } = await portal().deps.database.pool.query(
    `select coalesce(string_agg(payload::text, ''), '') as text from graphile_worker._private_jobs`,
  );
  expect(rows[0]?.text).not.toContain('Giovedì');
});

it('is silent about what was read, taken back or kept back meanwhile, and to who wants none', async () => {
  const [anna, marco] = [await portal().signIn('anna'), await portal().signIn('marco')];
  const { threadId, messageId } = (await write(portal(), 'marco', 'anna', 'Ciao')).json;
  await anna.post(`/users/threads/${threadId}/read`, { readTo: messageId });
  const next = (await write(portal(), 'marco', 'anna', 'Scusa')).json.messageId;
  await marco.post(`/users/messages/${next}/withdraw`, null);
  portal().passMinutes(20);
  expect(await told('anna')).toEqual([]);
  await write(portal(), 'marco', 'anna', 'Prima del blocco');
  await anna.post(`/users/threads/${threadId}/block`, null);
  await write(portal(), 'marco', 'anna', 'Dopo il blocco');
  portal().passMinutes(20);
  expect(await told('anna')).toEqual([]);
  await anna.post(`/users/threads/${threadId}/unblock`, null);
  await anna.put('/users/letter-preferences', { topic: 'messages', cadence: 'never' });
  portal().passMinutes(20);
  expect(await told('anna')).toEqual([]);
});

it('waits while the bank of the reader has closed the room, and leaves once it is open', async () => {
  const giulia = await portal().signIn('giulia');
  const { threadId } = (await write(portal(), 'marco', 'anna', 'Ciao Anna')).json;
  await change(giulia, 'messages', false);
  portal().passMinutes(60);
  expect(await told('anna')).toEqual([]);
  await change(giulia, 'messages', true);
  const [letter, ...others] = await told('anna');
  expect(others).toEqual([]);
  expect(letter?.text).toContain(`/messages/${threadId}`);
});

it('says nothing of a room that is closed before it is written', async () => {
  const giulia = await portal().signIn('giulia');
  await write(portal(), 'marco', 'anna', 'Ciao Anna');
  portal().passMinutes(11);
  await tellMessages(portal().deps);
  await change(giulia, 'messages', false);
  expect(await lettersTo(portal(), catcher, 'anna')).toEqual([]);
});

it('reads once more when it is written: what was read in the last second is left out', async () => {
  const anna = await portal().signIn('anna');
  const first = (await write(portal(), 'marco', 'anna', 'Il primo')).json;
  await write(portal(), 'giulia', 'anna', 'Il secondo');
  portal().passMinutes(11);
  await tellMessages(portal().deps);
  await anna.post(`/users/threads/${first.threadId}/read`, { readTo: first.messageId });
  const [letter] = await lettersTo(portal(), catcher, 'anna');
  expect(letter?.subject).toBe('Giulia Rossi ti ha scritto');
  expect(letter?.text).not.toContain('Il primo');
});

it('sends of fifty messages one letter in ten minutes and three in a day', async () => {
  const sent: number[] = [];
  const senders = ['marco', 'giulia'] as const;
  let minutes = 0;
  // Two people write a message a minute each for twenty-five minutes; then time goes on.
  for (; minutes < 25; minutes += 1) {
    for (const who of senders) await write(portal(), who, 'anna', `Messaggio ${minutes}`);
    if ((await told('anna')).length > 0) sent.push(minutes);
    portal().passMinutes(1);
  }
  for (; minutes < 120; minutes += 5) {
    if ((await told('anna')).length > 0) sent.push(minutes);
    portal().passMinutes(5);
  }
  expect(sent).toHaveLength(MESSAGE_LETTERS_A_DAY);
  expect(sent.slice(1).every((at, n) => at - (sent[n] ?? 0) >= 10)).toBe(true);
  await write(portal(), 'marco', 'anna', 'Ancora uno');
  portal().passMinutes(30);
  expect(await told('anna')).toEqual([]);
  portal().passMinutes(24 * 60);
  expect((await told('anna')).map(({ subject }) => subject)).toEqual([
    'Marco Bianchi ti ha scritto',
  ]);
});

it('tells once, however often the job runs and wherever it is killed', async () => {
  await write(portal(), 'marco', 'anna', 'Ciao');
  await write(portal(), 'giulia', 'anna', 'Buongiorno');
  await settle();
  portal().passMinutes(11);
  const { deps } = portal();
  await tellMessagesAndDie(deps);
  await Promise.all([tellMessages(deps), tellMessages(deps), tellMessages(deps)]);
  await tellMessages(deps);
  const letters = await lettersTo(portal(), catcher, 'anna');
  expect(letters.map(({ subject }) => subject)).toEqual(['Ti hanno scritto in 2']);
  expect(await told('anna')).toEqual([]);
});

it('is one letter in the morning for all that was written in the night', async () => {
  const night = await openPortal({ smtpUrl: catcher.url, quietHours: { from: 21, to: 8 } });
  const { deps } = night.portal;
  // From eleven in the morning to ten in the evening.
  night.portal.passMinutes(11 * 60);
  for (let hour = 22; hour < 32; hour += 1) {
    await write(night.portal, 'marco', 'anna', `Alle ${hour % 24}`);
    night.portal.passMinutes(30);
    await tellMessages(deps);
    expect(await lettersTo(night.portal, catcher, 'anna')).toEqual([]);
    night.portal.passMinutes(30);
  }
  await tellMessages(deps);
  const letters = await lettersTo(night.portal, catcher, 'anna');
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain('Ci sono 10 messaggi che non hai ancora letto.');
  await night.close();
});

it('stops with one click, from the letter', async () => {
  await write(portal(), 'marco', 'anna', 'Ciao');
  portal().passMinutes(11);
  const [letter] = await told('anna');
  if (!letter) throw new Error('Anna was not told');
  const path = actPath(tokensIn(letter).at(-1) ?? '');
  const visitor = portal().visitor();
  expect((await visitor.get(path)).json).toMatchObject({ act: 'stop-letters', isOpen: true });
  await visitor.post(path, null);
  await write(portal(), 'marco', 'anna', 'Ci sei?');
  portal().passMinutes(11);
  expect(await told('anna')).toEqual([]);
});

it('is live for the two and nobody else, as numbers only', async () => {
  const { deps } = portal();
  const listener = listenForUpdates(deps);
  await listener.ready;
  const heard = new Map<Who, string>();
  const streams = await Promise.all(
    (['anna', 'marco', 'giulia'] as const).map(async (who) => {
      const { token } = await portal().signIn(who);
      const leaving = new AbortController();
      const response = await fetch(`${portal().url}/api/users/news`, {
        headers: { authorization: `Bearer ${token}` },
        signal: leaving.signal,
      });
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      const until = async (part: string) => {
        while (!heard.get(who)?.includes(part)) {
          const chunk = await reader?.read();
          if (!chunk || chunk.done) throw new Error('the stream ended');
          heard.set(who, `${heard.get(who) ?? ''}${chunk.value}`);
        }
      };
      await until('welcome');
      return { until, leave: () => leaving.abort() };
    }),
  );
  const { threadId } = (await write(portal(), 'marco', 'anna', 'Ciao Anna')).json;
  await drainOutbox(deps);
  const [anna, marco, giulia] = streams;
  const event = `event: threads\ndata: {"threads":[${threadId}]}`;
  await Promise.all([anna?.until(event), marco?.until(event)]);
  await deps.liveUpdates.refreshAll();
  await giulia?.until('event: exchanges');
  expect(heard.get('giulia')).not.toContain('event: threads');
  expect([...heard.values()].join()).not.toContain('Ciao Anna');
  for (const stream of streams) stream.leave();
  await listener.stop();
});
