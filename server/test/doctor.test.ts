/** `doctor` and `mail test` (specification §33) at a portal that serves, and how it sees who calls it. */
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from './support/commands.ts';
import { type MailCatcher, startMailCatcher } from './support/mail-catcher.ts';
import { portalForStories } from './support/portal.ts';
import { ownDatabase } from './support/story-databases.ts';
import { builtWeb, WholePortal } from './support/whole-portal.ts';

const portal = portalForStories();
let mail: MailCatcher;
beforeAll(async () => {
  mail = await startMailCatcher();
});
afterAll(() => mail.close());

const run = (args: string[], more: Record<string, string> = {}) =>
  runCommand(args, {
    DATABASE_URL: portal().deps.database.url,
    PUBLIC_URL: portal().url,
    SESSION_SECRET: portal().deps.secret,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Banca del Tempo <tempo@example.org>',
    ...more,
  });

const linesOf = (said: string) =>
  Object.fromEntries(
    said
      .trim()
      .split('\n')
      .map((line) => [line.slice(7).split(':', 1)[0], line.slice(0, 5).trim()]),
  );

it('a portal that works is found to work', async () => {
  const { code, said } = await run(['doctor']);
  expect(linesOf(said)).toEqual({
    DATA_DIR: 'ok',
    BACKUP_DIR: 'look',
    database: 'ok',
    clock: 'ok',
    mail: 'ok',
    PUBLIC_URL: 'ok',
    proxy: 'ok',
  });
  expect(code).toBe(0);
  expect(said).not.toContain(portal().deps.secret);
});

it('each part that does not work is named, whatever else does not', async () => {
  const { code, said } = await run(['doctor'], {
    DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:1/tempo',
    DATABASE_URL_READ: 'postgres://nobody:secret-word@127.0.0.1:1/tempo',
    SMTP_URL: 'smtp://127.0.0.1:1',
    DATA_DIR: '/proc/tempo',
    BACKUP_DIR: '/proc/backups',
    SESSION_SECRET: 'of another portal, and long enough',
  });
  expect(linesOf(said)).toMatchObject({
    DATA_DIR: 'WRONG',
    BACKUP_DIR: 'WRONG',
    database: 'WRONG',
    mail: 'WRONG',
    PUBLIC_URL: 'WRONG',
  });
  expect(code).toBe(2);
  expect(said).toContain('another portal answers');
  expect(said).not.toContain('secret-word');
});

it('how a request arrived is told to who knows the secret alone', async () => {
  const ask = (authorization?: string) =>
    fetch(`${portal().url}/api/health/seen`, { headers: authorization ? { authorization } : {} });
  const desk = await portal().signIn('giulia');
  for (const wrong of [
    undefined,
    'Bearer ',
    `Bearer ${portal().deps.secret}`,
    `Bearer ${desk.token}`,
  ]) {
    const answer = await ask(wrong);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain('peer');
  }
});

it('a start names what does not work, and opens all the same', async () => {
  await builtWeb();
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(await ownDatabase(), ({ drop }) => drop());
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: tmpdir(),
    BACKUP_DIR: '/proc/backups',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'tempo@example.org',
    TRUSTED_PROXIES: '0.0.0.0/1',
  };
  const started = opened.adopt(await WholePortal.start([], env), async (whole) => {
    await whole.end('SIGKILL');
  });
  const warnings = () =>
    started.said.flatMap((line) => /^Warning, ([^:]+): /.exec(line)?.[1] ?? []);
  await expect.poll(warnings, { timeout: 60_000 }).toEqual(['settings', 'BACKUP_DIR', 'mail']);
  expect((await started.call('GET', '/api/health')).status).toBe(200);
});

it('mail test sends one mail, and says what the server says to it', async () => {
  const sent = await run(['mail', 'test', 'Ada@example.org']);
  expect(sent).toMatchObject({ code: 0, complained: '' });
  const caught = await mail.next({ to: 'ada@example.org' });
  expect(caught.subject).toBe('Banca del Tempo: test of the mail server');
  expect(caught.text).toContain(portal().url);

  const unsent = await run(['mail', 'test', 'ada@example.org'], { SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(unsent).toMatchObject({ code: 2, said: '' });
  expect(unsent.complained).toContain('127.0.0.1:1 did not take it');
  const nobody = await run(['mail', 'test', 'nobody']);
  expect(nobody).toMatchObject({ code: 2, complained: '"nobody" is no email address.\n' });
  expect((await run(['mail', 'test', 'a@example.org'], { SMTP_URL: '', MAIL_FROM: '' })).code).toBe(
    2,
  );
});

it('a backup by hand goes where a folder is, and nowhere by a typing error', async () => {
  const { code, complained } = await run(['backup', '/nowhere/backups']);
  expect({ code, complained }).toEqual({
    code: 2,
    complained: 'There is no folder /nowhere: make it first, if it is the right one.\n',
  });
  expect(await readdir('/')).not.toContain('nowhere');
});
