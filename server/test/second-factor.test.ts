/** A second factor at signing in: turning it on, the second step, guessing, turning it off (specification §25). */
import { describe, expect, it } from 'vitest';
import { Authenticator, turnOn } from './support/authenticator.ts';
import { portalForEachStory } from './support/portal.ts';
import { mailedToken } from './support/registration.ts';
import { emailOf, NOW, PASSWORD, type Who } from './support/world.ts';

const portal = portalForEachStory();

/** The first step. */
const typePassword = (who: Who, password = PASSWORD) =>
  portal()
    .visitor()
    .form('/login', { username: emailOf(who), password });

/** The first step of somebody with a second factor. @returns the challenge */
async function challengeOf(who: Who): Promise<string> {
  const answer = await typePassword(who);
  expect([answer.status, answer.json.code]).toEqual([401, 'second-factor-needed']);
  return answer.json.challenge ?? '';
}

const typeCode = (challenge: string, code: string) =>
  portal().visitor().post('/login/second-factor', { challenge, code });

async function told(kind: string): Promise<unknown[]> {
  const { rows } = await portal().deps.database.pool.query(
    'select payload from outbox where kind = $1 order by id',
    [kind],
  );
  return rows.map(({ payload }) => payload);
}

async function ask(statement: string): Promise<Record<string, unknown>[]> {
  return portal().rows(statement);
}

