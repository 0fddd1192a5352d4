/** Inviting many members to a login, so many a day (specification §12). */
import { afterAll, describe, expect, it } from 'vitest';
import { deliverMails, sendInvitations } from './support/background.ts';
import { killWhenWaiting } from './support/batches.ts';
import { bringIn } from './support/imports.ts';
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

/** Members without a login: four with an address, one without. */
async function giuliaWithPeople() {
  const giulia = await portal().signIn('giulia');
  const lines = ['ada', 'bea', 'cleo', 'dora'].map((who) => `Prima;${who};${who}@example.net`);
  await bringIn(portal(), giulia, ['Cognome;Nome;Email', ...lines, 'Prima;Ezio;'].join('\n'));
  const set = async (state: 'sending' | 'paused', perDay = 2) => {
    const { status, json } = await giulia.put('/admin/invitations', { perDay, state });
    expect(status).toBe(200);
    return json;
  };
  // A session does not last as long as the waves.
  const read = async () => (await (await portal().signIn('giulia')).get('/admin/invitations')).json;
  return { giulia, set, read };
}

describe('invitations in waves', () => {
  it('go to everybody with an address, so many a day, and are counted', async () => {
    const { read, set } = await giuliaWithPeople();
    const nothing = { waiting: 4, withoutAddress: 1, invited: 0, arrived: 0 };
    expect(await read()).toEqual({ ...nothing, wave: null });
    expect(await people()).toEqual([]);
    expect(await set('sending')).toMatchObject({ ...nothing, wave: { perDay: 2 } });
    await sendInvitations(portal().deps);
    expect(await people()).toEqual(once('ada', 'bea'));
    await sendInvitations(portal().deps);
    expect(await people()).toEqual(once('ada', 'bea'));
    await deliverMails(portal().deps);
    const mail = await catcher.next({ to: 'ada@example.net' });
    expect(mail.subject).toBe('La tua banca del tempo ti invita nel portale');
    portal().passMinutes(DAY_MINUTES);
    await sendInvitations(portal().deps);
    expect(await read()).toMatchObject({ waiting: 0, invited: 4, wave: { state: 'sending' } });
    portal().passMinutes(DAY_MINUTES);
    await sendInvitations(portal().deps);
    expect(await read()).toMatchObject({ waiting: 0, wave: { state: 'done' } });
    expect(await people()).toEqual(once('ada', 'bea', 'cleo', 'dora'));
  });

  it('anyone who chooses a password has arrived, and the history says who was invited', async () => {
    const { giulia, read, set } = await giuliaWithPeople();
    await set('sending', 10);
    await sendInvitations(portal().deps);
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
    const { giulia, read, set } = await giuliaWithPeople();
    const found = await portal().deps.database.pool.query(
      `select id from person where email = 'bea@example.net'`,
    );
    const id: number = found.rows[0].id;
    await giulia.post(`/admin/banks/users/${id}/invite`, { email: 'bea@example.net' });
    expect(await read()).toMatchObject({ waiting: 3, invited: 1 });
    await set('sending', 10);
    await sendInvitations(portal().deps);
    expect(await people()).toEqual(once('ada', 'bea', 'cleo', 'dora'));
  });

  it('stop when paused; going on the same day sends no second wave', async () => {
    const { read, set } = await giuliaWithPeople();
    await set('sending');
    await set('paused');
    await sendInvitations(portal().deps);
    expect(await people()).toEqual([]);
    await set('sending');
    await sendInvitations(portal().deps);
    await set('paused');
    await set('sending');
    await sendInvitations(portal().deps);
    expect(await people()).toEqual(once('ada', 'bea'));
    expect(await read()).toMatchObject({ waiting: 2, wave: { state: 'sending', perDay: 2 } });
  });

  it('a server killed in the middle sends nothing twice, and nothing is lost', async () => {
    const { set } = await giuliaWithPeople();
    await set('sending', 3);
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
