/** Live screens: who looks at exchanges hears of a change, and nobody else does. */
import { describe, expect, it } from 'vitest';
import { drainOutbox } from './support/mail-room.ts';
import { listenForNews } from './support/news.ts';
import { portalForStories } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForStories();

/** Listens as a browser does. @returns what is read until the given event has come */
async function listen(who: Who) {
  const { token } = await portal().signIn(who);
  const leaving = new AbortController();
  const response = await fetch(`${portal().url}/api/users/news`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    async until(part: string): Promise<string> {
      while (!heard.includes(part)) {
        const chunk = await reader?.read();
        if (!chunk || chunk.done) throw new Error(`the stream ended after ${heard}`);
        heard += chunk.value;
      }
      return heard;
    },
    leave: () => leaving.abort(),
  };
}

describe('news', () => {
  it('reach the two people of an exchange over the database’s channel', async () => {
    const { deps, world } = portal();
    const listener = listenForNews(deps);
    await listener.ready;
    const [anna, sara] = [await listen('anna'), await listen('sara')];
    expect([anna.status, anna.type]).toEqual([200, 'text/event-stream']);
    await Promise.all([anna.until('welcome'), sara.until('welcome')]);

    const marco = await portal().signIn('marco');
    const { json } = await marco.post('/users/transactions', {
      bankTo: world.bank.bergamo,
      userTo: world.person.anna,
      activity: world.activity,
      dateOfTransaction: TODAY,
      quantityOfHours: 1,
      note: 'Giardino',
    });
    await drainOutbox(deps);
    expect(await anna.until('event: exchanges')).toContain(`{"ids":[${json.id}]}`);

    deps.news.tellAll();
    expect(await sara.until('event: exchanges')).not.toContain(String(json.id));
    anna.leave();
    sara.leave();
    await listener.stop();
  });

  it('are not for people without a bank', async () => {
    const davide = await portal().signIn('davide');
    expect((await davide.get('/users/news')).status).toBe(403);
  });
});
