/** Closing the account of somebody who leaves or is no more: the balance and the membership end together. */
import { afterAll, describe, expect, it } from 'vitest';
import { deliverMails } from './support/background.ts';
import { beginOther, somebodyWaits } from './support/database-locks.ts';
import { expectBooksToBalance, recordForAnna } from './support/exchanges.ts';
import { fundOf, secondAdministrator, setRule } from './support/fund.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { portalForEachStory } from './support/portal.ts';
import { emailOf, type Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });
const idOf = (who: Who) => portal().world.person[who];
const at = (who: Who) => `/admin/banks/users/${idOf(who)}/closing`;

/** Marco has given Anna three hours: Marco has 3 h, Anna −3 h. */
async function threeHours() {
  const id = await recordForAnna(portal(), { hours: 3 });
  await (await portal().signIn('anna')).patch(`/users/transactions/${id}/approve`);
  return portal().signIn('giulia');
}

const balance = async (who: Who) =>
  (await portal().rows('select balance_minutes from account where person_id = $1', [idOf(who)]))[0]
    ?.balance_minutes / 60;

const standing = async (who: Who) =>
  (await portal().rows('select status from standing where person_id = $1', [idOf(who)]))[0]?.status;

describe('somebody who has hours', () => {
  it('leaves them to the fund, in one transaction with the end of the membership', async () => {
    const giulia = await threeHours();
    await recordForAnna(portal(), { hours: 1, note: 'Aspetta' });
    expect((await giulia.get(at('marco'))).json).toEqual({
      ...{ balance: 3, waiting: { gave: 1, received: 0 }, cheques: 0 },
    });
    const { status } = await giulia.post(at('marco'), { seen: 3, way: 'fund' });
    expect(status).toBe(204);
    expect([await balance('marco'), await standing('marco')]).toEqual([0, 'new']);
    expect(await fundOf(portal())).toMatchObject({
      balance: 3,
      cameIn: [{ kind: 'settlement', hours: 3 }],
    });
    expect(await portal().rows(`select state from exchange where note = 'Aspetta'`)).toEqual([
      { state: 'cancelled' },
    ]);
    await expectBooksToBalance(portal());
  });

  it('leaves them to a member, who may send them back', async () => {
    const giulia = await threeHours();
    await giulia.post(at('marco'), { seen: 3, way: 'person', toPerson: idOf('anna') });
    expect([await balance('marco'), await balance('anna')]).toEqual([0, 0]);
    const [{ id }] = await portal().rows(`select id from exchange where kind = 'settlement'`);
    const anna = await portal().signIn('anna');
    expect((await anna.patch(`/users/transactions/${id}/reject-confirmed`, {})).status).toBe(200);
    expect([await balance('marco'), await balance('anna')]).toEqual([3, -3]);
    await expectBooksToBalance(portal());
  });

  it('keeps them on the closed account, and finds them when they come back', async () => {
    const giulia = await threeHours();
    expect((await giulia.post(at('marco'), { seen: 3, way: 'keep' })).status).toBe(204);
    expect([await balance('marco'), await standing('marco')]).toEqual([3, 'new']);
    const marco = await portal().signIn('marco');
    await marco.patch(`/users/banks/${portal().world.bank.bergamo}/join`);
    await giulia.patch(`/admin/banks/users/${idOf('marco')}/accept`);
    expect((await giulia.get(at('marco'))).json).toMatchObject({ balance: 3 });
  });
});

describe('somebody who lacks hours', () => {
  it('has them taken over by the fund, with a reason, also below its limit', async () => {
    const giulia = await threeHours();
    await setRule(portal(), 'fund-low', 0);
    const without = await giulia.post(at('anna'), { seen: -3, way: 'fund' });
    expect(without.json.errors).toEqual([{ path: 'note', code: 'required' }]);
    const note = 'Deciso dal direttivo';
    expect((await giulia.post(at('anna'), { seen: -3, way: 'fund', note })).status).toBe(204);
    expect([await balance('anna'), (await fundOf(portal())).balance]).toEqual([0, -3]);
    expect(await portal().rows(`select note from exchange where kind = 'settlement'`)).toEqual([
      { note },
    ]);
    await expectBooksToBalance(portal());
  });

  it('leaves them open, and passes them on to nobody', async () => {
    const giulia = await threeHours();
    const passed = await giulia.post(at('anna'), {
      ...{ seen: -3, way: 'person', toPerson: idOf('marco') },
    });
    expect(passed.json.errors).toEqual([{ path: 'way', code: 'invalid' }]);
    expect(await standing('anna')).toBe('normal');
    expect((await giulia.post(at('anna'), { seen: -3, way: 'keep' })).status).toBe(204);
    expect([await balance('anna'), await standing('anna')]).toEqual([-3, 'new']);
  });
});

