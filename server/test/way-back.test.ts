/**
 * The way back after somebody else had an account leads all the way back: nothing that they chose, set
 * up or were given opens anything afterwards, and the owner chooses a new password with the answer.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { turnOn } from './support/authenticator.ts';
import { deliverMails } from './support/background.ts';
import type { Caller } from './support/caller.ts';
import { recordForAnna } from './support/exchanges.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { actPath, tokenIn } from './support/one-tap.ts';
import { moveMember, moveTo, opens, PERSON } from './support/own-data.ts';
import { PasskeyDevice } from './support/passkey-device.ts';
import { passkeysAt, UNRECOGNISED } from './support/passkeys.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalOf } from './support/refusals.ts';
import { mailedToken } from './support/registration.ts';
import { emailOf, PASSWORD } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });
const { add, enterWith } = passkeysAt(portal);

const THIEF = 'thief@example.org';
const STRANGE = 'Estranea-2026!';
const OWN = 'Ripresa-2026!';
const A_MONTH = 30 * 24 * 60;

const enter = (username: string, password: string) =>
  portal().visitor().form('/login', { username, password });

async function resetWith(link: { token: string; personId: number }, newPassword: string) {
  const path = `/users/reset-password?passwordToken=${link.token}&id=${link.personId}` as const;
  const { status, json } = await portal().visitor().patch(path, { newPassword });
  return json?.code ?? status;
}

/** Somebody at an open session of the owner changes the address and chooses a password by mail. */
async function takeOver(owner: string): Promise<Caller> {
  await moveTo(portal(), owner, THIEF);
  await portal().visitor().post(`/users/reset-password/${THIEF}`, undefined);
  expect(await resetWith(await mailedToken(portal(), THIEF, 'reset-password'), STRANGE)).toBe(204);
  return portal().withToken((await enter(THIEF, STRANGE)).text);
}

/** The owner follows the letter to the old address. @returns what the page chooses a password with */
async function goBack(owner: string) {
  const { token } = await mailedToken(portal(), owner, 'restore-email');
  const { status, json } = await portal().visitor().post('/users/restore-email', { token });
  expect([status, json.email]).toEqual([200, owner]);
  return { token: json.passwordToken, personId: json.id };
}

/** What a calendar program gets at an address. */
async function statusOfFeed(url: string): Promise<number> {
  const file = url.slice(url.lastIndexOf('/') + 1);
  const path = `/users/calendar/${file}` as '/users/calendar/{file}';
  return (await portal().visitor().get(path)).status;
}

/** Marco gives Anna an hour, and her letter goes to the address that is hers now. */
async function buttonFor(email: string): Promise<string> {
  const before = catcher.mails.length;
  await recordForAnna(portal(), { hours: 1 });
  await deliverMails(portal().deps);
  const letters = catcher.mails.slice(before).filter(({ to }) => to === email);
  const letter = letters.find(({ links }) => links.join().includes('/act/'));
  if (!letter) throw new Error('no letter with a button');
  return tokenIn(letter);
}

async function enterWithCode(username: string, password: string, code: string): Promise<Caller> {
  const { challenge = '' } = (await enter(username, password)).json;
  const { status, text } = await portal()
    .visitor()
    .post('/login/second-factor', { challenge, code });
  expect(status).toBe(200);
  return portal().withToken(text);
}

