/** From the desk to a login of one's own: contacts, invitations, and the forgotten password. */
import { afterAll, describe, expect, it } from 'vitest';
import { MEMBER_LOGINS } from '#contract/people/members.ts';
import { deliverMails } from './support/background.ts';
import { bankForm } from './support/exchanges.ts';
import { insertDeskMember } from './support/fixture-rows.ts';
import { italian } from './support/italian.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { opens } from './support/own-data.ts';
import { portalForEachStory } from './support/portal.ts';
import { mailedToken, registration } from './support/registration.ts';
import { emailOf, PASSWORD } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const MAILBOX = 'rosa.verdi@example.org';

async function rosaAtTheDesk() {
  const giulia = await portal().signIn('giulia');
  const { id } = await insertDeskMember(portal(), 'bergamo', 'active');
  const invite = (email: string) => giulia.post(`/admin/banks/users/${id}/invite`, { email });
  return { giulia, id, invite };
}

/** Chooses a password by the newest link of a kind. */
async function choosePassword(purpose: 'invitation' | 'reset-password', email = MAILBOX) {
  const { token, personId } = await mailedToken(portal(), email, purpose);
  return portal().visitor().patch(`/users/reset-password?passwordToken=${token}&id=${personId}`, {
    newPassword: PASSWORD,
  });
}

describe('an invitation', () => {
  it('leads to a login; number, balance and history stay', async () => {
    const { giulia, id, invite } = await rosaAtTheDesk();
    const form = bankForm(portal(), { userFrom: id, userTo: portal().world.person.anna });
    await giulia.post('/admin/transactions', form);
    const before = (await giulia.get(`/users/${id}`)).json;
    expect((await invite(MAILBOX)).json).toMatchObject({ email: MAILBOX, access: 'desk' });
    await deliverMails(portal().deps);
    const mail = await catcher.next({ to: MAILBOX });
    expect(mail.subject).toBe(italian('mail-accounts:invitation.subject'));
    expect(mail.text).toContain('Banca del Tempo di Bergamo');
    expect(await opens(portal(), MAILBOX)).toBe(false);
    expect((await choosePassword('invitation')).status).toBe(204);
    expect(await opens(portal(), MAILBOX)).toBe(true);
    const after = (await giulia.get(`/users/${id}`)).json;
    expect(after).toEqual({ ...before, email: MAILBOX, access: 'self' });
    const actions = (await giulia.get(`/admin/banks/users/${id}/audit`)).json;
    expect(actions.map(({ action }) => action)).toEqual([
      'password-reset',
      'email-verified',
      'member-invited',
      'person-updated',
    ]);
    expect((await choosePassword('invitation')).json.code).toBe('token-used');
  });

  it('is sent again after five minutes, to another address at once; the link before is dead', async () => {
    const { id, invite } = await rosaAtTheDesk();
    await invite('rosa.verdi@exmaple.org');
    const { token } = await mailedToken(portal(), 'rosa.verdi@exmaple.org', 'invitation');
    expect((await invite(MAILBOX)).status).toBe(200);
    const dead = await portal()
      .visitor()
      .patch(`/users/reset-password?passwordToken=${token}&id=${id}`, { newPassword: PASSWORD });
    expect(dead.json.code).toBe('token-used');
    const soon = await invite(MAILBOX);
    expect([soon.status, soon.json.code]).toEqual([400, 'mail-too-soon']);
    portal().passMinutes(5);
    expect((await invite(MAILBOX)).status).toBe(200);
    portal().passMinutes(14 * 24 * 60);
    expect((await choosePassword('invitation')).json.code).toBe('token-expired');
  });

  it('does not go to an address that somebody has, took meanwhile, or is named for the portal', async () => {
    const { giulia, id, invite } = await rosaAtTheDesk();
    for (const email of [emailOf('sara'), emailOf('portale')]) {
      const taken = await invite(email);
      expect([taken.status, taken.json.code]).toEqual([409, 'email-taken']);
      expect(taken.json.errors).toEqual([{ path: 'email', code: 'taken' }]);
    }
    await portal()
      .visitor()
      .post('/register', registration(portal(), { email: MAILBOX, emailConf: MAILBOX }));
    expect((await invite(MAILBOX)).json.code).toBe('email-taken');
    expect((await giulia.get(`/users/${id}`)).json.email).toBeNull();
  });

  it('is told of with its day, and only while it went to the present address', async () => {
    const { giulia, id, invite } = await rosaAtTheDesk();
    const day = async () => {
      const bank = portal().world.bank.bergamo;
      const one = (await giulia.get(`/users/${id}`)).json.invitedAt;
      const { json } = await giulia.get(`/admin/banks/${bank}/users?sort=surname`);
      expect(json.find((member) => member.id === id)?.invitedAt).toBe(one);
      const lists = await Promise.all(
        MEMBER_LOGINS.map(async (login) => {
          const list = await giulia.get(`/admin/banks/${bank}/users?login=${login}&limit=1`);
          return list.json.map((member) => [
            login,
            member.id,
            Number(list.headers.get('x-total-count')),
          ]);
        }),
      );
      return [one, lists.flat().filter(([login]) => login !== 'own')];
    };
    expect(await day()).toEqual([undefined, [['without-email', id, 1]]]);
    await giulia.put(`/admin/banks/users/${id}/contact`, { email: MAILBOX });
    expect(await day()).toEqual([undefined, [['to-invite', id, 1]]]);
    await invite(MAILBOX);
    expect(await day()).toEqual([expect.any(String), [['invited', id, 1]]]);
    const [before] = await day();
    portal().passMinutes(6);
    await invite(MAILBOX);
    const [again] = await day();
    expect(Date.parse(String(again)) - Date.parse(String(before))).toBe(6 * 60_000);
    await giulia.put(`/admin/banks/users/${id}/contact`, { email: 'altra@example.org' });
    expect(await day()).toEqual([undefined, [['to-invite', id, 1]]]);
    portal().passMinutes(1);
    await invite(MAILBOX);
    await choosePassword('invitation');
    expect(await day()).toEqual([undefined, []]);
    const strange = await giulia.get(
      `/admin/banks/${portal().world.bank.bergamo}/users?login=${'nobody' as 'own'}`,
    );
    expect(strange.json.errors).toEqual([{ path: 'login', code: 'invalid' }]);
  });

  it('is for people without a login, of that bank', async () => {
    const { giulia, id } = await rosaAtTheDesk();
    const { person } = portal().world;
    const body = { email: MAILBOX };
    const self = await giulia.post(`/admin/banks/users/${person.anna}/invite`, body);
    expect([self.status, self.json.code]).toEqual([403, 'person-has-login']);
    const paolo = await portal().signIn('paolo');
    expect((await paolo.post(`/admin/banks/users/${id}/invite`, body)).status).toBe(404);
  });
});

