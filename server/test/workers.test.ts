/**
 * A portal of several processes: what one of them is told holds in the others, one that dies is replaced,
 * and all end together.
 */

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { REGISTRATIONS_PER_HOUR } from '#contract/limits.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { ownDatabase } from './support/story-databases.ts';
import { builtWeb, type Reply, WholePortal } from './support/whole-portal.ts';
import { emailOf, TODAY } from './support/world.ts';

const METRICS_TOKEN = 'a-token-for-prometheus-of-35-letters';
/** Processes take seconds to start on a busy machine. */
const SOON = { timeout: 60_000 };
/** More than a person may have open in one process. */
const STREAMS = 7;
const JSON_TYPE = { 'content-type': 'application/json' };
const opened = new AsyncDisposableStack();
let portal: WholePortal;
let database: pg.Client;
let mails: Awaited<ReturnType<typeof startMailCatcher>>;

beforeAll(async () => {
  await builtWeb();
  mails = opened.adopt(await startMailCatcher(), ({ close }) => close());
  const dataDir = opened.adopt(await mkdtemp(join(tmpdir(), 'time-bank-workers-')), (folder) =>
    rm(folder, { recursive: true }),
  );
  const files = opened.adopt(await ownDatabase(), ({ drop }) => drop());
  database = opened.adopt(new pg.Client(files.url), (client) => client.end());
  await database.connect();
  portal = opened.adopt(
    await WholePortal.start(['--workers', '2'], {
      ...{ DATABASE_URL: files.url, DATA_DIR: dataDir, METRICS_TOKEN },
      ...{ SMTP_URL: mails.url, MAIL_FROM: 'portale@example.org', BOT_CHECK: 'off' },
    }),
    async (running) => {
      await running.end();
    },
  );
});
afterAll(() => opened.disposeAsync());

/** Marco gives Anna an hour. */
function record(token: string, note: string, headers: Record<string, string> = {}): Promise<Reply> {
  const { bank, person, activity } = inject('world');
  const body = JSON.stringify({
    ...{ bankTo: bank.bergamo, userTo: person.anna, activity, dateOfTransaction: TODAY },
    ...{ quantityOfHours: 1, note },
  });
  const path = '/api/users/transactions';
  return portal.call('POST', path, { token, body, headers: { ...JSON_TYPE, ...headers } });
}

/** Which processes answered; asks until it is that many. */
async function answerers(count: number): Promise<Set<number>> {
  const pids = new Set<number>();
  await expect
    .poll(async () => {
      pids.add(await portal.answererOf(await portal.call('GET', '/api/health')));
      return pids.size;
    }, SOON)
    .toBe(count);
  return pids;
}

async function figure(key: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { text: figures } = await portal.call('GET', '/metrics', { headers });
  const line = figures.split('\n').find((one) => one.startsWith(`${key} `));
  return Number(line?.slice(key.length + 1));
}

