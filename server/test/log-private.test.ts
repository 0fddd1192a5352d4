/**
 * What the log says, and of whom: nobody (specification §31). A portal that logs everything is used,
 * misused and broken; then every value that a person gave, and every token, is looked for in it.
 */
import { connect as dial } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { deliverMails } from './support/background.ts';
import { openPortal, type TestPortal } from './support/portal.ts';
import { startRefusingServer } from './support/refusing-server.ts';
import { confirmAddress, mailedToken, registration } from './support/registration.ts';
import { emailOf, PASSWORD, TODAY } from './support/world.ts';

const REGISTERED = {
  name: 'Ottavia',
  surname: 'Santangelo',
  email: 'ottavia.santangelo@example.net',
  phone: '+39 347 7654321',
};
const NOTE = 'Iniezioni alla signora Pieretti';
const CALLER = '203.0.113.77';

const written: string[] = [];
const log = createLog('trace', { write: (line) => written.push(line) });
let opened: Awaited<ReturnType<typeof openPortal>>;
let portal: TestPortal;

/** Repeats whom it does not know. */
const server = await startRefusingServer((address) => {
  const [local = ''] = address.split('@');
  const sentence = `<${address}>: Recipient rejected: user ${local} unknown: ${local.split('.', 1)}`;
  return { status: 550, sentence };
});

beforeAll(async () => {
  opened = await openPortal({ smtpUrl: server.url }, undefined, log);
  portal = opened.portal;
});
afterAll(async () => {
  await opened.close();
  await server.close();
});

const from = { 'x-forwarded-for': CALLER };

/** Doors that stay closed, and what people type at them. */
async function signInAndRegister(): Promise<string[]> {
  const visitor = portal.visitor();
  const guess = 'Segreta-1958!';
  await visitor.form('/login', { username: emailOf('anna'), password: guess }, from);
  await visitor.form('/login', { username: 'nobody.knows@example.com', password: guess }, from);
  const form = registration(portal, { ...REGISTERED, emailConf: REGISTERED.email });
  await visitor.send('POST', '/register', {
    headers: { 'content-type': 'application/json', ...from },
    body: JSON.stringify(form),
  });
  const { token } = await mailedToken(portal, REGISTERED.email, 'verify-email');
  expect((await confirmAddress(portal, REGISTERED.email)).status).toBe(200);
  await confirmAddress(portal, REGISTERED.email);
  portal.passMinutes(10);
  await visitor.send('POST', `/users/reset-password/${encodeURIComponent(REGISTERED.email)}`, {});
  const reset = await mailedToken(portal, REGISTERED.email, 'reset-password');
  return [guess, token, reset.token, form.password, 'nobody.knows'];
}

/** Searches, secrets in addresses, and bodies that cannot be read. */
async function search(): Promise<string[]> {
  const giulia = await portal.signIn('giulia');
  await giulia.get(`/admin/banks/${portal.world.bank.bergamo}/users?q=Ferrari&limit=10`);
  await giulia.get('/users/bank/people?q=Ferrari');
  const secret = 'Q'.repeat(20) + '7'.repeat(23);
  const visitor = portal.visitor();
  await visitor.get(`/acts/${secret}`);
  await visitor.get(`/users/calendar/${secret}.ics`);
  await visitor.get(`/nothing/${REGISTERED.email}?name=Santangelo`);
  await fetch(`${portal.url}/api/%zz/${REGISTERED.email}`);
  await giulia.send('POST', '/users/transactions', {
    headers: { 'content-type': 'application/json' },
    body: `{"note":"${NOTE}", Pieretti`,
  });
  const { hostname, port } = new URL(portal.url);
  const socket = dial(Number(port), hostname);
  socket.end(`GET /api/users?q=Santangelo HTTP/9.9\r\nX-Mail ${REGISTERED.email}\r\n\r\n`);
  await text(socket);
  return [secret, giulia.token ?? ''];
}

/** A row that the database refuses, which it then repeats with all its values. */
async function breakSomething(): Promise<string[]> {
  const { pool } = portal.deps.database;
  await pool.query(
    `alter table exchange add constraint no_such_note check (note is distinct from '${NOTE}')`,
  );
  const marco = await portal.signIn('marco');
  const { bank, person, activity } = portal.world;
  const { status } = await marco.post('/users/transactions', {
    bankTo: bank.bergamo,
    userTo: person.anna,
    activity,
    dateOfTransaction: TODAY,
    quantityOfHours: 1,
    note: NOTE,
  });
  expect(status).toBe(500);
  await pool.query('alter table exchange drop constraint no_such_note');
  return [marco.token ?? ''];
}

it('names nobody and opens nothing, whatever happens', async () => {
  const secrets = [
    ...(await signInAndRegister()),
    ...(await search()),
    ...(await breakSomething()),
  ];
  await deliverMails(portal.deps);
  const people = [...Object.values(REGISTERED), emailOf('anna'), 'anna', 'Ferrari', 'Santangelo'];
  const others = [PASSWORD, NOTE, 'Pieretti', CALLER, '@example'];
  const everything = written.join('').toLowerCase();
  const found = [...secrets, ...people, ...others].filter((value) =>
    everything.includes(value.toLowerCase()),
  );
  expect(found).toEqual([]);
  const lines = written.map((line) => JSON.parse(line));
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ route: '/api/acts/:token', method: 'GET', status: 400 }),
      expect.objectContaining({ route: '/api/registration-confirm', status: 200 }),
      expect.objectContaining({ route: 'none', status: 404 }),
      expect.objectContaining({
        level: 50,
        requestId: expect.stringMatching(/^(\w{4}-){2}\w{4}$/),
        err: expect.objectContaining({ code: '23514', constraint: 'no_such_note' }),
      }),
      expect.objectContaining({
        job: 'mail.deliver',
        attempt: 1,
        err: expect.objectContaining({ message: expect.stringMatching(/^550 .*rejected/) }),
      }),
    ]),
  );
});

it('as the library alone would write it, the same fault names them: what is looked for can be found', async () => {
  const lines: string[] = [];
  const bare = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
  const { pool } = portal.deps.database;
  const fault = await pool
    .query(`insert into person (email, name) values ($1, $2)`, ['a@example.org', REGISTERED.name])
    .catch((error: unknown) => error);
  bare.error(fault);
  log.error(fault);
  expect(lines.join()).toContain('a@example.org');
  expect(written.at(-1)).toMatch(/"code":"23502"/);
  expect(written.at(-1)).not.toContain('example');
});