describe('an address that the desk typed', () => {
  it('opens the door to people who say that they forgot their password', async () => {
    const { giulia, id } = await rosaAtTheDesk();
    await giulia.put(`/admin/banks/users/${id}/contact`, { email: MAILBOX });
    await portal().visitor().post(`/users/reset-password/${MAILBOX}`, undefined);
    await deliverMails(portal().deps);
    await catcher.next({ to: MAILBOX, subject: italian('mail-accounts:reset-password.subject') });
    expect((await choosePassword('reset-password')).status).toBe(204);
    expect(await opens(portal(), MAILBOX)).toBe(true);
    expect((await giulia.get(`/users/${id}`)).json).toMatchObject({
      access: 'self',
      status: 'normal',
    });
  });

  it('gets no letter before: neither news nor a link to verify it', async () => {
    const { giulia, id } = await rosaAtTheDesk();
    await giulia.put(`/admin/banks/users/${id}/contact`, { email: MAILBOX });
    const form = bankForm(portal(), { userTo: id });
    await giulia.post('/admin/transactions', { ...form, basis: 'present' });
    const resend = await portal().visitor().patch(`/users/lost-validation/${MAILBOX}`);
    expect(resend.json.code).toBe('email-unknown');
    const before = catcher.mails.length;
    await deliverMails(portal().deps);
    const to = catcher.mails.slice(before).map((mail) => mail.to);
    expect(to.flat().join()).not.toContain(MAILBOX);
  });
});

describe('how to reach somebody without a login', () => {
  it('is changed by the desk, with what it was in the history', async () => {
    const { giulia, id } = await rosaAtTheDesk();
    const contact = (body: object) => giulia.put(`/admin/banks/users/${id}/contact`, body);
    expect((await contact({ phone: '035 1', email: MAILBOX })).json).toMatchObject({
      phone: '035 1',
      email: MAILBOX,
    });
    expect((await contact({ phone: ' ' })).json).toMatchObject({ phone: null, email: null });
    const [last] = (await giulia.get(`/admin/banks/users/${id}/audit`)).json;
    expect(last).toMatchObject({
      action: 'person-updated',
      changes: [
        { field: 'phone', before: '035 1', after: '' },
        { field: 'email', before: MAILBOX, after: '' },
      ],
    });
    expect((await contact({ email: 'no' })).json.errors).toEqual([
      { path: 'email', code: 'email-invalid' },
    ]);
  });

  it('is their own affair for people with a login', async () => {
    const { giulia } = await rosaAtTheDesk();
    const { person } = portal().world;
    const answer = await giulia.put(`/admin/banks/users/${person.anna}/contact`, { phone: '1' });
    expect([answer.status, answer.json.code]).toEqual([403, 'person-has-login']);
  });

  it('a changed address makes the links to the old one worthless', async () => {
    const { giulia, id, invite } = await rosaAtTheDesk();
    await invite(MAILBOX);
    await giulia.put(`/admin/banks/users/${id}/contact`, { email: 'altra@example.org' });
    expect((await choosePassword('invitation')).json.code).toBe('token-used');
    expect(await opens(portal(), MAILBOX)).toBe(false);
  });
});