describe('what is refused', () => {
  it('another balance than the one that was shown closes nothing', async () => {
    const giulia = await threeHours();
    const { status, json } = await giulia.post(at('marco'), { seen: 2, way: 'fund' });
    expect([status, json.code]).toEqual([409, 'seen-outdated']);
    expect([await balance('marco'), await standing('marco')]).toEqual([3, 'normal']);
    const twice = { seen: 3, way: 'fund' };
    const answers = await Promise.all([1, 2].map(() => giulia.post(at('marco'), twice)));
    expect(answers.map((one) => one.status).sort()).toEqual([204, 404]);
    expect((await fundOf(portal())).balance).toBe(3);
  });

  it('an administrator: neither their own account nor hours into their own hand (L4)', async () => {
    const giulia = await threeHours();
    const own = await giulia.post(at('giulia'), { seen: 0, way: 'keep' });
    expect([own.status, own.json.code]).toEqual([403, 'admin-not-removable']);
    const mine = { seen: 3, way: 'person', toPerson: idOf('giulia') };
    const refused = await giulia.post(at('marco'), mine);
    expect([refused.status, refused.json.code]).toEqual([403, 'own-decision']);
    expect(await standing('marco')).toBe('normal');
  });

  it('another administrator may pass hours on to one', async () => {
    await threeHours();
    const marco = await secondAdministrator(portal());
    const id = await recordForAnna(portal(), { hours: 3, note: 'Ancora' });
    expect(id).toBeGreaterThan(0);
    const closing = { seen: -3, way: 'keep' };
    expect((await marco.post(at('anna'), closing)).status).toBe(204);
  });

  it.each([
    [{ way: 'person', toPerson: null }, 'toPerson', 'not-a-member'],
    [{ way: 'person', toPerson: 'sara' }, 'toPerson', 'not-a-member'],
    [{ way: 'person', toPerson: 'marco' }, 'toPerson', 'same-person'],
    [{ way: 'elsewhere', toPerson: null }, 'way', 'required'],
  ] as const)('%o', async (body, path, code) => {
    const giulia = await threeHours();
    const toPerson = body.toPerson ? idOf(body.toPerson) : null;
    const { status, json } = await giulia.post(at('marco'), { seen: 3, ...body, toPerson });
    expect([status, json.errors]).toEqual([400, [{ path, code }]]);
    expect(await standing('marco')).toBe('normal');
  });

  it('members, and the desks of other banks', async () => {
    const anna = await portal().signIn('anna');
    expect((await anna.post(at('marco'), { seen: 0, way: 'keep' })).status).toBe(403);
    const paolo = await portal().signIn('paolo');
    expect((await paolo.get(at('marco'))).status).toBe(404);
  });
});

it('waits for a confirmation under way instead of deadlocking, and then sees its balance', async () => {
  const giulia = await portal().signIn('giulia');
  const id = await recordForAnna(portal(), { hours: 1 });
  const other = await beginOther(portal().deps);
  await other.run('select from exchange where id = $1 for update', [id]);
  const closing = giulia.post(at('marco'), { seen: 0, way: 'keep' });
  await somebodyWaits(portal().deps);
  await other.run('select from account where person_id = $1 for no key update', [idOf('marco')]);
  await other.end();
  expect((await closing).status).toBe(204);
  await expectBooksToBalance(portal());
});

describe('letters', () => {
  const sentTo = (who: Who) => catcher.mails.filter(({ to }) => to === emailOf(who)).length;

  it('go to who leaves, and to nobody who is no more; the family that gets the hours is told', async () => {
    const giulia = await threeHours();
    await deliverMails(portal().deps);
    const [marco, anna] = [sentTo('marco'), sentTo('anna')];
    const body = { seen: 3, way: 'person', toPerson: idOf('anna'), isGone: true };
    expect((await giulia.post(at('marco'), body)).status).toBe(204);
    await deliverMails(portal().deps);
    expect([sentTo('marco') - marco, sentTo('anna') - anna]).toEqual([0, 1]);
    expect((await giulia.post(at('anna'), { seen: 0, way: 'keep' })).status).toBe(204);
    await deliverMails(portal().deps);
    expect(sentTo('anna') - anna).toBe(2);
  });

  it('come again to somebody who became a member again after a mistake', async () => {
    const giulia = await portal().signIn('giulia');
    await giulia.post(at('anna'), { seen: 0, way: 'keep', isGone: true });
    const anna = await portal().signIn('anna');
    await anna.patch(`/users/banks/${portal().world.bank.bergamo}/join`);
    await giulia.patch(`/admin/banks/users/${idOf('anna')}/accept`);
    const [row] = await portal().rows('select gone_at from person where id = $1', [idOf('anna')]);
    expect(row).toEqual({ gone_at: null });
  });
});
