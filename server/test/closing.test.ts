/** A portal that ends: what is in hand is finished, what only stays open is not waited for. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createServer, connect as dial, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPortal } from './support/portal.ts';
import { ownDatabase } from './support/story-databases.ts';
import { builtWeb, WholePortal } from './support/whole-portal.ts';

const MAIN = join(import.meta.dirname, '../main.js');

/** An upload of which everything but the last bytes is sent. */
async function beginUpload(url: string, token: string | undefined, jpeg: Buffer) {
  const head = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), jpeg, Buffer.from('\r\n--x--\r\n')]);
  const upload = request(`${url}/api/upload-photo`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': body.length,
    },
  });
  const answered = once(upload, 'response');
  const half = body.length / 2;
  await new Promise((sent) => upload.write(body.subarray(0, half), sent));
  return async () => {
    upload.end(body.subarray(half));
    const [response]: IncomingMessage[] = await answered;
    if (!response) throw new Error('there is no answer');
    return { status: response.statusCode, length: (await text(response)).length };
  };
}

describe('a portal that ends', () => {
  it('finishes uploads in hand, and waits neither for streams nor for connections unused', async () => {
    const { portal, app, close } = await openPortal();
    const { token } = await portal.signIn('marco');
    const create = { width: 900, height: 900, channels: 3, background: '#8a2' } as const;
    const jpeg = await sharp({ create }).jpeg().toBuffer();
    let begun = 0;
    app.server.on('request', () => {
      begun += 1;
    });
    const uploads = await Promise.all(
      Array.from({ length: 8 }, () => beginUpload(portal.url, token, jpeg)),
    );
    await expect.poll(() => begun).toBe(8);
    const news = await fetch(`${portal.url}/api/users/news`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { hostname, port } = new URL(portal.url);
    const unused = dial(Number(port), hostname);
    await once(unused, 'connect');

    const closed = close();
    await Promise.all([news.text(), once(unused.resume(), 'end')]);
    const answers = await Promise.all(uploads.map((finish) => finish()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(Math.min(...answers.map(({ length }) => length))).toBeGreaterThan(500);
    await closed;
  });
});

describe('a whole portal that gets a signal', () => {
  const SLOW = { timeout: 120_000 };
  const CALLS = 60;

  async function openWhole(
    opened: AsyncDisposableStack,
    more: Record<string, string> = {},
  ): Promise<WholePortal> {
    await builtWeb();
    const files = opened.adopt(await ownDatabase(), ({ drop }) => drop());
    const env = { DATABASE_URL: files.url, DATA_DIR: tmpdir(), BOT_CHECK: 'off', ...more };
    return opened.adopt(await WholePortal.start([], env), async (portal) => {
      await portal.end('SIGKILL');
    });
  }

  /** A connection that stays open, on which one call was answered already. */
  async function keptOpen(url: string): Promise<Socket> {
    const { port } = new URL(url);
    const socket = dial(Number(port), 'localhost');
    await once(socket, 'connect');
    socket.write('GET /api/health/live HTTP/1.1\r\nHost: portal\r\n\r\n');
    await once(socket, 'data');
    return socket;
  }

  /** A connection that a frozen portal does not accept yet. */
  async function dialled(url: string): Promise<Socket> {
    const socket = dial(Number(new URL(url).port), 'localhost');
    await once(socket, 'connect');
    return socket;
  }

  it.each([
    { where: 'on connections it knows', connect: keptOpen, isFrozenBefore: false },
    { where: 'at its door', connect: dialled, isFrozenBefore: true },
  ])(
    'answers calls $where, also lists that wait for their turn',
    SLOW,
    async ({ connect, isFrozenBefore }) => {
      await using opened = new AsyncDisposableStack();
      const portal = await openWhole(opened);
      const token = await portal.signIn('marco');
      // Frozen, the portal finds the calls and the signal at the same moment.
      const freeze = () => process.kill(portal.pid, 'SIGSTOP');
      if (isFrozenBefore) freeze();
      const sockets = await Promise.all(Array.from({ length: CALLS }, () => connect(portal.url)));
      freeze();
      const answers = sockets.map((socket) => text(socket));
      for (const socket of sockets) {
        socket.write(
          `GET /api/users/transactions HTTP/1.1\r\nHost: portal\r\nAuthorization: Bearer ${token}\r\n\r\n`,
        );
      }
      process.kill(portal.pid, 'SIGTERM');
      process.kill(portal.pid, 'SIGCONT');
      const lines = (await Promise.all(answers)).map((answer) => answer.split('\r\n', 1)[0]);
      expect(new Set(lines)).toEqual(new Set(['HTTP/1.1 200 OK']));
      expect(await portal.end()).toBe(0);
    },
  );

  it('tells a service manager when it answers and when it ends', SLOW, async () => {
    await using opened = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'time-bank-manager-'));
    opened.defer(() => rm(folder, { recursive: true }));
    const program =
      '#!/bin/sh\necho "$1 $NOTIFY_SOCKET $DATABASE_URL" >> "$(dirname "$0")/heard"\n';
    await writeFile(join(folder, 'systemd-notify'), program, { mode: 0o755 });
    const portal = await openWhole(opened, {
      NOTIFY_SOCKET: '/run/notify',
      PATH: `${folder}:${process.env.PATH}`,
    });
    const told = () => readFile(join(folder, 'heard'), 'utf8').catch(() => '');
    await expect.poll(told).toBe('--ready /run/notify \n');
    expect(await portal.end()).toBe(0);
    expect(await told()).toBe('--ready /run/notify \n--stopping /run/notify \n');
  });

  it(
    'ends at once when Ctrl-C is pressed again; one key that is heard twice is one',
    SLOW,
    async () => {
      await using opened = new AsyncDisposableStack();
      const portal = await openWhole(opened);
      const socket = dial(Number(new URL(portal.url).port), 'localhost').on('error', () => {});
      await once(socket, 'connect');
      // A call that never arrives whole is waited for.
      socket.write(
        'POST /api/register HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      );
      await portal.call('GET', '/api/health/live');
      const begun = performance.now();
      process.kill(portal.pid, 'SIGINT');
      process.kill(portal.pid, 'SIGINT');
      await expect.poll(() => portal.said, SLOW).toContain('Closing…');
      const saysSo = () => portal.said.some((line) => line.startsWith('Ended at once.'));
      const pressAgain = () => {
        const wasOver = saysSo();
        if (!wasOver) process.kill(portal.pid, 'SIGINT');
        return wasOver;
      };
      await expect.poll(pressAgain, { timeout: 15_000, interval: 300 }).toBe(true);
      expect(performance.now() - begun).toBeGreaterThan(1_000);
      expect(portal.said).not.toContain('Closed.');
      expect(await portal.end()).toBe(1);
    },
  );
});

describe('a portal whose database accepts and says nothing', () => {
  /** @param script runs in the process before the portal does */
  async function startOnMute(script = '') {
    const mute = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const address = mute.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const DATABASE_URL = `postgres://a:b@127.0.0.1:${port}/none`;
    const child = spawn(process.execPath, [MAIN], {
      cwd: tmpdir(),
      env: {
        DATABASE_URL,
        DATA_DIR: tmpdir(),
        PATH: process.env.PATH,
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
      },
    });
    const ended = end(child);
    await once(mute, 'connection');
    return { child, ended, close: () => mute.close() };
  }

  async function end(child: ChildProcess) {
    const said = child.stderr ? text(child.stderr) : '';
    const [code] = await once(child, 'exit');
    return { code, said: await said };
  }

  it.each(['SIGTERM', 'SIGINT'] as const)('obeys %s while it starts', async (signal) => {
    const { child, ended, close } = await startOnMute();
    child.kill(signal);
    expect(await ended).toEqual({ code: 0, said: '' });
    close();
  });

  it('ends although a timer is left that nobody stops', async () => {
    const { child, ended, close } = await startOnMute('setInterval(() => {}, 1e6)');
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, said: '' });
    close();
  });

  it('ends in one line that says so', async () => {
    const { ended, close } = await startOnMute();
    const { code, said } = await ended;
    expect([code, said]).toEqual([
      1,
      'The database cannot be prepared: it does not answer within 5 seconds.\n',
    ]);
    close();
  });
});