describe('somebody who had the account for a while', () => {
  it('does not sign in with the owner’s address and a password of theirs', async () => {
    const owner = emailOf('anna');
    await takeOver(owner);
    const link = await goBack(owner);
    for (const password of [STRANGE, PASSWORD]) {
      expect((await enter(owner, password)).json.code).toBe('credentials-unrecognised');
    }
    expect(await resetWith(link, OWN)).toBe(204);
    expect([await opens(portal(), owner, STRANGE), await opens(portal(), owner, OWN)]).toEqual([
      false,
      true,
    ]);
  });

  it('is not asked for a code that only they have: no app and no recovery code of theirs counts', async () => {
    const owner = emailOf('anna');
    const { codes } = await turnOn(portal(), await takeOver(owner), STRANGE);
    const { challenge = '' } = (await enter(THIEF, STRANGE)).json;
    const link = await goBack(owner);
    const late = { challenge, code: codes[0] ?? '' };
    const answer = await portal().visitor().post('/login/second-factor', late);
    expect(answer.json).toMatchObject({ code: 'challenge-over' });
    expect(await resetWith(link, OWN)).toBe(204);
    expect(await opens(portal(), owner, OWN)).toBe(true);
  });

  it('does not shut the only administrator of a bank out, with a second factor set up before the change', async () => {
    const owner = emailOf('paolo');
    const { app } = await turnOn(portal(), await portal().signIn('paolo'));
    const stranger = await enterWithCode(owner, PASSWORD, app.nextCode());
    const moved = { ...PERSON, email: THIEF, code: app.nextCode() };
    expect((await stranger.patch('/users/update', moved)).status).toBe(200);
    expect(await resetWith(await goBack(owner), OWN)).toBe(204);
    const back = portal().withToken((await enter(owner, OWN)).text);
    expect((await back.get('/admin/transactions/pending')).status).toBe(200);
  });

  it('does not go on following the calendar', async () => {
    const owner = emailOf('anna');
    const { url } = (await (await takeOver(owner)).post('/users/calendar', null)).json;
    expect(await statusOfFeed(url)).toBe(200);
    await goBack(owner);
    expect(await statusOfFeed(url)).toBe(404);
  });

  it('keeps no session, token, passkey and half of a second factor', async () => {
    const owner = emailOf('anna');
    const stranger = await takeOver(owner);
    const wish = { name: 'Programma', scopes: ['read'], days: 30, password: STRANGE };
    const made = await stranger.post('/users/access-tokens', wish);
    const program = portal().withToken(made.json.token);
    const { anna } = portal().world.person;
    expect((await program.get(`/users/${anna}`)).status).toBe(200);
    const device = new PasskeyDevice();
    expect((await add(stranger, device, { password: STRANGE })).status).toBe(201);
    await stranger.post('/users/second-factor', { password: STRANGE });
    const link = await goBack(owner);
    expect((await stranger.get(`/users/${anna}`)).status).toBe(401);
    expect((await program.get(`/users/${anna}`)).status).toBe(401);
    expect(refusalOf(await enterWith(device))).toEqual(UNRECOGNISED);
    const { rows } = await portal().deps.database.pool.query('select from authenticator');
    expect(rows).toEqual([]);
    expect(await resetWith(link, OWN)).toBe(204);
  });

  it('has no use for links of letters: neither those that act, nor those that choose a password', async () => {
    const owner = emailOf('anna');
    await takeOver(owner);
    await portal().visitor().post(`/users/reset-password/${THIEF}`, undefined);
    const reset = await mailedToken(portal(), THIEF, 'reset-password');
    const button = await buttonFor(THIEF);
    const link = await goBack(owner);
    expect(await resetWith(reset, STRANGE)).toBe('token-used');
    expect((await portal().visitor().get(actPath(button))).json.code).toBe('token-expired');
    expect(await resetWith(link, OWN)).toBe(204);
  });

  it('is told of as a new device when they come again', async () => {
    const owner = emailOf('anna');
    await takeOver(owner);
    await goBack(owner);
    const { rows } = await portal().deps.database.pool.query(
      `select from known_device where person_id = $1
       union all select from sign_in_network where person_id = $1`,
      [portal().world.person.anna],
    );
    expect(rows).toEqual([]);
  });
});

describe('a second factor', () => {
  /** Set up so many minutes before the address changes. @returns the app of the owner */
  async function movedWithFactor(minutesBefore: number, renewed = false) {
    const owner = emailOf('anna');
    const { app } = await turnOn(portal(), await portal().signIn('anna'));
    portal().passMinutes(minutesBefore);
    const anna = await enterWithCode(owner, PASSWORD, app.nextCode());
    if (renewed) {
      const proof = { password: PASSWORD, code: app.nextCode() };
      expect((await anna.post('/users/second-factor/codes', proof)).status).toBe(200);
    }
    const moved = { ...PERSON, email: 'hanna@example.org', code: app.nextCode() };
    expect((await anna.patch('/users/update', moved)).status).toBe(200);
    expect(await resetWith(await goBack(owner), OWN)).toBe(204);
    return { app, next: await enter(owner, OWN) };
  }

  it('of a month and more before the change is the person’s own, and stays', async () => {
    const { app, next } = await movedWithFactor(A_MONTH);
    expect(next.json.code).toBe('second-factor-needed');
    await enterWithCode(emailOf('anna'), OWN, app.nextCode());
  });

  it('of less goes, also where only its recovery codes are so new; a letter says so', async () => {
    const { next } = await movedWithFactor(A_MONTH, true);
    expect(next.status).toBe(200);
    const { rows } = await portal().deps.database.pool.query(
      `select payload ->> 'what' as what from outbox where kind = 'sign-in-guard-changed' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ what: 'off' }]);
  });

  it('stays where the desk changed the address: an old mailbox alone does not take it away', async () => {
    const owner = emailOf('anna');
    await turnOn(portal(), await portal().signIn('anna'));
    portal().passMinutes(A_MONTH);
    expect((await moveMember(portal(), 'giulia', 'anna', 'hanna@example.org')).status).toBe(200);
    expect(await resetWith(await goBack(owner), OWN)).toBe(204);
    expect((await enter(owner, OWN)).json.code).toBe('second-factor-needed');
  });
});

describe('the answer of the way back', () => {
  it('chooses one password, within an hour, and nobody else’s', async () => {
    const owner = emailOf('anna');
    await takeOver(owner);
    const link = await goBack(owner);
    const other = { ...link, personId: portal().world.person.marco };
    expect(await resetWith(other, OWN)).toBe('token-invalid');
    portal().passMinutes(60);
    expect(await resetWith(link, OWN)).toBe('token-expired');
    await portal().visitor().post(`/users/reset-password/${owner}`, undefined);
    const mailed = await mailedToken(portal(), owner, 'reset-password');
    expect(await resetWith(mailed, OWN)).toBe(204);
    expect(await resetWith(mailed, OWN)).toBe('token-used');
    expect(await opens(portal(), owner, OWN)).toBe(true);
  });
});
