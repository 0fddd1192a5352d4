/**
 * When access ends, it ends at once and for good: sessions on every call, links at their hour, after
 * their one use and for their one purpose (specification §23).
 */
import { SignJWT } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { keyFor } from '#server/platform/secrets.ts';
import { deliverMails } from './support/background.ts';
import { beginOther, somebodyWaits } from './support/database-locks.ts';
import { italian } from './support/italian.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { actPath, linkToAnna } from './support/one-tap.ts';
import { moveTo } from './support/own-data.ts';
import { portalForEachStory } from './support/portal.ts';
import { claimsOf, confirmAddress, mailedToken, registration } from './support/registration.ts';
import { emailOf, PASSWORD, type Who } from './support/world.ts';

const DAY = 24 * 60;
const NEXT = 'Nuova-2026!x';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({
  smtpUrl: catcher.url,
  portalAdminEmails: [emailOf('portale')],
});

async function enter(who: Who, rememberMe = 'false') {
  const form = { username: emailOf(who), password: PASSWORD, rememberMe };
  return (await portal().visitor().form('/login', form)).text;
}

/** Whether a token opens a call that asks for nothing but a member. */
async function opensBalance(token: string): Promise<number> {
  return (await portal().withToken(token).get('/users/balance-outlook')).status;
}

async function askForReset(email: string) {
  await portal().visitor().post(`/users/reset-password/${email}`, undefined);
  return mailedToken(portal(), email, 'reset-password');
}

async function reset({ token, personId }: { token: string; personId: number }, next = NEXT) {
  const path = `/users/reset-password?passwordToken=${token}&id=${personId}`;
  const answer = await portal().visitor().patch(path, { newPassword: next });
  return answer.json?.code ?? answer.status;
}

/** What the trail says was done about somebody. */
async function trailOf(who: Who): Promise<string[]> {
  const { rows } = await portal().deps.database.pool.query<{ action: string }>(
    'select action from audit where person_id = $1 order by id',
    [portal().world.person[who]],
  );
  return rows.map(({ action }) => action);
}

describe('a session', () => {
  it('that was ended opens nothing, not only no new token', async () => {
    const token = await enter('sara');
    expect(await opensBalance(token)).toBe(200);
    await portal().withToken(token).post('/logout', undefined);
    expect(await opensBalance(token)).toBe(401);
  });

  it('is opened by the header of the call alone, never by a cookie, which other sites can have sent', async () => {
    const token = await enter('sara');
    const cookie = await portal().visitor().get('/users/balance-outlook', { cookie: token });
    expect(cookie.status).toBe(401);
  });

  it('ends by its row in the database, whatever its token says', async () => {
    const token = await enter('sara');
    const now = portal().deps.clock.now();
    await portal().deps.database.pool.query('update session set expires_at = $1', [now]);
    expect(await opensBalance(token)).toBe(401);
  });

  it('and its token end together, after two hours or thirty days', async () => {
    const now = portal().deps.clock.now().getTime() / 1000;
    const [short, long] = [await enter('paolo'), await enter('paolo', 'true')];
    expect(claimsOf(short).exp).toBe(Math.floor(now + 2 * 3600));
    expect(claimsOf(long).exp).toBe(Math.floor(now + 30 * 86_400));
    portal().passMinutes(30 * DAY - 1);
    expect([await opensBalance(short), await opensBalance(long)]).toEqual([401, 200]);
    portal().passMinutes(1);
    expect(await opensBalance(long)).toBe(401);
  });

  it('is not opened by a token of another algorithm, though rightly signed', async () => {
    const token = await enter('sara');
    const { deps } = portal();
    const sign = (alg: string) =>
      new SignJWT({})
        .setProtectedHeader({ alg })
        .setJti(claimsOf(token).jti)
        .setExpirationTime(claimsOf(token).exp)
        .sign(keyFor(deps.secret, 'session tokens'));
    expect(await opensBalance(await sign('HS256'))).toBe(200);
    expect(await opensBalance(await sign('HS512'))).toBe(401);
  });
});

describe('a link to choose a password', () => {
  it('works once, of many that follow it at the same moment', async () => {
    const link = await askForReset(emailOf('anna'));
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((letter) => reset(link, `Nuova-2026!${letter}`)),
    );
    expect(answers.sort()).toEqual([204, 'token-used', 'token-used', 'token-used']);
  });

  it('that was used is called used also when its hour is over', async () => {
    const link = await askForReset(emailOf('anna'));
    expect(await reset(link)).toBe(204);
    portal().passMinutes(61);
    expect(await reset(link, 'Nuova-2026!y')).toBe('token-used');
  });

  it('leaves a trail and tells its owner', async () => {
    const before = catcher.mails.length;
    await reset(await askForReset(emailOf('anna')));
    expect(await trailOf('anna')).toContain('password-reset');
    await deliverMails(portal().deps);
    const subjects = catcher.mails.slice(before).map(({ subject }) => subject);
    expect(subjects).toContain(italian('mail-accounts:password-changed.subject'));
  });

  it('is no link of another kind', async () => {
    const form = registration(portal());
    await portal().visitor().post('/register', form);
    const link = await mailedToken(portal(), form.email, 'verify-email');
    expect(await reset(link)).toBe('token-invalid');
  });
});