describe('two processes that serve', () => {
  it('take turns, and one more works in the background', async () => {
    const serving = await answerers(2);
    const all = await portal.workers();
    expect(all).toHaveLength(3);
    expect(all).toEqual(expect.arrayContaining([...serving]));
  });

  it('make one exchange of calls with one key, whichever of them gets the call', async () => {
    const marco = await portal.signIn('marco');
    const key = { 'idempotency-key': 'one-key-on-two-processes' };
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => record(marco, 'Una volta sola', key)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map((reply) => JSON.parse(reply.text).id)).size).toBe(1);
    const pids = await Promise.all(replies.map((reply) => portal.answererOf(reply)));
    expect(new Set(pids).size).toBe(2);
    const { rows } = await database.query(
      "select count(*)::int as made from exchange where note = 'Una volta sola'",
    );
    expect(rows).toEqual([{ made: 1 }]);
  });

  it('count the calls of one caller together', async () => {
    const call = () => portal.call('POST', '/api/register', { body: '{}', headers: JSON_TYPE });
    const replies: Reply[] = [];
    for (let at = 0; at < REGISTRATIONS_PER_HOUR + 2; at += 1) replies.push(await call());
    const pids = await Promise.all(replies.map((reply) => portal.answererOf(reply)));
    expect(new Set(pids).size).toBe(2);
    const statuses = replies.map(({ status }) => status);
    expect(statuses.slice(0, -2)).toEqual(Array(REGISTRATIONS_PER_HOUR).fill(400));
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  it('know a session that the other one ended', async () => {
    const token = await portal.signIn('sara');
    const me = () => portal.call('GET', '/api/users/transactions?limit=1', { token });
    expect((await me()).status).toBe(200);
    expect((await portal.call('POST', '/api/logout', { token })).status).toBeLessThan(300);
    const after = await Promise.all([me(), me(), me(), me()]);
    expect(after.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  it('both tell their open screens what happened in one of them', async () => {
    const [marco, anna] = await Promise.all([portal.signIn('marco'), portal.signIn('anna')]);
    const leaving = new AbortController();
    const streams: Awaited<ReturnType<typeof openStream>>[] = [];
    while (streams.length < STREAMS) streams.push(await openStream(anna, leaving.signal));
    // In one process the oldest would have been ended.
    expect(await figure('timebank_event_streams')).toBe(STREAMS);
    const made = await record(marco, 'Per tutti gli schermi');
    const { id } = JSON.parse(made.text);
    const heard = await Promise.all(streams.map((stream) => stream.until(`"id":${id}`)));
    expect(heard).not.toContain(false);
    leaving.abort();
  });

  it('are added up in the figures, which never shrink when one of them dies', async () => {
    const key = 'timebank_requests_total{endpoint="readLiveness",status="2xx"}';
    for (let nth = 0; nth < 6; nth += 1) await portal.call('GET', '/api/health/live');
    expect(await figure(key)).toBe(6);
    const [killed = 0] = await answerers(2);
    process.kill(killed, 'SIGKILL');
    await replacementOf(killed);
    for (let nth = 0; nth < 2; nth += 1) await portal.call('GET', '/api/health/live');
    await expect.poll(() => figure(key), SOON).toBe(8);
    expect(await figure('timebank_database_connections{state="open"}')).toBeGreaterThan(2);
  });
});

/** Listens to the news of a person. */
async function openStream(token: string, signal: AbortSignal) {
  const response = await fetch(`${portal.url}/api/users/news`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return {
    /** Whether something is heard before the stream ends. */
    async until(part: string): Promise<boolean> {
      while (!heard.includes(part)) {
        const chunk = await reader?.read();
        if (!chunk || chunk.done) return false;
        heard += chunk.value;
      }
      return true;
    },
  };
}

/** Until another process has taken the place of one that was killed, and all three work. */
async function replacementOf(killed: number): Promise<void> {
  await expect.poll(() => portal.workers(), SOON).not.toContain(killed);
  await expect.poll(() => portal.workers(), SOON).toHaveLength(3);
  const said = (word: string) => portal.log.some(({ msg }) => msg.includes(word));
  expect(said('process ended (SIGKILL); the next one starts in 0.')).toBe(true);
  await answerers(2);
}

describe('a process that is killed', () => {
  it('is replaced, and the others serve meanwhile', async () => {
    const before = await answerers(2);
    const [killed = 0] = before;
    process.kill(killed, 'SIGKILL');
    await replacementOf(killed);
    const after = await answerers(2);
    expect([...after].filter((pid) => !before.has(pid))).toHaveLength(1);
    const marco = await portal.signIn('marco');
    expect((await record(marco, 'Dopo un crollo')).status).toBe(201);
  });

  it('in the background as well: letters leave again', async () => {
    const serving = await answerers(2);
    const [background = 0] = (await portal.workers()).filter((pid) => !serving.has(pid));
    process.kill(background, 'SIGKILL');
    await replacementOf(background);
    const marco = await portal.signIn('marco');
    expect((await record(marco, 'Con una lettera')).status).toBe(201);
    const sent = () =>
      mails.mails.filter(
        ({ to, text }) => to === emailOf('anna') && text.includes('Con una lettera'),
      );
    await expect.poll(() => sent().length, SOON).toBe(1);
  }, 40_000);
});

describe('the whole portal', () => {
  it('answers what is in hand when it gets a signal, and leaves nothing behind', async () => {
    const own = await mkdtemp(join(tmpdir(), 'time-bank-workers-'));
    const lone = await WholePortal.start(['--workers', '2'], { DATA_DIR: own, BOT_CHECK: 'off' });
    const workers = await lone.workers();
    expect(workers).toHaveLength(3);
    const body = '{"name":"half"}';
    const socket = dial(Number(new URL(lone.url).port), 'localhost');
    await once(socket, 'connect');
    socket.write(
      `POST /api/register HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    // A caller who is answered after it was accepted after it.
    await lone.call('GET', '/api/health');
    await lone.call('GET', '/api/health');
    const ended = lone.end();
    await expect.poll(() => lone.said, SOON).toContain('Closing…');
    // Who is at the door at that moment is still answered.
    const callNow = () => lone.call('GET', '/api/health').then(() => 'answered', String);
    await expect.poll(callNow, SOON).toContain('ECONNREFUSED');
    socket.write(body.slice(5));
    expect(await text(socket)).toContain('HTTP/1.1 400 Bad Request');
    expect(await ended).toBe(0);
    expect(lone.said).toContain('Closed.');
    expect(await lone.workers()).toEqual([]);
    await rm(own, { recursive: true });
  });

  it('does not outlive its first process, and starts again on what is left', async () => {
    const own = await mkdtemp(join(tmpdir(), 'time-bank-workers-'));
    const first = await WholePortal.start(['--workers', '2'], { DATA_DIR: own });
    const workers = await first.workers();
    expect(await first.end('SIGKILL')).toBe(null);
    const isAlive = (pid: number) => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    await expect.poll(() => workers.filter(isAlive), SOON).toEqual([]);
    const second = await WholePortal.start(['--workers', '2'], { DATA_DIR: own });
    expect((await second.call('GET', '/api/health')).status).toBe(200);
    expect(await second.end()).toBe(0);
    await rm(own, { recursive: true });
  });

  it('says in one line why it does not start', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const own = await mkdtemp(join(tmpdir(), 'time-bank-workers-'));
    const files = await ownDatabase();
    const second = await WholePortal.start(['--workers', '2'], {
      ...{ DATABASE_URL: files.url, DATA_DIR: own, PORT: port },
    });
    expect(await second.end()).toBe(1);
    expect(second.said).toEqual([
      `Port ${port} is taken: stop what listens there, or set PORT to another number.`,
    ]);
    taken.close();
    await files.drop();
    await rm(own, { recursive: true });
  });

  it.each(['0', 'many'])('refuses --workers %j', async (count) => {
    const refused = await WholePortal.start(['--workers', count], {});
    expect(await refused.end()).toBe(1);
    expect(refused.said).toEqual([
      'The portal takes no argument but --workers N, a whole number from 1 to 64.',
    ]);
  });
});