describe('turning it on', () => {
  it('takes the password, a secret and a first code; the codes on paper are shown this once', async () => {
    const anna = await portal().signIn('anna');
    expect((await anna.get('/users/second-factor')).json).toEqual({
      isOn: false,
      since: null,
      codesLeft: 0,
    });
    const begun = await anna.post('/users/second-factor', { password: PASSWORD });
    expect(begun.json.secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(begun.json.address);
    expect([address.protocol, address.searchParams.get('secret')]).toEqual([
      'otpauth:',
      begun.json.secret,
    ]);
    // Begun is not on: who closes the page at this point still signs in.
    expect((await typePassword('anna')).status).toBe(200);

    const app = new Authenticator(portal(), begun.json.secret);
    const { json } = await anna.post('/users/second-factor/confirm', { code: app.code() });
    expect(json.codes).toHaveLength(10);
    expect(new Set(json.codes).size).toBe(10);
    for (const code of json.codes)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect((await anna.get('/users/second-factor')).json).toEqual({
      isOn: true,
      since: NOW.toISOString(),
      codesLeft: 10,
    });
    expect(await told('sign-in-guard-changed')).toEqual([
      { personId: portal().world.person.anna, what: 'on' },
    ]);
  });

  it('is refused with a wrong password, a wrong code, none begun, an old one, and a second time', async () => {
    const anna = await portal().signIn('anna');
    const confirm = (code: string) => anna.post('/users/second-factor/confirm', { code });
    expect((await confirm('123456')).json.code).toBe('second-factor-off');
    const wrong = await anna.post('/users/second-factor', { password: 'wrong' });
    expect([wrong.status, wrong.json]).toMatchObject([
      400,
      { errors: [{ path: 'password', code: 'password-wrong' }] },
    ]);
    const first = await anna.post('/users/second-factor', { password: PASSWORD });
    const app = new Authenticator(portal(), first.json.secret);
    expect((await confirm(app.code(5))).json).toMatchObject({
      errors: [{ path: 'code', code: 'code-wrong' }],
    });
    portal().passMinutes(31);
    const late = await confirm(app.code());
    expect([late.status, late.json]).toMatchObject([409, { code: 'second-factor-off' }]);
    await turnOn(portal(), anna);
    const again = await anna.post('/users/second-factor', { password: PASSWORD });
    expect([again.status, again.json]).toMatchObject([409, { code: 'second-factor-on' }]);
  });

  it('keeps neither secret nor codes as they are', async () => {
    const anna = await portal().signIn('anna');
    const begun = await anna.post('/users/second-factor', { password: PASSWORD });
    const app = new Authenticator(portal(), begun.json.secret);
    const { json } = await anna.post('/users/second-factor/confirm', { code: app.code() });
    const kept = JSON.stringify([
      await ask('select * from authenticator'),
      await ask('select encode(code_hash, $$hex$$) from recovery_code'),
      await ask('select * from outbox'),
      await ask('select * from audit'),
    ]);
    for (const secret of [begun.json.secret, ...json.codes]) expect(kept).not.toContain(secret);
    const [{ sealed_secret: sealed } = {}] = await ask('select sealed_secret from authenticator');
    expect(sealed).toHaveLength(12 + 16 + 20);
  });
});

describe('the second step', () => {
  it('follows the right password alone, and its code opens a session', async () => {
    const anna = await portal().signIn('anna');
    const { app } = await turnOn(portal(), anna);
    expect((await typePassword('anna', 'wrong')).json.code).toBe('credentials-unrecognised');
    const challenge = await challengeOf('anna');
    const entered = await typeCode(challenge, app.nextCode());
    expect(entered.status).toBe(200);
    expect((await portal().withToken(entered.text).get('/trefresh')).status).toBe(200);
    expect((await typeCode(challenge, app.nextCode())).json).toMatchObject({
      code: 'challenge-over',
    });
    // Nobody else is asked.
    expect((await typePassword('marco')).status).toBe(200);
  });

  it('a code counts once, however many try it at the same moment', async () => {
    const { app } = await turnOn(portal(), await portal().signIn('anna'));
    const challenges = [await challengeOf('anna'), await challengeOf('anna')];
    // The one that turned it on is used as well.
    expect((await typeCode(challenges[0] ?? '', app.code())).status).toBe(401);
    const code = app.nextCode();
    const answers = await Promise.all(challenges.map((challenge) => typeCode(challenge, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await typeCode(await challengeOf('anna'), code)).json).toMatchObject({
      code: 'code-unrecognised',
    });
    // Nor does an older one that nobody has used.
    expect((await typeCode(await challengeOf('anna'), app.code(-1))).status).toBe(401);
  });

  it('a recovery code counts once, in small letters with O for 0 too, and is told of', async () => {
    const { codes } = await turnOn(portal(), await portal().signIn('anna'));
    const [code = ''] = codes;
    const typed = ` ${code.toLowerCase().replaceAll('0', 'o').replace('-', ' ')} `;
    const entered = await typeCode(await challengeOf('anna'), typed);
    expect(entered.status).toBe(200);
    expect((await typeCode(await challengeOf('anna'), code)).status).toBe(401);
    const anna = portal().withToken(entered.text);
    expect((await anna.get('/users/second-factor')).json.codesLeft).toBe(9);
    const personId = portal().world.person.anna;
    expect(await told('sign-in-guard-changed')).toContainEqual({ personId, what: 'code-used' });
  });

  it('somebody else’s code or challenge opens nothing', async () => {
    const anna = await turnOn(portal(), await portal().signIn('anna'));
    const marco = await turnOn(portal(), await portal().signIn('marco'));
    const challenge = await challengeOf('anna');
    for (const code of [marco.app.nextCode(), marco.codes[0] ?? '']) {
      expect((await typeCode(challenge, code)).json).toMatchObject({ code: 'code-unrecognised' });
    }
    expect((await typeCode('x'.repeat(43), anna.app.code())).json).toMatchObject({
      code: 'challenge-over',
    });
    expect((await typeCode(challenge, anna.app.code())).status).toBe(200);
  });

  it('a challenge lives five minutes, and dies with the password that opened it', async () => {
    const anna = await portal().signIn('anna');
    const { app } = await turnOn(portal(), anna);
    const old = await challengeOf('anna');
    portal().passMinutes(5);
    expect((await typeCode(old, app.code())).json).toMatchObject({ code: 'challenge-over' });
    const stolen = await challengeOf('anna');
    const change = { password: PASSWORD, newPassword: 'Nuova-2026!x' };
    expect((await anna.post('/user/change-password', change)).status).toBe(204);
    expect((await typeCode(stolen, app.nextCode())).json).toMatchObject({ code: 'challenge-over' });
  });

  it('is asked also after a new password by mail', async () => {
    const { app } = await turnOn(portal(), await portal().signIn('anna'));
    await portal()
      .visitor()
      .post(`/users/reset-password/${emailOf('anna')}`, undefined);
    const { token, personId } = await mailedToken(portal(), emailOf('anna'), 'reset-password');
    const path = `/users/reset-password?passwordToken=${token}&id=${personId}` as const;
    await portal().visitor().patch(path, { newPassword: 'Nuova-2026!x' });
    const answer = await typePassword('anna', 'Nuova-2026!x');
    expect(answer.json.code).toBe('second-factor-needed');
    expect((await typeCode(answer.json.challenge ?? '', app.nextCode())).status).toBe(200);
  });
});

describe('guessing codes', () => {
  it('a challenge takes five tries, the sixth is over whatever it says', async () => {
    const { app } = await turnOn(portal(), await portal().signIn('anna'));
    const challenge = await challengeOf('anna');
    for (let nth = 1; nth <= 5; nth += 1) {
      expect((await typeCode(challenge, '000000')).status).toBe(401);
    }
    expect((await typeCode(challenge, app.nextCode())).json).toMatchObject({
      code: 'challenge-over',
    });
  });

  it('gets slower with each failure, also with fresh challenges, and a right password forgives none', async () => {
    const { app } = await turnOn(portal(), await portal().signIn('anna'));
    const challenge = await challengeOf('anna');
    for (let nth = 1; nth <= 5; nth += 1) await typeCode(challenge, '000000');
    const held = await typeCode(await challengeOf('anna'), app.nextCode());
    // Half a minute has passed, which is more than the first wait.
    expect(held.status).toBe(200);
    const again = await challengeOf('anna');
    for (let nth = 1; nth <= 5; nth += 1) await typeCode(again, '000000');
    const slowed = await typeCode(await challengeOf('anna'), '000000');
    expect([slowed.status, slowed.json]).toMatchObject([429, { code: 'too-many-requests' }]);
    // Marco is not held up by it.
    expect((await typePassword('marco')).status).toBe(200);
  });

  it('many at the same moment get no more looks than one after the other', async () => {
    await turnOn(portal(), await portal().signIn('anna'));
    const challenge = await challengeOf('anna');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => typeCode(challenge, String(nth).padStart(6, '0'))),
    );
    const looked = answers.filter(({ status }) => status === 401);
    expect(looked).toHaveLength(5);
  });
});

