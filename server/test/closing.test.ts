/** A portal that ends: what is in hand is finished, what only stays open is not waited for. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createServer, connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPortal } from './support/portal.ts';

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
