/** Inviting many members to a login, so many a day (specification §12). */
import { afterAll, describe, expect, it } from 'vitest';
import { deliverMails, letInvitationsGo, sendInvitations } from './support/background.ts';
import { killWhenWaiting } from './support/batches.ts';
import { bringIn } from './support/imports.ts';
import { italian } from './support/italian.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { portalForEachStory } from './support/portal.ts';
import { mailedToken } from './support/registration.ts';
import { PASSWORD } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const DAY_MINUTES = 24 * 60;
const people = async () =>
  (
    await portal().deps.database.pool.query(
      `select split_part(email, '@', 1) as who, count(*) as links from mail_token
       where purpose = 'invitation' group by 1 order by 1`,
    )
  ).rows;
const once = (...names: string[]) => names.map((who) => ({ who, links: 1 }));

/** The minute in which the letters can be stopped is over. */
async function minuteLater() {
  portal().passMinutes(1);
  await sendInvitations(portal().deps);
}

interface Wave {
  perDay?: number;
}

/** Members without a login: four with an address, one without. */
async function giuliaWithPeople() {
  const giulia = await portal().signIn('giulia');
  const lines = ['ada', 'bea', 'cleo', 'dora'].map((who) => `Prima;${who};${who}@example.net`);
  await bringIn(portal(), giulia, ['Cognome;Nome;Email', ...lines, 'Prima;Ezio;'].join('\n'));
  const found = await giulia.get(
    `/admin/banks/${portal().world.bank.bergamo}/users?login=to-invite&sort=surname`,
  );
  const everybody = found.json.map(({ id }) => id);
  const send = async (wave: Wave, people = everybody) => {
    const { status, json } = await giulia.put('/admin/invitations', {
      ...{ perDay: 2, state: 'sending', people },
      ...wave,
    });
    expect(status).toBe(200);
    return json;
  };
  const set = async (state: 'sending' | 'paused' | 'stopped') => {
    const { status, json } = await giulia.put('/admin/invitations', { perDay: 2, state });
    expect(status).toBe(200);
    return json;
  };
  // A session does not last as long as the waves.
  const read = async () => (await (await portal().signIn('giulia')).get('/admin/invitations')).json;
  return { giulia, everybody, send, set, read };
}

