/** Guessing passwords: slow for who guesses, harmless for whose password it is. */
import { beforeAll, describe, expect, it } from 'vitest';
import { insertPerson } from './support/fixture-rows.ts';
import { portalForStories } from './support/portal.ts';
import { mailedToken } from './support/registration.ts';
import { signInFrom, tally } from './support/sign-ins.ts';
import { emailOf, PASSWORD, PASSWORD_HASH } from './support/world.ts';

const portal = portalForStories();

const enter = (ip: string, username: string, password = 'x') =>
  signInFrom(portal(), ip, username, password);

/** Many at the same moment. */
const atOnce = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

describe('guessing at one account', () => {
  it('200 guesses at the same moment get five looks, and the right one among them none', async () => {
    const answers = await atOnce(200, (index) =>
      enter('192.0.2.1', emailOf('giulia'), index === 150 ? PASSWORD : 'x'),
    );
    expect(tally(answers)).toEqual({ 401: 5, 429: 195 });
    const late = answers.find((answer) => answer.status === 429);
    expect(late?.headers.get('retry-after')).toBe('1');
  });

  it('the wait doubles with each failure, and goes by the /64 of an IPv6 address', async () => {
    const guess = (host: number) => enter(`2001:db8:1:2::${host}`, emailOf('sara'));
    for (let host = 1; host <= 5; host += 1) expect((await guess(host)).status).toBe(401);
    for (const seconds of [1, 2, 4, 8]) {
      const refused = await guess(99);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, `${seconds}`]);
      portal().passMinutes(seconds / 60);
      expect((await guess(99)).status).toBe(401);
    }
    expect((await enter('2001:db8:1:3::1', emailOf('sara'))).status).toBe(401);
  });

  it('does not lock the owner out: known where they were before, held up briefly elsewhere', async () => {
    const email = emailOf('marco');
    expect((await enter('198.51.100.7', email, PASSWORD)).status).toBe(200);
    // 25 networks with four failures each: none of them has to wait for itself.
    await atOnce(100, (index) => enter(`203.0.113.${index % 25}`, email));
    const stranger = await enter('203.0.113.200', email, PASSWORD);
    expect([stranger.status, stranger.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await enter('198.51.100.7', email, PASSWORD)).status).toBe(200);
    portal().passMinutes(0.5);
    expect((await enter('203.0.113.200', email, PASSWORD)).status).toBe(200);
  });

  it('a new password by mail unlocks the account: at once where it was chosen, soon elsewhere', async () => {
    const email = emailOf('anna');
    const [home, phone] = ['192.0.2.30', '192.0.2.31'];
    for (let failure = 1; failure <= 12; failure += 1) {
      expect((await enter(home, email)).status).toBe(401);
      expect((await enter(phone, email)).status).toBe(401);
      if (failure >= 5 && failure < 12) portal().passMinutes(3);
    }
    const held = await enter(home, email, PASSWORD);
    expect([held.status, held.headers.get('retry-after')]).toEqual([429, '128']);
    await portal().visitor().post(`/users/reset-password/${email}`, undefined);
    const { token, personId } = await mailedToken(portal(), email, 'reset-password');
    const reset = await portal()
      .visitor()
      .send('PATCH', `/users/reset-password?passwordToken=${token}&id=${personId}`, {
        headers: { 'content-type': 'application/json', 'x-forwarded-for': phone },
        body: JSON.stringify({ newPassword: 'Nuova-2026!x' }),
      });
    expect(reset.status).toBe(204);
    expect((await enter(phone, email, 'Nuova-2026!x')).status).toBe(200);
    portal().passMinutes(1);
    expect((await enter(home, email, 'Nuova-2026!x')).status).toBe(200);
  });
});

