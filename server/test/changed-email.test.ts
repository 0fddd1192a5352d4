/** A changed address: both are told, and the old one can take it back for a week. */
import { afterAll, describe, expect, it } from 'vitest';
import { turnOn } from './support/authenticator.ts';
import { deliverMails } from './support/background.ts';
import type { Caller } from './support/caller.ts';
import { italian } from './support/italian.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { moveMember, moveTo, opens, PERSON } from './support/own-data.ts';
import { PasskeyDevice } from './support/passkey-device.ts';
import { passkeysAt, UNRECOGNISED } from './support/passkeys.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalOf } from './support/refusals.ts';
import { mailedToken, registration } from './support/registration.ts';
import { emailOf, PASSWORD } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

/** The mails that have gone out since the last look, but those about new devices: here all of them are. */
async function mailsSince(before: number) {
  await deliverMails(portal().deps);
  const mails = catcher.mails.slice(before);
  return mails.filter(
    ({ subject }) => subject !== italian('mail-accounts:signed-in-elsewhere.subject'),
  );
}

/** Goes the way back that the newest letter to an address opens. */
async function goBack(oldEmail: string) {
  const { token } = await mailedToken(portal(), oldEmail, 'restore-email');
  return portal().visitor().post('/users/restore-email', { token });
}

async function wayBackTo(email: string): Promise<number> {
  const { rowCount } = await portal().deps.database.pool.query(
    `select from mail_token where purpose = 'restore-email' and email = $1`,
    [email],
  );
  return rowCount ?? 0;
}

describe('a typing slip', () => {
  it('is put right from the old mailbox: once, signed out, with every session ended', async () => {
    const before = catcher.mails.length;
    expect((await moveTo(portal(), emailOf('marco'), 'marko@example.org')).status).toBe(200);
    const mails = await mailsSince(before);
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      [emailOf('marco'), italian('mail-accounts:email-changed.subject')],
      ['marko@example.org', italian('mail-accounts:email-new.subject')],
    ]);
    const stranger = mails.find(({ to }) => to === 'marko@example.org');
    expect(stranger?.text).not.toContain('Nome');
    const link = new URL(mails.find(({ to }) => to === emailOf('marco'))?.links[0] ?? '');
    expect([link.pathname, link.searchParams.get('lang')]).toEqual(['/restore-email', 'it']);
    expect(await opens(portal(), emailOf('marco'))).toBe(false);

    const there = await portal()
      .visitor()
      .form('/login', { username: 'marko@example.org', password: PASSWORD });
    const token = link.searchParams.get('token');
    const restore = () => portal().visitor().post('/users/restore-email', { token });
    const back = await restore();
    expect([back.status, back.json.email]).toEqual([200, emailOf('marco')]);
    expect((await portal().withToken(there.text).get('/trefresh')).status).toBe(401);
    expect(await opens(portal(), emailOf('marco'))).toBe(false);
    expect((await restore()).json.code).toBe('token-used');
    const told = await mailsSince(before + 2);
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([
      ['marko@example.org', italian('mail-accounts:email-restored.subject')],
    ]);
  });

  it('of an administrator in a member’s data is put right the same way', async () => {
    const before = catcher.mails.length;
    expect((await moveMember(portal(), 'giulia', 'anna', 'hanna@example.org')).status).toBe(200);
    const to = (await mailsSince(before)).map((mail) => mail.to);
    expect(to.sort()).toEqual([emailOf('anna'), 'hanna@example.org']);
    expect((await goBack(emailOf('anna'))).status).toBe(200);
  });

  it('can be put right for a week; a mangled link opens nothing', async () => {
    await moveTo(portal(), emailOf('sara'), 'zara@example.org');
    const wrong = await portal().visitor().post('/users/restore-email', { token: 'x' });
    expect([wrong.status, wrong.json.code]).toEqual([400, 'token-invalid']);
    portal().passMinutes(7 * 24 * 60);
    const late = await goBack(emailOf('sara'));
    expect([late.status, late.json.code]).toEqual([400, 'token-expired']);
    expect(await opens(portal(), 'zara@example.org')).toBe(true);
  });
});

