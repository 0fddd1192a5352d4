/** /mailbox: kept mails are read on this machine, and nowhere else. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect as dial } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { deliverMails } from './support/background.ts';
import { portalForEachStory, portalForStories } from './support/portal.ts';
import { emailOf, PASSWORD } from './support/world.ts';

/** Asks with any headers at all, the Host header included. */
async function visit(url: string, headers: Record<string, string> = {}) {
  const asked = request(url, { headers }).end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  if (!answer) throw new Error('no answer');
  const page = await text(answer);
  return { status: answer.statusCode, headers: answer.headers, page };
}

describe('before any mail', () => {
  const portal = portalForStories();

  it('is empty, and says what will be there', async () => {
    const { status, page } = await visit(`${portal().url}/mailbox`);
    expect(status).toBe(200);
    expect(page).toContain('<html lang="it">');
    expect(page).toContain('non c’è ancora nessuna email');
  });
});

describe('without a mail server', () => {
  const portal = portalForStories();

  async function keepMailTo(who: 'anna' | 'greta' | 'sara', times = 1): Promise<void> {
    const { deps, world } = portal();
    await deps.database.pool.query(
      `insert into outbox (kind, payload, created_at)
       select 'password-changed', jsonb_build_object('personId', $1::bigint), now()
       from generate_series(1, $2)`,
      [world.person[who], times],
    );
    await deliverMails(deps);
  }

  it('shows each mail with its letter in a frame, its text and its links', async () => {
    await keepMailTo('anna');
    const list = await visit(`${portal().url}/mailbox`, { 'accept-language': 'en' });
    expect(list.page).toContain('Kept emails');
    const path = /href="(\/mailbox\/\d+)"/.exec(list.page)?.[1];
    const mail = await visit(`${portal().url}${path}`);
    expect(mail.page).toContain('<h1>La tua password è cambiata</h1>');
    expect(mail.page).toContain(`<iframe src="${path}/html"`);
    const link = `${portal().deps.config.publicUrl}/change-password`;
    expect(mail.page).toContain(`<li><a href="${link}">${link}</a></li>`);

    const letter = await visit(`${portal().url}${path}/html`);
    expect(letter.page).toContain('<base target="_top">');
    expect(letter.headers['content-security-policy']).toContain('sandbox');
  });

  it('loads nothing but its own style, and runs nothing', async () => {
    const { headers, page } = await visit(`${portal().url}/mailbox`);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(headers['cache-control']).toBe('no-store');
    expect(page).not.toContain('<script');
    expect(page).not.toContain('style="');
  });

  it('gives scripts the same as JSON, to one recipient when asked', async () => {
    await keepMailTo('greta');
    const { page } = await visit(`${portal().url}/mailbox.json?to=${emailOf('greta')}`);
    expect(JSON.parse(page)).toEqual([
      {
        id: expect.any(Number),
        to: emailOf('greta'),
        subject: 'Dein Passwort wurde geändert',
        text: expect.stringContaining('Hallo Greta Mair!'),
        html: expect.stringContaining('<!doctype html>'),
        createdAt: '2026-11-20T10:00:00.000Z',
      },
    ]);
  });

  it('shows fifty a page, the newest first', async () => {
    await keepMailTo('sara', 51);
    const address = `${portal().url}/mailbox?to=${emailOf('sara')}`;
    const newest = await visit(address);
    expect(newest.page.match(/<li>/g)).toHaveLength(50);
    expect(newest.page).toContain('page=2');
    const oldest = await visit(`${address}&page=2`);
    expect(oldest.page.match(/<li>/g)).toHaveLength(1);
    expect(oldest.page).not.toContain('page=3');
  });

  it('keeps what people typed from becoming markup', async () => {
    await portal().deps.database.pool.query(
      `insert into kept_mail (recipient, subject, text_body, html_body, created_at)
       values ('x@example.org', '<script>1</script>', '<script>2</script>', '', now())`,
    );
    const { page } = await visit(`${portal().url}/mailbox?to=x@example.org`);
    const path = /href="(\/mailbox\/\d+)"/.exec(page)?.[1];
    const mail = await visit(`${portal().url}${path}`);
    expect(page + mail.page).not.toContain('<script');
  });

  it.each(['/mailbox/999999', '/mailbox/abc', '/mailbox/0/html'])(
    '%s is not there',
    async (path) => {
      expect((await visit(`${portal().url}${path}`)).status).toBe(404);
    },
  );

  it.each([
    ['somebody behind a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['somebody who lies to a proxy', { 'x-forwarded-for': '127.0.0.1' }],
    ['somebody behind a proxy that names them otherwise', { 'x-real-ip': '203.0.113.7' }],
    ['somebody behind a proxy that names only itself', { via: '1.1 proxy' }],
    ['a visitor who asks for the portal by its name', { host: 'tempo.example.org' }],
    ['a foreign page whose name was turned to this machine', { host: 'evil.example.org' }],
    ['somebody behind a proxy of another kind', { 'x-envoy-external-address': '203.0.113.7' }],
    ['somebody behind an old proxy', { 'x-proxyuser-ip': '203.0.113.7' }],
  ])('does not exist for %s', async (_, headers: Record<string, string>) => {
    for (const path of ['/mailbox', '/mailbox.json', '/mailbox/1', '/mailbox/1/html']) {
      expect((await visit(`${portal().url}${path}`, headers)).status).toBe(404);
    }
  });

  it.each(['localhost', '127.8.9.1:3000', '[::1]:3000'])('opens at %s', async (host) => {
    expect((await visit(`${portal().url}/mailbox`, { host })).status).toBe(200);
  });
});

/** As a plain proxy asks, which nobody told to say what it does: in the words of HTTP 1.0. */
async function askAsProxy(url: string, path: string, accept = '*/*', body = ''): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const socket = dial(Number(port), hostname);
  await once(socket, 'connect');
  const form = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}`;
  const method = body === '' ? 'GET' : 'POST';
  socket.write(
    `${method} ${path} HTTP/1.0\r\nHost: ${host}\r\nAccept: ${accept}\r\n${form}\r\n\r\n${body}`,
  );
  return text(socket);
}

const login = new URLSearchParams({ username: emailOf('marco'), password: PASSWORD }).toString();
const PAGE = { accept: 'text/html,application/xhtml+xml' };

describe('a private portal behind a plain proxy', () => {
  const portal = portalForEachStory({ isDemoAssumed: true });
  const key = () => portal().deps.config.mailboxKey;
  const statusOf = async (path: string, headers?: Record<string, string>) =>
    (await visit(`${portal().url}${path}`, headers)).status;
  const signIn = async (headers: Record<string, string> = {}) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
    const sent = request(`${portal().url}/api/login`, { method: 'POST', headers: form });
    sent.end(login);
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    answer?.resume();
    return answer?.statusCode;
  };

  it('shows no mails through it and lets nobody of the demo sign in, from the first request on', async () => {
    expect(await askAsProxy(portal().url, '/mailbox.json')).toMatch(/^HTTP\S+ 404 /);
    expect(await askAsProxy(portal().url, `/mailbox?key=${key()}`)).toMatch(/^HTTP\S+ 404 /);
    expect(await askAsProxy(portal().url, '/api/login', '*/*', login)).toMatch(/^HTTP\S+ 401 /);
    expect(await signIn({ host: 'tempo.example.org' })).toBe(401);
    expect(await signIn({ 'x-forwarded-host': 'tempo.example.org' })).toBe(401);
    expect(await signIn({ forwarded: 'for=203.0.113.7;host="tempo.example.org"' })).toBe(401);
    // A program of this machine that says who its callers are, or is looked at with odd names, closes nothing.
    expect(await signIn({ 'x-forwarded-for': '203.0.113.7' })).toBe(200);
    expect([await statusOf('/mailbox.json'), await signIn()]).toEqual([200, 200]);
  });

  it.each([
    ['by another name', { host: 'tempo.example.org' }],
    ['through a proxy that names them', { 'x-forwarded-for': '203.0.113.7' }],
    ['through a proxy that names its own', { via: '1.1 proxy' }],
  ])(
    'closes once somebody opens a page %s: the key is needed',
    async (_, headers: Record<string, string>) => {
      expect(await statusOf('/mailbox')).toBe(200);
      await visit(`${portal().url}/`, { ...PAGE, ...headers });
      expect([await statusOf('/mailbox'), await statusOf('/mailbox.json')]).toEqual([404, 404]);
      expect(await signIn()).toBe(401);
    },
  );

  it('closes once a plain proxy opens a page, and the key of the terminal still opens it here', async () => {
    await askAsProxy(portal().url, '/', PAGE.accept);
    expect(await statusOf('/mailbox')).toBe(404);
    expect(await statusOf('/mailbox?key=wrong')).toBe(404);
    const opened = await visit(`${portal().url}/mailbox?key=${key()}&to=a@example.org`);
    expect([opened.status, opened.headers.location]).toEqual([303, '/mailbox?to=a%40example.org']);
    const [cookie = ''] = opened.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
    const kept = { cookie: `device=a; ${cookie.split(';', 1)[0]}` };
    expect([await statusOf('/mailbox', kept), await statusOf('/mailbox.json', kept)]).toEqual([
      200, 200,
    ]);
    expect(await statusOf(`/mailbox.json?key=${key()}`)).toBe(200);
    expect(await statusOf('/mailbox', { ...kept, via: '1.1 proxy' })).toBe(404);
    expect(await statusOf('/mailbox', { ...kept, host: 'tempo.example.org' })).toBe(404);
  });

  it('stays open to calls and tries that are not somebody who opens a page', async () => {
    await statusOf('/mailbox', { ...PAGE, host: 'evil.example.org' });
    await statusOf('/api/health', { host: 'evil.example.org' });
    await statusOf('/api/users/list-bank', { 'x-forwarded-for': '203.0.113.7' });
    await statusOf('/', PAGE);
    expect([await statusOf('/mailbox'), await signIn()]).toEqual([200, 200]);
  });
});

describe('a portal whose operator asked for the demo', () => {
  const portal = portalForStories({ isDemoAssumed: false });

  it('lets its accounts sign in through a proxy as well', async () => {
    await askAsProxy(portal().url, '/', PAGE.accept);
    expect(await askAsProxy(portal().url, '/api/login', '*/*', login)).toMatch(/^HTTP\S+ 200 /);
  });
});

describe('a public portal that is to show its mails', () => {
  const portal = portalForStories({ mailbox: true, publicUrl: 'https://tempo.example.org' });

  it('shows them on its own machine to who has the key', async () => {
    const { config } = portal().deps;
    expect((await visit(`${portal().url}/mailbox.json`)).status).toBe(404);
    const { status } = await visit(`${portal().url}/mailbox.json?key=${config.mailboxKey}`);
    expect(status).toBe(200);
  });
});

describe('a public portal without a mail server', () => {
  const { mailbox } = readConfig({ PUBLIC_URL: 'https://tempo.example.org' });
  const portal = portalForStories({ mailbox });

  it('shows its mails to no remote visitor, not even through a proxy that hides itself', async () => {
    for (const path of ['/mailbox', '/mailbox.json']) {
      expect((await visit(`${portal().url}${path}`)).status).toBe(404);
    }
  });
});

describe('with a mail server', () => {
  const portal = portalForStories({ smtpUrl: 'smtp://127.0.0.1:1' });

  it('does not exist', async () => {
    expect((await visit(`${portal().url}/mailbox`)).status).toBe(404);
  });
});
