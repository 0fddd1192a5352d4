/**
 * Addresses that do not work (specification §31): refused for good twice in thirty days, letters that one
 * may do without stop, and the desk passes news on, until the address is another or proven again.
 */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMails, remind } from './support/background.ts';
import { recordForAnna } from './support/exchanges.ts';
import { insertAnswer, insertNotice } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { startRefusingServer } from './support/refusing-server.ts';
import { mailedToken } from './support/registration.ts';
import { emailOf } from './support/world.ts';

const NOBODY = { status: 550, sentence: '5.1.1 no such mailbox' };
let refusals: Record<string, { status: number; sentence: string }> = {};
const server = await startRefusingServer((address) => refusals[address]);
afterAll(() => server.close());
const portal = portalForEachStory({ smtpUrl: server.url });

beforeEach(() => {
  refusals = { [emailOf('anna')]: NOBODY };
  server.accepted.length = 0;
});

/** The link to choose a new password that was asked for. */
async function linkFor(who: 'anna') {
  const email = emailOf(who);
  await portal().visitor().post(`/users/reset-password/${email}`, undefined);
  return mailedToken(portal(), email, 'reset-password');
}

/** A letter to Anna about hours, which is always tried (law L11). */
async function refuseOne(): Promise<void> {
  await recordForAnna(portal());
  await deliverMails(portal().deps);
}

async function refuseTwice(): Promise<void> {
  await refuseOne();
  await refuseOne();
}

/** Anna as her desk reads her. */
async function annaAtDesk() {
  const giulia = await portal().signIn('giulia');
  const { bank, person } = portal().world;
  const { json } = await giulia.get(`/admin/banks/${bank.bergamo}/users?login=failing`);
  const { json: figures } = await giulia.get('/admin/banks/figures');
  const { json: page } = await giulia.get(`/users/${person.anna}`);
  return {
    listed: json.map(({ id }) => id),
    count: figures.failingAddresses,
    since: page.mailFailsSince?.slice(0, 10),
  };
}

const WORKS = { listed: [], count: 0, since: undefined };

describe('an address', () => {
  it('works after one refusal, and does not after the second within thirty days', async () => {
    await refuseOne();
    expect(await annaAtDesk()).toEqual(WORKS);
    portal().passMinutes(30 * 24 * 60 - 1);
    await refuseOne();
    const { anna } = portal().world.person;
    expect(await annaAtDesk()).toEqual({ listed: [anna], count: 1, since: '2026-12-20' });
    const own = await (await portal().signIn('anna')).get(`/users/${anna}`);
    expect(own.json.mailFailsSince?.slice(0, 10)).toBe('2026-12-20');
  });

  it('works where thirty days lie between two refusals, and keeps since when it does not', async () => {
    await refuseOne();
    portal().passMinutes(30 * 24 * 60);
    await refuseOne();
    expect(await annaAtDesk()).toEqual(WORKS);
    await refuseOne();
    const { since } = await annaAtDesk();
    portal().passMinutes(90 * 24 * 60);
    await refuseOne();
    expect(since).toBe('2026-12-20');
    expect((await annaAtDesk()).since).toBe(since);
  });

  it.each([
    ['the server does not want this sender', { status: 550, sentence: '5.7.1 blocked' }],
    ['the server wants nobody', { status: 554, sentence: 'no SMTP service here' }],
    ['the mailbox is busy', { status: 450, sentence: '4.2.1 try again later' }],
  ])('is not at fault where %s', async (_, refusal) => {
    refusals = { [emailOf('anna')]: refusal };
    await refuseTwice();
    expect(await annaAtDesk()).toEqual(WORKS);
  });

  it.each([
    ['without such numbers', { status: 550, sentence: 'user unknown' }, '550'],
    ['whose mailbox takes nothing', { status: 552, sentence: '5.2.2 mailbox full' }, '5.2.2'],
  ])('is marked by a server %s, with its number alone', async (_, refusal, code) => {
    refusals = { [emailOf('anna')]: refusal };
    await refuseTwice();
    expect((await annaAtDesk()).count).toBe(1);
    const rows = await portal().rows('select last_code from mail_trouble');
    expect(rows).toEqual([{ last_code: code }]);
  });

  it('that is another works, and begins without a fault', async () => {
    await refuseTwice();
    await portal().rows(`update person set email = 'nuova@example.org' where id = $1`, [
      portal().world.person.anna,
    ]);
    expect(await annaAtDesk()).toEqual(WORKS);
    refusals['nuova@example.org'] = NOBODY;
    await refuseOne();
    expect(await annaAtDesk()).toEqual(WORKS);
    await refuseOne();
    expect((await annaAtDesk()).count).toBe(1);
  });

  it('that its owner proves by a link works again', async () => {
    await refuseTwice();
    refusals = {};
    const { token, personId } = await linkFor('anna');
    const { status } = await portal()
      .visitor()
      .patch(`/users/reset-password?passwordToken=${token}&id=${personId}`, {
        newPassword: 'Nuova-2026!x',
      });
    expect(status).toBe(204);
    expect(await annaAtDesk()).toEqual(WORKS);
    expect(await portal().rows('select from mail_trouble')).toEqual([]);
  });
});

describe('what is told', () => {
  it('stops where one may do without it, and is tried where hours move', async () => {
    const reminded = async () => {
      portal().passMinutes(8 * 24 * 60);
      server.accepted.length = 0;
      await remind(portal().deps);
      await deliverMails(portal().deps);
      return server.accepted;
    };
    await refuseTwice();
    refusals = {};
    expect(await reminded()).toEqual([]);
    await recordForAnna(portal());
    await deliverMails(portal().deps);
    expect(server.accepted).toEqual([emailOf('anna')]);
    await portal().rows('delete from mail_trouble');
    expect(await reminded()).toEqual([emailOf('anna')]);
  });

  it('by the board is passed on by voice, by the desk of the bank alone', async () => {
    const { world } = portal();
    const anna = { id: world.person.anna, bankId: world.bank.bergamo };
    const marco = { id: world.person.marco, bankId: world.bank.bergamo };
    const notice = await insertNotice(portal(), anna);
    await portal().rows(`update notice set asks_again_on = '2027-01-01'`);
    const { id: answerId } = await insertAnswer(portal(), notice, marco);
    const giulia = await portal().signIn('giulia');
    expect((await giulia.get('/admin/answers')).json).toEqual([]);
    expect((await giulia.post(`/admin/answers/${answerId}/told`, undefined)).status).toBe(404);
    await refuseTwice();
    expect((await giulia.get('/admin/answers')).json).toMatchObject([
      { id: answerId, what: 'answered', tell: 'Anna Ferrari' },
    ]);
    expect((await giulia.get('/admin/banks/figures')).json.answersToTell).toBe(1);
    const paolo = await portal().signIn('paolo');
    expect((await paolo.get('/admin/answers')).json).toEqual([]);
    expect((await giulia.post(`/admin/answers/${answerId}/told`, undefined)).status).toBe(204);
    expect((await giulia.get('/admin/answers')).json).toEqual([]);
  });

  it('on paper reaches them too: they are in the print run', async () => {
    const giulia = await portal().signIn('giulia');
    const run = { from: '2026-01-01', to: '2026-11-20', withStill: true, withEmail: false };
    const before = await giulia.post('/admin/statements', run);
    await refuseTwice();
    const after = await giulia.post('/admin/statements', run);
    const idsOf = ({ json }: typeof before) => json.statements.map(({ number }) => number);
    expect(idsOf(after).length).toBe(idsOf(before).length + 1);
  });
});
