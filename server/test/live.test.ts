/** Live screens: who looks at exchanges hears of a change, and nobody else does. */
import { describe, expect, it } from 'vitest';
import { drainOutbox } from './support/background.ts';
import { listenForUpdates, sendUpdate } from './support/live.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();

/** Listens as a browser does. @returns what is read until the given event has come, that many times */
async function listen(who: Who) {
  const caller = await portal().signIn(who);
  const { token } = caller;
  const leaving = new AbortController();
  const response = await fetch(`${portal().url}/api/users/news`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return {
    caller,
    status: response.status,
    type: response.headers.get('content-type'),
    async until(part: string, times = 1): Promise<string> {
      while (heard.split(part).length <= times) {
        const chunk = await reader?.read();
        if (!chunk || chunk.done) throw new Error(`the stream ended after ${heard}`);
        heard += chunk.value;
      }
      return heard;
    },
    /** All that is heard until the portal ends the stream. */
    async toTheEnd(): Promise<string> {
      for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
        heard += chunk.value;
      }
      return heard;
    },
    leave: () => leaving.abort(),
  };
}

type Ears = Awaited<ReturnType<typeof listen>>;

describe('news', () => {
  it('reach the two people of an exchange over the database’s channel', async () => {
    const { deps, world } = portal();
    const listener = listenForUpdates(deps);
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
    expect(await anna.until('event: exchanges')).toContain(
      `{"exchanges":[{"id":${json.id},"status":"pending"}]}`,
    );

    await deps.liveUpdates.refreshAll();
    expect(await sara.until('event: exchanges')).not.toContain(String(json.id));
    anna.leave();
    sara.leave();
    await listener.stop();
  });

  it('of an unknown shape, as a newer portal may send, have everybody look again', async () => {
    const { deps } = portal();
    const listener = listenForUpdates(deps);
    await listener.ready;
    const anna = await listen('anna');
    await anna.until('welcome');
    for (const message of ['{"kinds":["x"]}', '{"exchangeIds":["1"]}', 'not JSON', '', '[]']) {
      await sendUpdate(deps, message);
    }
    // A heartbeat may come between them.
    expect(await anna.until('event: exchanges\ndata: {"exchanges":[]}\n\n', 5)).toBeTruthy();
    anna.leave();
    await listener.stop();
  });

  it.each([
    ['signs out', 'anna', ({ caller }: Ears) => caller.post('/logout', {})],
    [
      'is excluded',
      'marco',
      async () => {
        const giulia = await portal().signIn('giulia');
        return giulia.delete(`/admin/banks/users/${portal().world.person.marco}`);
      },
    ],
    [
      'is no administrator any more',
      'paolo',
      () =>
        portal().deps.database.pool.query(
          `update membership set role = 'USER' where person_id = ${portal().world.person.paolo}`,
        ),
    ],
    [
      'finds their desk closed',
      'lukas',
      ({ caller }: Ears) =>
        caller.put('/admin/rules/desk-second-factor', { value: true, note: 'Beschlossen' }),
    ],
  ] as const)('end for somebody who %s, before anything more is sent', async (_, who, happens) => {
    const ears = await listen(who);
    await ears.until('welcome');
    await happens(ears);
    await portal().deps.liveUpdates.refreshAll();
    expect(await ears.toTheEnd()).not.toContain('event:');
  });

  it('end by themselves with the next sign of life', async () => {
    const sara = await listen('sara');
    await sara.until(': here');
    await sara.caller.post('/logout', {});
    await sara.toTheEnd();
  });

  it('go to five open pages of one person; a sixth ends the oldest', async () => {
    const pages = [];
    for (let page = 0; page < 6; page += 1) {
      const ears = await listen('lukas');
      await ears.until('welcome');
      pages.push(ears);
    }
    const [oldest, ...others] = pages;
    await oldest?.toTheEnd();
    await portal().deps.liveUpdates.refreshAll();
    for (const page of others) {
      await page.until('event: exchanges');
      page.leave();
    }
  });

  it('are not for people without a bank', async () => {
    const davide = await portal().signIn('davide');
    expect((await davide.get('/users/news')).status).toBe(403);
  });
});
