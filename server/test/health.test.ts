/** What a service manager and a balancer ask: does it live, may people be sent here. */
import { once } from 'node:events';
import { connect as dial, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { layDatabaseLine } from './support/database-line.ts';
import { openPortal } from './support/portal.ts';
import { connectTo } from './support/story-databases.ts';

it('a portal that works lives and is ready, without a session', async () => {
  const { portal, close } = await openPortal();
  const visitor = portal.visitor();
  expect((await visitor.get('/health/live')).json).toEqual({ status: 'ok' });
  expect((await visitor.get('/health/ready')).json).toEqual({ status: 'ok' });
  await close();
});

it('without its database it lives, and is not ready', async () => {
  const line = { go: () => {}, end: async () => {} };
  const { portal, close } = await openPortal({}, async (url) => {
    const laid = await layDatabaseLine(url);
    line.go = () => laid.goMute();
    line.end = async () => {
      laid.speak();
      await laid.close();
    };
    return connectTo(laid.url);
  });
  const visitor = portal.visitor();
  line.go();
  const [live, ready] = await Promise.all([
    visitor.get('/health/live'),
    visitor.get('/health/ready'),
  ]);
  expect(live.status).toBe(200);
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
  await line.end();
  await close();
});

it('while it ends it lives, and is not ready', async () => {
  const { app, portal, close } = await openPortal();
  const { hostname, port } = new URL(portal.url);
  const ask = async (path: string) => {
    const socket = dial(Number(port), hostname);
    await once(socket, 'connect');
    // A head that is on its way when the end begins is waited for.
    socket.write(`GET /api/health/${path} HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n`);
    return { finish: () => socket.write('\r\n'), answer: text(socket) };
  };
  const arrived: Socket[] = [];
  app.server.on('connection', (socket) => arrived.push(socket));
  const asked = await Promise.all(['live', 'ready'].map(ask));
  await expect.poll(() => arrived.filter(({ bytesRead }) => bytesRead > 0).length).toBe(2);
  const closed = close();
  await expect.poll(() => app.server.listening).toBe(false);
  for (const { finish } of asked) finish();
  const answers = await Promise.all(asked.map(({ answer }) => answer));
  expect(answers.map((answer) => answer.split('\r\n', 1)[0])).toEqual([
    'HTTP/1.1 200 OK',
    'HTTP/1.1 503 Service Unavailable',
  ]);
  await closed;
});