describe('somebody who took an account over', () => {
  it('loses the passkeys that they added when the owner takes it back', async () => {
    const { add, enterWith } = passkeysAt(portal);
    const device = new PasskeyDevice();
    await add(await portal().signIn('marco'), device);
    await moveTo(portal(), emailOf('marco'), 'thief@example.org');
    expect((await enterWith(device)).status).toBe(200);
    expect((await goBack(emailOf('marco'))).status).toBe(200);
    expect(refusalOf(await enterWith(device))).toEqual(UNRECOGNISED);
  });

  it('cannot shake the owner off by changing again, nor keep a way back of their own', async () => {
    const owner = emailOf('greta');
    await moveTo(portal(), owner, 'thief@example.org');
    await moveTo(portal(), 'thief@example.org', 'thief2@example.org');
    expect(await wayBackTo('thief@example.org')).toBe(0);
    // Back to the owner's address, to move again unseen later: still only the owner has a way back.
    await moveTo(portal(), 'thief2@example.org', owner);
    await moveTo(portal(), owner, 'thief3@example.org');
    expect([await wayBackTo(owner), await wayBackTo('thief2@example.org')]).toEqual([1, 0]);
    expect((await goBack(owner)).json.email).toBe(owner);
  });

  it('cannot block the way back by taking the old address', async () => {
    const owner = emailOf('lukas');
    await moveTo(portal(), owner, 'boss@example.org');
    const form = registration(portal(), { email: owner, emailConf: owner, awaitBankId: null });
    expect((await portal().visitor().post('/register', form)).status).toBe(409);
    expect((await moveTo(portal(), emailOf('davide'), owner)).json.code).toBe('email-taken');
    expect((await goBack(owner)).status).toBe(200);
  });

  it('cannot use an older link to choose a password after the way back', async () => {
    const owner = emailOf('paolo');
    await moveTo(portal(), owner, 'capo@example.org');
    await portal().visitor().post('/users/reset-password/capo@example.org', undefined);
    const { token, personId } = await mailedToken(portal(), 'capo@example.org', 'reset-password');
    expect((await goBack(owner)).status).toBe(200);
    const path = `/users/reset-password?passwordToken=${token}&id=${personId}`;
    const reset = await portal().visitor().patch(path, { newPassword: 'Nuova-2026!x' });
    expect([reset.status, reset.json.code]).toEqual([400, 'token-used']);
  });
});

it('an old address that somebody has all the same is refused clearly, and the link stays good', async () => {
  const { pool } = portal().deps.database;
  const owner = emailOf('elena');
  await moveTo(portal(), owner, 'elena.nuova@example.org');
  await pool.query('update person set email = $1 where email = $2', [owner, emailOf('davide')]);
  const refused = await goBack(owner);
  expect([refused.status, refused.json.code]).toEqual([409, 'email-taken']);
  await pool.query('update person set email = $2 where email = $1', [owner, emailOf('davide')]);
  expect((await goBack(owner)).status).toBe(200);
});

describe('with a second factor', () => {
  const next = 'marko@example.org';
  const change = (marco: Caller, form: { email?: string; name?: string; code?: string }) =>
    marco.patch('/users/update', { ...PERSON, email: emailOf('marco'), ...form });

  it('changing one’s address takes a code, so that an open session alone does not take the account along', async () => {
    const marco = await portal().signIn('marco');
    const { app } = await turnOn(portal(), marco);
    const without = await change(marco, { email: next });
    expect([without.status, without.json.errors]).toEqual([
      400,
      [{ path: 'code', code: 'required' }],
    ]);
    const wrong = await change(marco, { email: next, code: '000000' });
    expect([wrong.status, wrong.json.errors]).toEqual([
      400,
      [{ path: 'code', code: 'code-wrong' }],
    ]);
    const code = app.nextCode();
    expect((await change(marco, { email: next, code })).json.email).toBe(next);
    expect((await marco.get('/trefresh')).status).toBe(401);
  });

  it('everything else is changed without one, as everything is without a second factor', async () => {
    const marco = await portal().signIn('marco');
    expect((await change(marco, { name: 'Mario' })).status).toBe(200);
    await turnOn(portal(), marco);
    expect((await change(marco, { name: 'Marco' })).status).toBe(200);
    const anna = await portal().signIn('anna');
    const moved = { ...PERSON, email: 'hanna@example.org' };
    expect((await anna.patch('/users/update', moved)).status).toBe(200);
  });

  it('guessing at the code is slowed down', async () => {
    const marco = await portal().signIn('marco');
    await turnOn(portal(), marco);
    const answers = [];
    for (let guess = 0; guess < 7; guess += 1) {
      answers.push((await change(marco, { email: next, code: '000000' })).status);
    }
    expect(answers).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });

  it('the desk changes a member’s address without one: the code is asked at the next sign-in', async () => {
    await turnOn(portal(), await portal().signIn('anna'));
    expect((await moveMember(portal(), 'giulia', 'anna', 'hanna@example.org')).status).toBe(200);
    const form = { username: 'hanna@example.org', password: PASSWORD };
    const entered = await portal().visitor().form('/login', form);
    expect(entered.json.code).toBe('second-factor-needed');
  });
});
