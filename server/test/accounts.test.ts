/** From the first visit to a member with a bank, over HTTP. */

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { mailTokenText } from '#server/modules/outbox/mail-token.ts';
import { portalForStories, type TestPortal } from './support/portal.ts';
import { emailOf, PASSWORD } from './support/world.ts';

const portal = portalForStories();

function registration(changes: Record<string, unknown> = {}) {
  const email = `${crypto.randomUUID()}@example.org`;
  return {
    email,
    emailConf: email,
    name: 'Zoë',
    surname: 'D’Ambrosio Müller-Łuczak',
    password: PASSWORD,
    phone: '+39 333 1234567',
    dateOfBirthday: '1955-03-02T12:00:00.000Z',
    sex: 'f',
    prefLocale: 'it',
    awaitBankId: portal().world.bank.bergamo,
    recaptchaToken: '',
    ...changes,
  };
}

/** The token that the newest mail of a kind carries to a person. */
async function mailedToken(
  { deps }: TestPortal,
  email: string,
  purpose: 'verify-email' | 'reset-password',
): Promise<{ token: string; personId: number }> {
  const { rows } = await deps.database.pool.query<{ id: string; person_id: number }>(
    `select mail_token.id, person_id from mail_token join person on person.id = person_id
     where email = $1 and purpose = $2 order by mail_token.created_at desc limit 1`,
    [email, purpose],
  );
  const row = rows[0];
  if (!row) throw new Error('no mail went to that address');
  return { token: mailTokenText(deps.secret, purpose, row.id), personId: row.person_id };
}

async function confirm(email: string) {
  const { token } = await mailedToken(portal(), email, 'verify-email');
  return portal().visitor().get(`/registration-confirm?registrationToken=${token}`);
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));

