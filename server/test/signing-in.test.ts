/** Signing in, staying in, going out. */
import { describe, expect, it } from 'vitest';
import { portalForStories } from './support/portal.ts';
import { claimsOf, mailedToken } from './support/registration.ts';
import { emailOf, PASSWORD } from './support/world.ts';

const portal = portalForStories();

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
