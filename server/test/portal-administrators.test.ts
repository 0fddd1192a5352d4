/** Who is portal administrator: only who has proven an address that the configuration names. */
import { describe, expect, it } from 'vitest';
import { moveMember, moveTo } from './support/own-data.ts';
import { portalForEachStory } from './support/portal.ts';
import { claimsOf, confirmAddress, mailedToken, registration } from './support/registration.ts';
import { emailOf, PASSWORD } from './support/world.ts';

const CAPO = 'capo@example.org';
const LATER = 'later@example.org';
const NAMED = [CAPO, emailOf('portale'), emailOf('luca')];
const portal = portalForEachStory({ portalAdminEmails: NAMED });

/** What the portal takes somebody for who signs in with that address. */
async function standingOf(email: string, password = PASSWORD) {
  const entered = await portal().visitor().form('/login', { username: email, password });
  const desk = await portal().withToken(entered.text).get('/portal/bank-applications');
  return { isPortalAdmin: claimsOf(entered.text).portalAdmin, desk: desk.status };
}

const YES = { isPortalAdmin: true, desk: 200 };
const NO = { isPortalAdmin: false, desk: 403 };

const contact = async () => (await (await portal().signIn('sara')).get('/portal/contact')).json;

describe('an address that nobody has registered yet', () => {
  it('gets no letter, and cannot be taken by changing to it', async () => {
    expect((await contact()).emails).toEqual([emailOf('portale')]);
    const taken = await moveTo(portal(), emailOf('davide'), CAPO);
    expect([taken.status, taken.json.code]).toEqual([409, 'email-taken']);
    expect(await standingOf(emailOf('davide'))).toEqual(NO);
  });

  it('is not given to a member by their bank either', async () => {
    const given = await moveMember(portal(), 'giulia', 'anna', CAPO);
    expect([given.status, given.json.code]).toEqual([409, 'email-taken']);
  });

  it('is not written down by a desk for somebody without a login', async () => {
    const giulia = await portal().signIn('giulia');
    const form = {
      name: 'Maria',
      surname: 'Bianchi',
      email: CAPO,
      prefLocale: 'it',
      paperSigned: true,
      signedOn: '2026-11-18',
    };
    const taken = await giulia.post('/admin/banks/users', form);
    expect([taken.status, taken.json.code]).toEqual([409, 'email-taken']);
  });

  it('makes nobody a portal administrator who is not verified, though a reset proved it', async () => {
    const form = registration(portal(), { email: CAPO, emailConf: CAPO });
    await portal().visitor().post('/register', form);
    await portal().visitor().post(`/users/reset-password/${CAPO}`, undefined);
    const { token, personId } = await mailedToken(portal(), CAPO, 'reset-password');
    const path = `/users/reset-password?passwordToken=${token}&id=${personId}`;
    await portal().visitor().patch(path, { newPassword: 'Nuova-2026!x' });
    const entered = await portal()
      .visitor()
      .form('/login', { username: CAPO, password: 'Nuova-2026!x' });
    expect(claimsOf(entered.text)).toMatchObject({ status: 'not-verified', portalAdmin: false });
  });

  it('makes the person who registers with it a portal administrator, once the link is followed', async () => {
    await portal()
      .visitor()
      .post('/register', registration(portal(), { email: CAPO, emailConf: CAPO }));
    expect((await standingOf(CAPO)).desk).toBe(403);
    await confirmAddress(portal(), CAPO);
    expect(await standingOf(CAPO)).toEqual(YES);
    expect((await contact()).emails).toEqual([CAPO, emailOf('portale')]);
  });
});

describe('the address of a portal administrator who has joined a bank', () => {
  it('cannot be changed by the bank, nor can that of another administrator', async () => {
    const portale = await portal().signIn('portale');
    const { bank, person } = portal().world;
    await portale.patch(`/users/banks/${bank.bergamo}/join`);
    const giulia = await portal().signIn('giulia');
    await giulia.patch(`/admin/banks/users/${person.portale}/accept`);
    const moved = await moveMember(portal(), 'giulia', 'portale', 'weg@example.org');
    expect([moved.status, moved.json.code]).toEqual([403, 'email-only-by-owner']);
    await giulia.patch(`/admin/banks/users/${person.marco}/role`, { role: 'ADMIN' });
    const fellow = await moveMember(portal(), 'giulia', 'marco', 'weg@example.org');
    expect([fellow.status, fellow.json.code]).toEqual([403, 'email-only-by-owner']);
    expect(await standingOf(emailOf('portale'))).toEqual(YES);
  });

  it('can be changed by them; then they are no administrator, and nobody gets the old one by changing to it', async () => {
    const away = 'portale.nuova@example.org';
    expect((await moveTo(portal(), emailOf('portale'), away)).status).toBe(200);
    expect(await standingOf(away)).toEqual(NO);
    expect((await moveTo(portal(), emailOf('sara'), emailOf('portale'))).status).toBe(409);
    expect((await moveTo(portal(), away, emailOf('portale'))).status).toBe(200);
    expect(await standingOf(emailOf('portale'))).toEqual(YES);
  });
});

describe('an address that is named only after somebody has changed to it', () => {
  const named = portalForEachStory({ portalAdminEmails: [] });

  it('proves nothing until a link sent there is followed', async () => {
    await moveTo(named(), emailOf('davide'), LATER);
    named().deps.config.portalAdminEmails.push(LATER);
    const enter = (password: string) =>
      named().visitor().form('/login', { username: LATER, password });
    expect(claimsOf((await enter(PASSWORD)).text).portalAdmin).toBe(false);
    const reader = await named().signIn('sara');
    const emails = async () => (await reader.get('/portal/contact')).json.emails;
    expect(await emails()).toEqual([]);
    await named().visitor().post(`/users/reset-password/${LATER}`, undefined);
    const { token, personId } = await mailedToken(named(), LATER, 'reset-password');
    const path = `/users/reset-password?passwordToken=${token}&id=${personId}`;
    await named().visitor().patch(path, { newPassword: 'Nuova-2026!x' });
    expect(claimsOf((await enter('Nuova-2026!x')).text).portalAdmin).toBe(true);
    expect(await emails()).toEqual([LATER]);
  });
});
