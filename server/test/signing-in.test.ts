/** Signing in, staying in, going out. */
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { keyFor } from '#server/platform/secrets.ts';
import { moveTo } from './support/own-data.ts';
import { portalForEachStory } from './support/portal.ts';
import { claimsOf, mailedToken } from './support/registration.ts';
import { emailOf, PASSWORD } from './support/world.ts';

const portal = portalForEachStory();

describe('signing in', () => {
  it('answers the same for an unknown address and a wrong password', async () => {
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

  it('a forged or damaged token opens nothing', async () => {
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

it('a session of no shape we know is none', async () => {
  const { deps } = portal();
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setJti('no uuid')
    .setExpirationTime(Math.floor(deps.clock.now().getTime() / 1000) + 60)
    .sign(keyFor(deps.secret, 'session tokens'));
  expect((await portal().withToken(token).get('/trefresh')).status).toBe(401);
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

  it('links die with a new password, a change of it and a changed address', async () => {
    const email = emailOf('sara');
    const ask = async (sentTo: string) => {
      portal().passMinutes(5);
      await portal().visitor().post(`/users/reset-password/${sentTo}`, undefined);
      return mailedToken(portal(), sentTo, 'reset-password');
    };
    const follow = async (
      { token, personId }: { token: string; personId: number },
      next: string,
    ) => {
      const path = `/users/reset-password?passwordToken=${token}&id=${personId}`;
      const answer = await portal().visitor().patch(path, { newPassword: next });
      return answer.json?.code ?? answer.status;
    };
    const [first, second] = [await ask(email), await ask(email)];
    expect(await follow(first, 'Nuova-2026!a')).toBe(204);
    expect(await follow(second, 'Nuova-2026!b')).toBe('token-used');

    const third = await ask(email);
    const entered = await portal()
      .visitor()
      .form('/login', { username: email, password: 'Nuova-2026!a' });
    const sara = portal().withToken(entered.text);
    const change = { password: 'Nuova-2026!a', newPassword: 'Nuova-2026!c' };
    expect((await sara.post('/user/change-password', change)).status).toBe(204);
    expect(await follow(third, 'Nuova-2026!d')).toBe('token-used');

    const fourth = await ask(email);
    expect((await moveTo(portal(), email, 'sara.nuova@example.org', 'Nuova-2026!c')).status).toBe(
      200,
    );
    expect(await follow(fourth, 'Nuova-2026!e')).toBe('token-used');
  });

  it('a forgotten one floods nobody: three unused links in five minutes, the rest in silence', async () => {
    const email = emailOf('elena');
    const ask = async () => {
      const visitor = portal().visitor();
      const answer = await visitor.post(`/users/reset-password/${email}`, undefined);
      expect(answer.status).toBe(204);
      const { rowCount } = await portal().deps.database.pool.query(
        `select from mail_token where email = $1 and purpose = 'reset-password'`,
        [email],
      );
      return rowCount;
    };
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([1, 2, 3, 3]);
    await Promise.all(Array.from({ length: 20 }, ask));
    expect(await ask()).toBe(3);
    portal().passMinutes(5);
    expect(await ask()).toBe(4);
    await Promise.all(Array.from({ length: 20 }, ask));
    expect(await ask()).toBe(6);
    const { token, personId } = await mailedToken(portal(), email, 'reset-password');
    const path = `/users/reset-password?passwordToken=${token}&id=${personId}`;
    await portal().visitor().patch(path, { newPassword: 'Nuova-2026!x' });
    // Who used one is not made to wait for the next.
    expect(await ask()).toBe(7);
  });

  it('are the same, however the keyboard writes their accents', async () => {
    const greta = await portal().signIn('greta');
    const change = { password: PASSWORD, newPassword: 'Perch\u00e9-2026!' };
    expect((await greta.post('/user/change-password', change)).status).toBe(204);
    const enter = (password: string) =>
      portal()
        .visitor()
        .form('/login', { username: emailOf('greta'), password });
    expect((await enter('Perche\u0301-2026!')).status).toBe(200);
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
