/** From the first visit to a member with a bank, over HTTP. */

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { moveTo } from './support/own-data.ts';
import { portalForEachStory } from './support/portal.ts';
import { claimsOf, confirmAddress, mailedToken, registration } from './support/registration.ts';
import { PASSWORD } from './support/world.ts';

const portal = portalForEachStory();

describe('the first journey', () => {
  it('registers, verifies, waits for the bank, and is a member once accepted', async () => {
    const form = registration(portal());
    const visitor = portal().visitor();
    const registered = await visitor.post('/register', form, { 'accept-language': 'de' });
    expect([registered.status, registered.headers.get('content-type')]).toEqual([
      201,
      'text/plain; charset=utf-8',
    ]);
    expect(registered.text).toMatch(/^Du bist registriert/);

    const credentials = { username: form.email.toUpperCase(), password: PASSWORD };
    const early = await visitor.form('/login', credentials);
    expect([early.status, claimsOf(early.text).status]).toEqual([200, 'not-verified']);

    expect((await confirmAddress(portal(), form.email)).status).toBe(200);
    expect((await confirmAddress(portal(), form.email)).status).toBe(200);

    const waiting = await visitor.form('/login', credentials);
    expect(claimsOf(waiting.text)).toMatchObject({
      status: 'pending',
      role: 'USER',
      userBankId: null,
      fullName: 'D’Ambrosio Müller-Łuczak Zoë',
    });

    const giulia = await portal().signIn('giulia');
    const awaiting = await giulia.get(
      `/admin/banks/users/awaiting?q=${form.email.slice(0, 20)}&limit=10`,
    );
    expect(awaiting.headers.get('x-total-count')).toBe('1');
    const id = awaiting.json[0]?.id;
    // Who has verified meanwhile is not deleted as somebody who never did.
    const kept = await giulia.delete(`/admin/banks/user/unverified/${id}`);
    expect([kept.status, kept.json.code]).toEqual([403, 'already-verified']);
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

  it('two people with one address at the same moment: one succeeds, one is refused', async () => {
    const form = registration(portal());
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
    [{ name: '\u3164' }, 'name', 'invalid'],
    [{ surname: 'Rossi\u202e' }, 'surname', 'invalid'],
    [{ phone: '' }, 'phone', 'required'],
    [{ awaitBankId: 999_999 }, 'awaitBankId', 'bank-unknown'],
  ])('refuses %j', async (changes, path, code) => {
    const headers = { accept: 'application/problem+json' };
    const answer = await portal()
      .visitor()
      .post('/register', registration(portal(), changes), headers);
    expect([answer.status, answer.json.errors]).toEqual([400, [{ path, code }]]);
  });

  it('tells links apart: mangled, missing, expired', async () => {
    const form = registration(portal());
    await portal().visitor().post('/register', form);
    const { token } = await mailedToken(portal(), form.email, 'verify-email');
    const follow = (search: string) => portal().visitor().get(`/registration-confirm${search}`);
    expect((await follow('')).json.code).toBe('token-invalid');
    expect((await follow(`?registrationToken=${token}x`)).json.code).toBe('token-invalid');
    portal().passMinutes(49 * 60);
    expect((await follow(`?registrationToken=${token}`)).json.code).toBe('token-expired');
  });

  it('an old link tells the address that it was sent to, whatever it is by now', async () => {
    const form = registration(portal(), { awaitBankId: null });
    await portal().visitor().post('/register', form);
    const { token } = await mailedToken(portal(), form.email, 'verify-email');
    const follow = () => portal().visitor().get(`/registration-confirm?registrationToken=${token}`);
    expect((await follow()).json).toEqual({ email: form.email });
    await moveTo(portal(), form.email, 'altrove@example.org');
    expect((await follow()).json).toEqual({ email: form.email });
  });

  it('sends the link again, at most every five minutes', async () => {
    const form = registration(portal(), {
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
    await confirmAddress(portal(), 'anna+prova@example.org');
    expect((await again()).json.code).toBe('already-verified');
    const unknown = await portal().visitor().patch('/users/lost-validation/nobody@example.org');
    expect([unknown.status, unknown.json.code]).toEqual([404, 'email-unknown']);
  });
});

describe('the bot check', () => {
  const guarded = portalForEachStory({ botCheck: true });

  async function solved(): Promise<string> {
    const { json: challenge } = await guarded().visitor().get('/bot-check');
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  it('is accepted once', async () => {
    const recaptchaToken = await solved();
    const register = () =>
      guarded()
        .visitor()
        .post('/register', registration(guarded(), { recaptchaToken, awaitBankId: null }));
    expect((await register()).status).toBe(201);
    const replayed = await register();
    expect([replayed.status, replayed.text]).toEqual([400, expect.stringMatching(/verifica/)]);
  });

  it('is good for half an hour, so that answers cannot be stored up', async () => {
    const recaptchaToken = await solved();
    guarded().passMinutes(30);
    const answer = await guarded()
      .visitor()
      .post('/register', registration(guarded(), { recaptchaToken, awaitBankId: null }));
    expect([answer.status, answer.text]).toEqual([400, expect.stringMatching(/verifica/)]);
  });

  it('is used up by a taken address too, so that one answer asks about one', async () => {
    const recaptchaToken = await solved();
    const register = (email: string) => {
      const changes = { recaptchaToken, email, emailConf: email, awaitBankId: null };
      return guarded().visitor().post('/register', registration(guarded(), changes));
    };
    expect((await register('sara@example.org')).status).toBe(409);
    expect((await register('someone.new@example.org')).status).toBe(400);
  });

  it('stays closed without an answer, and to a forged one', async () => {
    const register = (recaptchaToken: unknown) =>
      guarded()
        .visitor()
        .post('/register', registration(guarded(), { recaptchaToken, awaitBankId: null }));
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