describe('turning it off, and new codes', () => {
  it('take the password and a code', async () => {
    const anna = await portal().signIn('anna');
    const { app, codes } = await turnOn(portal(), anna);
    const proof = (password: string, code: string) => ({ password, code });
    for (const path of ['/users/second-factor/codes', '/users/second-factor/remove'] as const) {
      const wrong = await anna.post(path, proof('wrong', app.nextCode()));
      expect([wrong.status, wrong.json]).toMatchObject([
        400,
        { errors: [{ path: 'password', code: 'password-wrong' }] },
      ]);
      expect((await anna.post(path, proof(PASSWORD, '000000'))).json).toMatchObject({
        errors: [{ path: 'code', code: 'code-wrong' }],
      });
    }
    const renewed = await anna.post('/users/second-factor/codes', proof(PASSWORD, app.nextCode()));
    expect(renewed.json.codes).toHaveLength(10);
    const challenge = await challengeOf('anna');
    expect((await typeCode(challenge, codes[0] ?? '')).status).toBe(401);
    expect((await typeCode(challenge, renewed.json.codes[0] ?? '')).status).toBe(200);

    const removal = proof(PASSWORD, renewed.json.codes[1] ?? '');
    expect((await anna.post('/users/second-factor/remove', removal)).status).toBe(204);
    expect((await typePassword('anna')).status).toBe(200);
    expect(await ask('select from recovery_code')).toHaveLength(0);
    const whats = (await told('sign-in-guard-changed')).map((event) => Object(event).what);
    expect(whats).toEqual(['on', 'codes-renewed', 'code-used', 'code-used', 'off']);
    const off = await anna.post('/users/second-factor/remove', removal);
    expect([off.status, off.json]).toMatchObject([409, { code: 'second-factor-off' }]);
  });
});