describe('the first journey', () => {
  it('registers, verifies, waits for the bank, and is a member once accepted', async () => {
    const form = registration();
    const visitor = portal().visitor();
    const registered = await visitor.post('/register', form, { 'accept-language': 'de' });
    expect([registered.status, registered.headers.get('content-type')]).toEqual([
      201,
      'text/plain; charset=utf-8',
    ]);
    expect(registered.text).toMatch(/^Sie sind registriert/);

    const credentials = { username: form.email.toUpperCase(), password: PASSWORD };
    const early = await visitor.form('/login', credentials);
    expect([early.status, claimsOf(early.text).status]).toEqual([200, 'not-verified']);

    expect((await confirm(form.email)).status).toBe(200);
    expect((await confirm(form.email)).status).toBe(200);

    const waiting = await visitor.form('/login', credentials);
    expect(claimsOf(waiting.text)).toMatchObject({
      status: 'pending',
      role: 'USER',
      userBankId: null,
      fullName: 'D’Ambrosio Müller-Łuczak Zoë',
    });

    const giulia = await portal().signIn('giulia');
    const awaiting = await giulia.get('/admin/banks/users/awaiting?q=ambrosio&limit=10');
    expect(awaiting.headers.get('x-total-count')).toBe('1');
    const { id } = awaiting.json[0];
    expect((await giulia.patch(`/admin/banks/users/${id}/accept`)).status).toBe(204);
    expect((await giulia.patch(`/admin/banks/users/${id}/accept`)).json.code).toBe(
      'already-decided',
    );

    const member = await portal().withToken(waiting.text).get('/trefresh');
    expect(claimsOf(member.text)).toMatchObject({
      status: 'normal',
      userBankId: portal().world.bank.bergamo,
    });
  });

  it('two people with one address at the same moment: one succeeds, one is told', async () => {
    const form = registration();
    const answers = await Promise.all(
      [1, 2, 3].map(() => portal().visitor().post('/register', form)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused?.text).toMatch(/^Questa email è già registrata/);
  });

  it.each([
    [{ email: 'not an address' }, 'email', 'email-invalid'],
    [{ emailConf: 'other@example.org' }, 'emailConf', 'emails-differ'],
    [{ password: 'short' }, 'password', 'password-weak'],
    [{ dateOfBirthday: '2026-11-21' }, 'dateOfBirthday', 'date-future'],
    [{ sex: 'x' }, 'sex', 'required'],
    [{ prefLocale: 'fr' }, 'prefLocale', 'required'],
    [{ name: 'x'.repeat(200) }, 'name', 'too-long'],
    [{ name: 'a\u0000b' }, 'name', 'invalid'],
    [{ phone: '' }, 'phone', 'required'],
    [{ awaitBankId: 999_999 }, 'awaitBankId', 'bank-unknown'],
  ])('refuses %j', async (changes, path, code) => {
    const headers = { accept: 'application/problem+json' };
    const answer = await portal().visitor().post('/register', registration(changes), headers);
    expect([answer.status, answer.json.errors]).toEqual([400, [{ path, code }]]);
  });

  it('tells links apart: mangled, missing, expired', async () => {
    const form = registration();
    await portal().visitor().post('/register', form);
    const { token } = await mailedToken(portal(), form.email, 'verify-email');
    const follow = (search: string) => portal().visitor().get(`/registration-confirm${search}`);
    expect((await follow('')).json.code).toBe('token-invalid');
    expect((await follow(`?registrationToken=${token}x`)).json.code).toBe('token-invalid');
    portal().passMinutes(49 * 60);
    expect((await follow(`?registrationToken=${token}`)).json.code).toBe('token-expired');
  });

  it('sends the link again, at most every five minutes', async () => {
    const form = registration({
      email: 'Anna+prova@Example.org',
      emailConf: 'anna+prova@example.org',
    });
    await portal().visitor().post('/register', form);
    const path = `/users/lost-validation/${encodeURIComponent('anna+prova@example.org')}`;
    const again = () => portal().visitor().patch(path);
    const early = await again();
    expect([early.status, early.json.code]).toEqual([400, 'mail-too-soon']);
    expect(early.headers.get('retry-after')).toBe('300');
    portal().passMinutes(5);
    expect((await again()).status).toBe(204);
    expect((await again()).status).toBe(400);
    await confirm('anna+prova@example.org');
    expect((await again()).json.code).toBe('already-verified');
    const unknown = await portal().visitor().patch('/users/lost-validation/nobody@example.org');
    expect([unknown.status, unknown.json.code]).toEqual([404, 'email-unknown']);
  });
});

describe('the bot check', () => {
  const guarded = portalForStories({ botCheck: true });

  async function solved(): Promise<string> {
    const { json: challenge } = await guarded().visitor().get('/bot-check');
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  it('opens the door once', async () => {
    const recaptchaToken = await solved();
    const register = () =>
      guarded()
        .visitor()
        .post('/register', registration({ recaptchaToken, awaitBankId: null }));
    expect((await register()).status).toBe(201);
    const replayed = await register();
    expect([replayed.status, replayed.text]).toEqual([400, expect.stringMatching(/verifica/)]);
  });

  it('stays closed without an answer, and to a forged one', async () => {
    const register = (recaptchaToken: unknown) =>
      guarded()
        .visitor()
        .post('/register', registration({ recaptchaToken, awaitBankId: null }));
    const { challenge, solution } = JSON.parse(
      Buffer.from(await solved(), 'base64').toString('utf8'),
    );
    challenge.parameters.keyPrefix = '';
    const forged = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    for (const token of [undefined, '', 'nonsense', forged]) {
      expect((await register(token)).status).toBe(400);
    }
  });
});

describe('signing in', () => {
  it('says the same of an unknown address and a wrong password', async () => {
    const wrong = await portal()
      .visitor()
      .form('/login', { username: emailOf('sara'), password: 'x' });
    const unknown = await portal()
      .visitor()
      .form('/login', { username: 'no@example.org', password: 'x' });
    expect([wrong.status, wrong.json]).toEqual([401, unknown.json]);
    expect(wrong.json.code).toBe('credentials-unrecognised');
  });

  it('gets slower with each failure, and forgets them after a success', async () => {
    const tryIt = (password: string) =>
      portal()
        .visitor()
        .form('/login', { username: emailOf('lukas'), password });
    portal().passMinutes(61);
    for (let failure = 1; failure <= 5; failure += 1) expect((await tryIt('x')).status).toBe(401);
    const held = await tryIt(PASSWORD);
    expect([held.status, held.json.code]).toEqual([429, 'too-many-requests']);
    expect(held.headers.get('retry-after')).toBe('1');
    portal().passMinutes(1);
    expect((await tryIt(PASSWORD)).status).toBe(200);
    expect((await tryIt('x')).status).toBe(401);
    expect((await tryIt(PASSWORD)).status).toBe(200);
  });

  it('signing out ends the token at once, on every call', async () => {
    const sara = await portal().signIn('sara');
    expect((await sara.post('/logout', undefined)).status).toBe(204);
    const after = await sara.get('/trefresh');
    expect([after.status, after.json.code]).toEqual([401, 'unauthenticated']);
  });

  it('a session ends by itself: two hours, thirty days when remembered', async () => {
    const enter = (rememberMe: string) =>
      portal()
        .visitor()
        .form('/login', { username: emailOf('paolo'), password: PASSWORD, rememberMe });
    const short = portal().withToken((await enter('false')).text);
    const long = portal().withToken((await enter('true')).text);
    portal().passMinutes(121);
    expect((await short.get('/trefresh')).status).toBe(401);
    expect((await long.get('/trefresh')).status).toBe(200);
  });

  it('a token of our making with foreign words opens nothing', async () => {
    const { token = '' } = await portal().signIn('sara');
    const [head, , signature] = token.split('.');
    const payload = Buffer.from(JSON.stringify({ ...claimsOf(token), role: 'ADMIN' })).toString(
      'base64url',
    );
    for (const bad of [`${head}.${payload}.${signature}`, 'x', 'Bearer', `${token}x`]) {
      expect((await portal().withToken(bad).get('/trefresh')).status).toBe(401);
    }
    const bare = await portal().visitor().get('/trefresh', { authorization: token });
    expect(bare.status).toBe(200);
  });
});

describe('passwords', () => {
  it('a link from the mail sets a new one, once, and ends all sessions', async () => {
    const anna = await portal().signIn('anna');
    const asked = await portal()
      .visitor()
      .post(`/users/reset-password/${emailOf('anna')}`, undefined);
    const unknown = await portal()
      .visitor()
      .post('/users/reset-password/no@example.org', undefined);
    expect([asked.status, unknown.status]).toEqual([204, 204]);
    const { token, personId } = await mailedToken(portal(), emailOf('anna'), 'reset-password');
    const reset = (id: number, newPassword: string) =>
      portal()
        .visitor()
        .patch(`/users/reset-password?passwordToken=${token}&id=${id}`, { newPassword });
    expect((await reset(personId, 'weak')).json.errors).toEqual([
      { path: 'newPassword', code: 'password-weak' },
    ]);
    expect((await reset(personId + 1, 'Nuova-2026!x')).json.code).toBe('token-invalid');
    expect((await reset(personId, 'Nuova-2026!x')).status).toBe(204);
    expect((await reset(personId, 'Nuova-2026!y')).json.code).toBe('token-used');
    expect((await anna.get('/trefresh')).status).toBe(401);
    const enter = (password: string) =>
      portal()
        .visitor()
        .form('/login', { username: emailOf('anna'), password });
    expect((await enter('Nuova-2026!x')).status).toBe(200);
    expect((await enter(PASSWORD)).status).toBe(401);
  });

  it('a link lives one hour', async () => {
    await portal()
      .visitor()
      .post(`/users/reset-password/${emailOf('greta')}`, undefined);
    const { token, personId } = await mailedToken(portal(), emailOf('greta'), 'reset-password');
    portal().passMinutes(60);
    const late = await portal()
      .visitor()
      .patch(`/users/reset-password?passwordToken=${token}&id=${personId}`, {
        newPassword: 'Nuova-2026!x',
      });
    expect([late.status, late.json.code]).toEqual([400, 'token-expired']);
  });

  it('changing it wants the old one, not the same again, and ends the other sessions', async () => {
    const [here, there] = [await portal().signIn('marco'), await portal().signIn('marco')];
    const change = (password: string, newPassword: string) =>
      here.post('/user/change-password', { password, newPassword });
    const wrong = await change('Sbagliata-1!', 'Nuova-2026!x');
    expect([wrong.status, wrong.json.code]).toEqual([400, 'password-wrong-or-reused']);
    expect((await change(PASSWORD, PASSWORD)).json.code).toBe('password-wrong-or-reused');
    expect((await change(PASSWORD, 'Nuova-2026!x')).status).toBe(204);
    expect((await here.get('/trefresh')).status).toBe(200);
    expect((await there.get('/trefresh')).status).toBe(401);
  });
});

describe('one’s own data', () => {
  const mine = {
    name: 'Davide',
    surname: 'Conti',
    phone: '1',
    dateOfBirthday: '1960-01-31',
    sex: 'm',
    prefLocale: 'en',
  };

  it('changes, and keeps the session while the address stays', async () => {
    const davide = await portal().signIn('davide');
    const answer = await davide.patch('/users/update', { ...mine, email: emailOf('davide') });
    expect(answer.json).toMatchObject({
      dateOfBirthday: '31/01/1960',
      prefLocale: 'en',
      status: 'new',
    });
    expect((await davide.get('/trefresh')).status).toBe(200);
  });

  it('a taken address is refused; a new one ends every session and is told to the old', async () => {
    const davide = await portal().signIn('davide');
    const taken = await davide.patch('/users/update', { ...mine, email: emailOf('sara') });
    expect([taken.status, taken.json.code]).toEqual([409, 'email-taken']);
    const moved = await davide.patch('/users/update', { ...mine, email: 'nuovo@example.org' });
    expect(moved.json.email).toBe('nuovo@example.org');
    expect((await davide.get('/trefresh')).status).toBe(401);
    const { rows } = await portal().deps.database.pool.query(
      `select payload from outbox where kind = 'email-changed'`,
    );
    expect(rows).toEqual([{ payload: { personId: moved.json.id, oldEmail: emailOf('davide') } }]);
  });

  it('is read by oneself and one’s administrators, and by nobody else', async () => {
    const { person } = portal().world;
    const [giulia, sara] = [await portal().signIn('giulia'), await portal().signIn('sara')];
    expect((await giulia.get(`/users/${person.anna}`)).json.fullName).toBe('Ferrari Anna');
    for (const id of [person.anna, person.paolo, 999_999]) {
      expect((await sara.get(`/users/${id}`)).status).toBe(404);
    }
    expect((await giulia.get(`/users/${person.sara}`)).status).toBe(404);
    expect((await sara.get('/users/abc')).json.errors).toEqual([{ path: 'id', code: 'invalid' }]);
  });
});

describe('pictures', () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const upload = (token: string | undefined, file: Buffer, of = 'member') => {
    const body = new FormData();
    body.append('photo', new Blob([new Uint8Array(file)]), 'me.png');
    return fetch(`${portal().url}/api/upload-photo?of=${of}`, {
      method: 'PATCH',
      body,
      headers: { authorization: `Bearer ${token}` },
    });
  };

  it('a drawing at first, then mine, then the drawing again', async () => {
    const sara = await portal().signIn('sara');
    const drawing = (await sara.get('/download-photo')).text;
    expect(Buffer.from(drawing, 'base64').subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    const uploaded = await upload(sara.token, pixel);
    expect(uploaded.status).toBe(200);
    expect((await sara.get('/download-photo')).text).toBe(await uploaded.text());
    expect((await sara.patch('/reset-photo')).text).toBe(drawing);
  });

  it('refuses what is no picture, too large, or a logo by no administrator', async () => {
    const sara = await portal().signIn('sara');
    expect((await upload(sara.token, Buffer.from('<svg/>'))).status).toBe(415);
    expect((await upload(sara.token, Buffer.alloc(6 * 1024 * 1024, 1))).status).toBe(413);
    expect((await upload(sara.token, pixel, 'bank')).status).toBe(403);
    expect((await sara.patch('/upload-photo', { photo: 'x' })).status).toBe(415);
    const paolo = await portal().signIn('paolo');
    expect((await upload(paolo.token, pixel, 'bank')).status).toBe(200);
  });
});

describe('new banks', () => {
  const bank = {
    name: 'Banca del Tempo di Como',
    address: 'Via Volta 1',
    email: 'Como@Example.org',
    president: 'P',
    secretary: 'S',
    gdpr: 'Privacy',
    date: '2026-01-15',
  };

  it('applied for, invisible until approved, then live with its first administrator', async () => {
    const { json, status } = await portal()
      .visitor()
      .post('/register', registration({ awaitBankId: null }));
    expect([status, json]).toEqual([201, undefined]);
    const email = 'fondatrice@example.org';
    await portal()
      .visitor()
      .post('/register', registration({ email, emailConf: email, awaitBankId: null }));
    await confirm(email);
    const enter = () => portal().visitor().form('/login', { username: email, password: PASSWORD });
    const founder = portal().withToken((await enter()).text);

    const bad = await founder.post('/admin/banks', {
      ...bank,
      webUrl: 'javascript:alert(1)',
      president: '',
    });
    expect(bad.json.errors).toEqual([
      { path: 'president', code: 'required' },
      { path: 'webUrl', code: 'url-invalid' },
    ]);
    const taken = await founder.post('/admin/banks', {
      ...bank,
      name: 'banca del tempo di BERGAMO',
    });
    expect([taken.status, taken.json.code]).toEqual([409, 'bank-name-taken']);
    const applied = await founder.post('/admin/banks', bank);
    expect(applied.status).toBe(201);
    expect((await founder.post('/admin/banks', bank)).json.code).toBe('already-requested');
    const names = async () =>
      (await portal().visitor().get('/users/list-bank')).json.map(
        (row: { name: string }) => row.name,
      );
    expect(await names()).not.toContain(bank.name);

    const giulia = await portal().signIn('giulia');
    expect((await giulia.get('/portal/bank-applications')).status).toBe(403);
    const portale = await portal().signIn('portale');
    const waiting = (await portale.get('/portal/bank-applications')).json;
    expect(waiting).toMatchObject([
      { id: applied.json.bankId, name: bank.name, email: 'como@example.org' },
    ]);
    const approve = () => portale.patch(`/portal/bank-applications/${applied.json.bankId}/approve`);
    expect((await approve()).status).toBe(204);
    expect((await approve()).json.code).toBe('already-decided');
    expect(await names()).toContain(bank.name);
    expect(claimsOf((await enter()).text)).toMatchObject({ status: 'normal', role: 'ADMIN' });
  });
});