describe('invitations in waves', () => {
  it('go to those who were chosen, so many a day, and are counted', async () => {
    const { read, send } = await giuliaWithPeople();
    const nothing = { waiting: 4, withoutAddress: 1, invited: 0, arrived: 0 };
    expect(await read()).toEqual({ ...nothing, wave: null });
    expect(await people()).toEqual([]);
    expect(await send({})).toMatchObject({
      ...nothing,
      wave: { perDay: 2, people: 4, startsInSeconds: 60 },
    });
    await minuteLater();
    expect(await people()).toEqual(once('ada', 'bea'));
    await sendInvitations(portal().deps);
    expect(await people()).toEqual(once('ada', 'bea'));
    await deliverMails(portal().deps);
    const mail = await catcher.next({ to: 'ada@example.net' });
    expect(mail.subject).toBe(italian('mail-accounts:invitation.subject'));
    portal().passMinutes(DAY_MINUTES);
    await sendInvitations(portal().deps);
    expect(await read()).toMatchObject({
      ...{ waiting: 0, invited: 4 },
      wave: { state: 'done', people: 0, startsInSeconds: null },
    });
    portal().passMinutes(DAY_MINUTES);
    await sendInvitations(portal().deps);
    expect(await people()).toEqual(once('ada', 'bea', 'cleo', 'dora'));
  });

  it('of n people go to these n, once, and to nobody else', async () => {
    const { everybody, read, send } = await giuliaWithPeople();
    await send({ perDay: 10 }, everybody.slice(1, 3));
    // A second press, another tab, a repeated call: each person is chosen once.
    await send({ perDay: 10 }, everybody.slice(1, 3));
    await minuteLater();
    expect(await people()).toEqual(once('bea', 'cleo'));
    portal().passMinutes(DAY_MINUTES);
    await sendInvitations(portal().deps);
    expect(await people()).toEqual(once('bea', 'cleo'));
    expect(await read()).toMatchObject({ waiting: 2, invited: 2, wave: { state: 'done' } });
    const again = await (await portal().signIn('giulia')).put('/admin/invitations', {
      ...{ perDay: 10, state: 'sending', people: everybody.slice(1, 3) },
    });
    expect([again.status, again.json.code]).toEqual([409, 'already-decided']);
  });

  it('leave a minute later, and stopped before that they do not', async () => {
    const { everybody, read, send, set } = await giuliaWithPeople();
    await send({ perDay: 10 });
    portal().passMinutes(59 / 60);
    await sendInvitations(portal().deps);
    expect(await people()).toEqual([]);
    expect(await read()).toMatchObject({ wave: { state: 'sending', startsInSeconds: 1 } });
    const stopped = await set('stopped');
    expect(stopped).toMatchObject({ waiting: 4, wave: { state: 'done', people: 0 } });
    // No day of letters has to be waited for.
    expect(stopped.wave?.nextAt).toBe(portal().deps.clock.now().toISOString());
    portal().passMinutes(2);
    await sendInvitations(portal().deps);
    await deliverMails(portal().deps);
    expect(await people()).toEqual([]);
    // Others can be chosen at once.
    await send({ perDay: 10 }, everybody.slice(0, 1));
    await minuteLater();
    expect(await people()).toEqual(once('ada'));
  });

  it('are not stopped once they have left, and what is left of a longer wave is', async () => {
    const { giulia, send, set } = await giuliaWithPeople();
    const stop = { perDay: 2, state: 'stopped' };
    const nothing = await giulia.put('/admin/invitations', stop);
    expect([nothing.status, nothing.json.code]).toEqual([409, 'already-started']);
    await send({ perDay: 3 });
    await minuteLater();
    await set('stopped');
    portal().passMinutes(DAY_MINUTES);
    await sendInvitations(portal().deps);
    expect(await people()).toEqual(once('ada', 'bea', 'cleo'));
    const late = await (await portal().signIn('giulia')).put('/admin/invitations', stop);
    expect([late.status, late.json.code]).toEqual([409, 'already-started']);
  });

  it('name whom they go to: nobody, or somebody of another bank, is refused', async () => {
    const { giulia, everybody } = await giuliaWithPeople();
    const sending = { perDay: 10, state: 'sending' };
    const refused = async (body: object) =>
      (await giulia.put('/admin/invitations', { ...sending, ...body })).json.errors;
    expect(await refused({})).toEqual([{ path: 'people', code: 'required' }]);
    expect(await refused({ people: [] })).toEqual([{ path: 'people', code: 'required' }]);
    const strange = [{ path: 'people', code: 'not-a-member' }];
    const { sara } = portal().world.person;
    expect(await refused({ people: [...everybody, sara] })).toEqual(strange);
    expect(await refused({ people: [987_654] })).toEqual(strange);
    await minuteLater();
    expect(await people()).toEqual([]);
  });

  it('leave out those who have a login, or lost their address within the minute', async () => {
    const { giulia, everybody, send } = await giuliaWithPeople();
    const [ada = 0] = everybody;
    await send({ perDay: 10 }, [...everybody, portal().world.person.anna]);
    await giulia.put(`/admin/banks/users/${ada}/contact`, { email: '' });
    await minuteLater();
    expect(await people()).toEqual(once('bea', 'cleo', 'dora'));
  });

  it('anyone who chooses a password has arrived, and the history says who was invited', async () => {
    const { giulia, read, send } = await giuliaWithPeople();
    await send({ perDay: 10 });
    await minuteLater();
    await deliverMails(portal().deps);
    const { token, personId } = await mailedToken(portal(), 'ada@example.net', 'invitation');
    const chosen = await portal()
      .visitor()
      .patch(`/users/reset-password?passwordToken=${token}&id=${personId}`, {
        newPassword: PASSWORD,
      });
    expect(chosen.status).toBe(204);
    expect(await read()).toMatchObject({ invited: 3, arrived: 1, wave: { state: 'done' } });
    const history = (await giulia.get(`/admin/banks/users/${personId}/audit`)).json;
    expect(history.map(({ action }) => action)).toContain('member-invited');
  });

  it('never go to somebody whom the desk has invited by hand', async () => {
    const { giulia, read, send } = await giuliaWithPeople();
    const found = await portal().deps.database.pool.query(
      `select id from person where email = 'bea@example.net'`,
    );
    const id: number = found.rows[0].id;
    await giulia.post(`/admin/banks/users/${id}/invite`, { email: 'bea@example.net' });
    expect(await read()).toMatchObject({ waiting: 3, invited: 1 });
    await send({ perDay: 10 });
    await minuteLater();
    expect(await people()).toEqual(once('ada', 'bea', 'cleo', 'dora'));
  });

  it('stop when paused; going on the same day sends no second wave', async () => {
    const { read, send, set } = await giuliaWithPeople();
    await send({});
    await set('paused');
    await minuteLater();
    expect(await people()).toEqual([]);
    await set('sending');
    await minuteLater();
    await set('paused');
    await set('sending');
    await minuteLater();
    expect(await people()).toEqual(once('ada', 'bea'));
    expect(await read()).toMatchObject({ waiting: 2, wave: { state: 'sending', perDay: 2 } });
  });

  it('a server killed in the middle sends nothing twice, and nothing is lost', async () => {
    const { send } = await giuliaWithPeople();
    await send({ perDay: 3 });
    portal().passMinutes(1);
    await letInvitationsGo(portal().deps);
    const lock = 'select from bank where id = $1 for update';
    await killWhenWaiting(portal(), lock, portal().world.bank.bergamo);
    expect(await people()).toEqual([]);
    await Promise.all([sendInvitations(portal().deps), sendInvitations(portal().deps)]);
    expect(await people()).toEqual(once('ada', 'bea', 'cleo'));
    const { rows } = await portal().deps.database.pool.query(
      `select count(*) from outbox where kind = 'invitation'`,
    );
    expect(rows).toEqual([{ count: 3 }]);
  });
});

it.each([0, 201, 1.5])('%s letters a day are not possible', async (perDay) => {
  const giulia = await portal().signIn('giulia');
  const answer = await giulia.put('/admin/invitations', { perDay, state: 'sending' });
  expect([answer.status, answer.json.errors]).toEqual([400, [{ path: 'perDay', code: 'invalid' }]]);
});
