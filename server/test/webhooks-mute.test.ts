/** A receiver that is mute holds up nobody but itself (specification §29). */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WEBHOOK_MISSES, WEBHOOKS_MAX } from '#contract/limits.ts';
import { createLog } from '#server/platform/log.ts';
import { startBackground, tellDueWebhooks, webhookTasks } from './support/background.ts';
import { recordForAnna } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';
import { TestBrowser } from './support/push-service.ts';
import { startWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.ts';
import { TODAY } from './support/world.ts';

/** Takes every call and says nothing. */
interface MuteReceiver {
  url: string;
  /** Calls that wait for an answer. */
  inHand(): number;
  /** As many as there have ever been at once. */
  most: number;
  close(): Promise<void>;
}

async function startMuteReceiver(): Promise<MuteReceiver> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    mute.most = Math.max(mute.most, open.size);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => {});
    socket.resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  const mute = {
    url: `http://127.0.0.1:${address.port}/`,
    inHand: () => open.size,
    most: 0,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return mute;
}

const portal = portalForEachStory();
let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(() => receiver.close());

const events = ['exchange.recorded' as const];

/** Greta gives Lukas an hour, in a bank that has nothing to do with the others. */
async function recordInBozen(): Promise<void> {
  const { bank, person, activity } = portal().world;
  const greta = await portal().signIn('greta');
  const { status } = await greta.post('/users/transactions', {
    ...{ bankTo: bank.bozen, userTo: person.lukas, activity, dateOfTransaction: TODAY },
    ...{ quantityOfHours: 1, note: 'Hilfe' },
  });
  expect(status).toBe(201);
}

describe('five mute addresses of one bank', () => {
  it('hold up neither another bank nor notifications, each with one message in hand', async () => {
    const mute = await startMuteReceiver();
    const background = await startBackground(portal().deps);
    const giulia = await portal().signIn('giulia');
    for (let nth = 0; nth < WEBHOOKS_MAX; nth += 1) {
      const { status } = await giulia.post('/admin/webhooks', { url: `${mute.url}${nth}`, events });
      expect(status).toBe(201);
    }
    const lukas = await portal().signIn('lukas');
    await lukas.post('/admin/webhooks', { url: receiver.url, events });
    await lukas.post('/users/push', new TestBrowser('lukas').subscription);
    for (let nth = 0; nth < 20; nth += 1) await recordForAnna(portal());
    await expect.poll(() => mute.inHand()).toBe(WEBHOOKS_MAX);
    await recordInBozen();
    await expect.poll(() => receiver.caught.length, { timeout: 5_000 }).toBe(1);
    const tried = `select from graphile_worker.jobs where task_identifier = 'push.send' and attempts > 0`;
    await expect.poll(() => portal().rows(tried), { timeout: 5_000 }).toHaveLength(1);
    expect(mute.most).toBe(WEBHOOKS_MAX);
    const stopped = background.stop();
    await mute.close();
    await stopped;
  });
});

describe('an address that does not take what it is told', () => {
  const listed = async () => {
    const rows = await portal().rows('select tries, state from webhook_delivery order by id');
    return rows.map(({ tries, state }) => [tries, state]);
  };
  const letJobsCome = () =>
    portal().rows(
      'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at := now())',
    );

  it('waits as a whole after three misses, and is told everything once it answers', async () => {
    const giulia = await portal().signIn('giulia');
    const { json } = await giulia.post('/admin/webhooks', { url: receiver.url, events });
    receiver.answers = 500;
    const messages = WEBHOOK_MISSES + 2;
    for (let nth = 0; nth < messages; nth += 1) await recordForAnna(portal());
    await tellDueWebhooks(portal().deps);
    expect(receiver.caught).toHaveLength(WEBHOOK_MISSES);
    // New messages and jobs that come too early change nothing while it waits.
    await recordForAnna(portal());
    await letJobsCome();
    await tellDueWebhooks(portal().deps);
    expect(receiver.caught).toHaveLength(WEBHOOK_MISSES);
    portal().passMinutes(1);
    await letJobsCome();
    await tellDueWebhooks(portal().deps);
    expect(receiver.caught).toHaveLength(WEBHOOK_MISSES + 1);
    // A test that arrives shows that somebody has mended it.
    receiver.answers = 204;
    await giulia.post(`/admin/webhooks/${json.id}/test`, undefined);
    await tellDueWebhooks(portal().deps);
    const states = await listed();
    expect(states).toHaveLength(messages + 2);
    expect(states.filter(([, state]) => state !== 'delivered')).toEqual([]);
  });

  it('does not hold its other messages up with one that it refuses', async () => {
    const giulia = await portal().signIn('giulia');
    await giulia.post('/admin/webhooks', { url: receiver.url, events });
    receiver.answers = 500;
    await recordForAnna(portal());
    await tellDueWebhooks(portal().deps);
    receiver.answers = 204;
    await recordForAnna(portal());
    await tellDueWebhooks(portal().deps);
    expect(await listed()).toEqual([
      [1, 'waiting'],
      [1, 'delivered'],
    ]);
  });

  it('has one message in hand, however many look', async () => {
    const giulia = await portal().signIn('giulia');
    await giulia.post('/admin/webhooks', { url: receiver.url, events });
    await recordForAnna(portal());
    await portal().rows(`update webhook set taken_until = now() + interval '30 seconds'`);
    await tellDueWebhooks(portal().deps);
    expect(receiver.caught).toEqual([]);
    // Who died with it in hand keeps it no longer than that.
    await portal().rows(`update webhook set taken_until = now() - interval '1 second'`);
    await portal().rows(
      `select graphile_worker.add_job('webhooks.tell', json_build_object('webhookId', id)) from webhook`,
    );
    await tellDueWebhooks(portal().deps);
    expect(receiver.caught).toHaveLength(1);
  });

  it('is one warning an hour in the log, without a stack', async () => {
    const written = new PassThrough();
    const tasks = webhookTasks({ ...portal().deps, log: createLog('info', written) });
    const giulia = await portal().signIn('giulia');
    await giulia.post('/admin/webhooks', { url: receiver.url, events });
    receiver.answers = 500;
    for (const minutes of [0, 1, 1, 60]) {
      portal().passMinutes(minutes);
      await recordForAnna(portal());
      await tellDueWebhooks(portal().deps, tasks);
    }
    expect(receiver.caught.length).toBeGreaterThanOrEqual(4);
    const lines = String(written.read()).trim().split('\n');
    const warning = { level: 40, webhook: expect.any(Number), status: 500 };
    const sentence = { host: new URL(receiver.url).host, msg: expect.stringContaining('webhook') };
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      Array.from({ length: 2 }, () => expect.objectContaining({ ...warning, ...sentence })),
    );
    expect(lines.join()).not.toContain('"err"');
  });
});