it('a changed password is told to its owner', async () => {
  const before = catcher.mails.length;
  const anna = await portal().signIn('anna');
  await anna.post('/user/change-password', { password: PASSWORD, newPassword: NEXT });
  await deliverMails(portal().deps);
  const subjects = catcher.mails.slice(before).map(({ subject }) => subject);
  expect(subjects).toContain(italian('mail-accounts:password-changed.subject'));
});

describe('what opens something without the password', () => {
  /** A button of a letter to Anna, and the address of her calendar. */
  async function keysOfAnna() {
    const anna = await portal().signIn('anna');
    const { url } = (await anna.post('/users/calendar', null)).json;
    const { token } = await linkToAnna(portal(), catcher);
    const feed =
      `/users/calendar/${url.slice(url.lastIndexOf('/') + 1)}` as '/users/calendar/{file}';
    const open = async () => {
      const calls = [portal().visitor().get(actPath(token)), portal().visitor().get(feed)];
      return (await Promise.all(calls)).map(({ status }) => status);
    };
    return { anna, open };
  }

  it('ends with a password chosen by mail', async () => {
    const { open } = await keysOfAnna();
    expect(await open()).toEqual([200, 200]);
    expect(await reset(await askForReset(emailOf('anna')))).toBe(204);
    expect(await open()).toEqual([400, 404]);
  });

  it('ends with a changed password; a wrong old one ends nothing', async () => {
    const { anna, open } = await keysOfAnna();
    const change = (password: string) =>
      anna.post('/user/change-password', { password, newPassword: NEXT });
    expect((await change('Sbagliata-1!')).status).toBe(400);
    expect(await open()).toEqual([200, 200]);
    expect((await change(PASSWORD)).status).toBe(204);
    expect(await open()).toEqual([400, 404]);
  });
});

it('of two changes of a password at the same moment one succeeds, and the other is told so', async () => {
  const { deps, world } = portal();
  const anna = await portal().signIn('anna');
  const other = await beginOther(deps);
  await other.run('select from person where id = $1 for update', [world.person.anna]);
  const answers = ['Nuova-2026!a', 'Nuova-2026!b'].map((newPassword) =>
    anna.post('/user/change-password', { password: PASSWORD, newPassword }),
  );
  await somebodyWaits(deps, 2);
  await other.end();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([204, 400]);
});

describe('a verification link', () => {
  it('opens something for 48 hours, and asks the chosen bank once', async () => {
    const early = registration(portal());
    const late = registration(portal());
    for (const form of [early, late]) await portal().visitor().post('/register', form);
    portal().passMinutes(2 * DAY - 1);
    expect((await confirmAddress(portal(), early.email)).status).toBe(200);
    portal().passMinutes(1);
    expect((await confirmAddress(portal(), late.email)).json.code).toBe('token-expired');
  });

  it('that is followed again does not ask a bank that has said no', async () => {
    const form = registration(portal());
    await portal().visitor().post('/register', form);
    await confirmAddress(portal(), form.email);
    const giulia = await portal().signIn('giulia');
    const { personId } = await mailedToken(portal(), form.email, 'verify-email');
    expect((await giulia.patch(`/admin/banks/users/${personId}/deny`)).status).toBe(204);
    expect((await confirmAddress(portal(), form.email)).status).toBe(200);
    const again = await portal()
      .visitor()
      .form('/login', { username: form.email, password: PASSWORD });
    expect(claimsOf(again.text).status).toBe('new');
  });
});

describe('the way back to an old address', () => {
  it('is not in the letter to an address that a thief moved through', async () => {
    const owner = emailOf('greta');
    await moveTo(portal(), owner, 'thief@example.org');
    await moveTo(portal(), 'thief@example.org', 'thief2@example.org');
    await deliverMails(portal().deps);
    const toThief = catcher.mails.filter(({ to }) => to === 'thief@example.org');
    expect(toThief.length).toBeGreaterThan(0);
    expect(toThief.flatMap(({ links }) => links).join()).not.toContain('/restore-email');
  });

  it('is open for a week, and so long nobody else has that address', async () => {
    const owner = emailOf('sara');
    await moveTo(portal(), owner, 'zara@example.org');
    portal().passMinutes(7 * DAY - 1);
    expect((await moveTo(portal(), emailOf('davide'), owner)).json.code).toBe('email-taken');
    portal().passMinutes(1);
    expect((await moveTo(portal(), emailOf('davide'), owner)).status).toBe(200);
  });

  it('and the change stand in the trail', async () => {
    await moveTo(portal(), emailOf('sara'), 'zara@example.org');
    expect(await trailOf('sara')).toContain('email-changed');
  });

  it('that was gone is called used also when its week is over', async () => {
    const owner = emailOf('sara');
    await moveTo(portal(), owner, 'zara@example.org');
    const { token } = await mailedToken(portal(), owner, 'restore-email');
    const back = () => portal().visitor().post('/users/restore-email', { token });
    expect((await back()).status).toBe(200);
    portal().passMinutes(8 * DAY);
    expect((await back()).json.code).toBe('token-used');
  });

  it('proves the address again, also where another was proven meanwhile', async () => {
    const owner = emailOf('portale');
    await moveTo(portal(), owner, 'weg@example.org');
    expect(await reset(await askForReset('weg@example.org'))).toBe(204);
    const { token } = await mailedToken(portal(), owner, 'restore-email');
    await portal().visitor().post('/users/restore-email', { token });
    const { rows } = await portal().deps.database.pool.query(
      'select email, proven_email from person where id = $1',
      [portal().world.person.portale],
    );
    expect(rows).toEqual([{ email: owner, proven_email: owner }]);
  });
});