describe('a room of people behind one address', () => {
  const names: string[] = [];

  beforeAll(async () => {
    for (let index = 0; index < 60; index += 1) {
      const { email = '' } = await insertPerson(portal(), 'bergamo', 'active');
      names.push(email);
    }
    await portal().deps.database.pool.query(
      'update person set password_hash = $1 where email = any($2)',
      [PASSWORD_HASH, names],
    );
  });

  it('is let in at the same moment, all sixty of them', async () => {
    const answers = await atOnce(60, (index) => enter('192.0.2.70', names[index] ?? '', PASSWORD));
    expect(tally(answers)).toEqual({ 200: 60 });
  });

  it('one person on forty devices at once is let in on each', async () => {
    const answers = await atOnce(40, () => enter('192.0.2.71', emailOf('marco'), PASSWORD));
    expect(tally(answers)).toEqual({ 200: 40 });
  });

  it('is let in beside some who mistype, who wait for themselves alone', async () => {
    const answers = await atOnce(60, (index) =>
      enter('192.0.2.72', names[index] ?? '', index % 4 === 0 ? 'x' : PASSWORD),
    );
    expect(tally(answers)).toEqual({ 200: 45, 401: 15 });
  });
});

describe('guessing at many accounts from one address', () => {
  it('300 wrong ones at the same moment get thirty looks or a few more', async () => {
    const answers = await atOnce(300, (index) => enter('192.0.2.73', `nobody${index}@example.org`));
    const { 401: looks = 0, 429: held = 0, ...others } = tally(answers);
    expect(others).toEqual({});
    expect(looks + held).toBe(300);
    expect(looks).toBe(30);
  });

  it('is slowed down from the thirtieth failure on, and an own success in between does not help', async () => {
    const own = () => enter('192.0.2.40', emailOf('greta'), PASSWORD);
    expect((await own()).status).toBe(200);
    for (let failure = 1; failure <= 30; failure += 1) {
      expect((await enter('192.0.2.40', `nobody${failure}@example.org`)).status).toBe(401);
      if (failure % 10 === 0) expect((await own()).status).toBe(200);
    }
    const held = await enter('192.0.2.40', 'nobody31@example.org');
    expect([held.status, held.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await own()).status).toBe(200);
  });

  it('a success takes back what its own account had failed', async () => {
    const email = emailOf('paolo');
    for (let round = 1; round <= 3; round += 1) {
      for (let failure = 1; failure <= 4; failure += 1) {
        expect((await enter('192.0.2.50', email)).status).toBe(401);
      }
      expect((await enter('192.0.2.50', email, PASSWORD)).status).toBe(200);
    }
    expect((await enter('192.0.2.50', 'nobody@example.org')).status).toBe(401);
  });

  it('an hour of quiet forgets', async () => {
    await atOnce(6, () => enter('192.0.2.60', emailOf('davide')));
    expect((await enter('192.0.2.60', emailOf('davide'), PASSWORD)).status).toBe(429);
    portal().passMinutes(61);
    expect((await enter('192.0.2.60', emailOf('davide'), PASSWORD)).status).toBe(200);
  });
});

describe('guessing at the old password with a borrowed session', () => {
  it('is slowed down like signing in; the right one passes and takes its failures back', async () => {
    const lukas = await portal().signIn('lukas');
    const change = (password: string) =>
      lukas.post('/user/change-password', { password, newPassword: 'Nuova-2026!x' });
    const answers = await atOnce(30, () => change('Sbagliata-1!'));
    expect(tally(answers)).toEqual({ 400: 5, 429: 25 });
    expect((await change(PASSWORD)).json.code).toBe('too-many-requests');
    portal().passMinutes(1);
    expect((await change(PASSWORD)).status).toBe(204);
    expect((await change('Sbagliata-1!')).status).toBe(400);
  });

  it('of two changes at the same moment one succeeds', async () => {
    const elena = await portal().signIn('elena');
    const answers = await atOnce(2, (index) =>
      elena.post('/user/change-password', {
        password: PASSWORD,
        newPassword: `Nuova-2026!${index}`,
      }),
    );
    expect(tally(answers)).toEqual({ 204: 1, 400: 1 });
  });
});
