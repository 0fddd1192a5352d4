/**
 * The button of a letter confirms one exchange without signing in (law L4, specification §13), and
 * nothing else: not by looking, not twice, not for somebody else, not too late.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { ACT_CALLS_PER_HOUR } from '#contract/limits.ts';
import { deliverMails } from './support/background.ts';
import { balanceOf, expectBooksToBalance, recordForAnna } from './support/exchanges.ts';
import { fingerprintOf } from './support/fingerprint.ts';
import { insertDeskMember } from './support/fixture-rows.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { actPath, linkToAnna, tokenIn } from './support/one-tap.ts';
import { moveMember } from './support/own-data.ts';
import { portalForEachStory } from './support/portal.ts';
import { mailedToken } from './support/registration.ts';
import { PLAN } from './support/valid-arrangement-requests.ts';
import { emailOf } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });
const link = () => linkToAnna(portal(), catcher);

/** The exchanges and accounts as they are, without the counters of calls. */
async function state(): Promise<string> {
  const lines = (await fingerprintOf(portal().deps.database)).split('\n');
  return lines.filter((line) => !/rate_counter|public\.session:/.test(line)).join('\n');
}

describe('the link of a pending exchange', () => {
  it('says what it would do, however often it is opened, and changes nothing', async () => {
    const { id, token } = await link();
    const before = await state();
    for (const _ of ['a mail scanner', 'the reader', 'the reader again']) {
      const { status, json } = await portal().visitor().get(actPath(token));
      expect(status).toBe(200);
      expect(json).toMatchObject({
        act: 'confirm-exchange',
        isOpen: true,
        total: null,
        exchange: { id, quantityOfHours: 1.5, userFromDisplayName: 'Marco Bianchi' },
      });
    }
    expect(await state()).toBe(before);
  });

  it('confirms without a session, and the books balance (L4, L7)', async () => {
    const { token } = await link();
    const { status, json } = await portal().visitor().post(actPath(token), null);
    expect(status).toBe(200);
    expect(json).toMatchObject({ isOpen: false, total: -1.5, exchange: { status: 'confirmed' } });
    const again = [
      portal().visitor().post(actPath(token), null),
      portal().visitor().get(actPath(token)),
    ];
    for (const answer of again)
      expect((await answer).json).toMatchObject({ isOpen: false, total: null });
    expect(await balanceOf(portal(), 'marco')).toEqual({ total: 1.5, gave: 1.5, received: 0 });
    await expectBooksToBalance(portal());
    const { rows } = await portal().deps.database.pool.query(
      `select actor_id from audit where action = 'exchange-confirmed'`,
    );
    expect(rows).toEqual([{ actor_id: portal().world.person.anna }]);
  });

  it('confirms once, however many come at the same moment', async () => {
    const { token } = await link();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => portal().visitor().post(actPath(token), null)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await balanceOf(portal(), 'marco')).toMatchObject({ total: 1.5 });
  });

  it('does nothing more once it was used, even if the exchange were to wait again', async () => {
    const { token } = await link();
    const visitor = portal().visitor();
    await visitor.post(actPath(token), null);
    const marco = await portal().signIn('marco');
    const { json } = await marco.get('/users/transactions');
    await marco.patch(`/users/transactions/${json[0]?.id ?? 0}/reject-confirmed`, {});
    const before = await state();
    const again = await visitor.post(actPath(token), null);
    expect(again.json).toMatchObject({ isOpen: false, exchange: { status: 'reversed' } });
    expect(await state()).toBe(before);
  });

  it('is told apart from every other link: a wrong one opens nothing', async () => {
    const { token } = await link();
    const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const answer of [
      await portal().visitor().get(actPath(wrong)),
      await portal().visitor().post(actPath(wrong), null),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.json.code).toBe('token-invalid');
    }
    expect(await balanceOf(portal(), 'marco')).toMatchObject({ total: 0 });
  });
});

describe('the link is of no use', () => {
  it('when somebody else has decided meanwhile', async () => {
    const { id, token } = await link();
    const giulia = await portal().signIn('giulia');
    await giulia.patch('/admin/transactions/approve', { ids: [id] });
    const seen = await portal().visitor().get(actPath(token));
    expect(seen.json).toMatchObject({ isOpen: false, exchange: { status: 'confirmed' } });
    const { status, json } = await portal().visitor().post(actPath(token), null);
    expect([status, json.code]).toEqual([409, 'already-decided']);
    expect(await balanceOf(portal(), 'marco')).toMatchObject({ total: 1.5 });
  });

  it('when the exchange was cancelled', async () => {
    const { id, token } = await link();
    const marco = await portal().signIn('marco');
    await marco.patch(`/users/transactions/${id}/reject`, {});
    const seen = await portal().visitor().get(actPath(token));
    expect(seen.json).toMatchObject({ isOpen: false, exchange: { status: 'cancelled' } });
    const { status, json } = await portal().visitor().post(actPath(token), null);
    expect([status, json.code]).toEqual([409, 'already-decided']);
    expect(await balanceOf(portal(), 'marco')).toMatchObject({ total: 0 });
  });

  it('when the member has left the bank', async () => {
    const { token } = await link();
    const { deps, world } = portal();
    await deps.database.pool.query(
      `update membership set state = 'ended', ended_at = requested_at where person_id = $1`,
      [world.person.anna],
    );
    const seen = await portal().visitor().get(actPath(token));
    expect(seen.json).toMatchObject({ isOpen: false, exchange: { status: 'pending' } });
    const { status, json } = await portal().visitor().post(actPath(token), null);
    expect([status, json.code]).toEqual([403, 'forbidden']);
    expect(await balanceOf(portal(), 'marco')).toMatchObject({ total: 0 });
  });

  it('after thirty days', async () => {
    const { token } = await link();
    portal().passMinutes(30 * 24 * 60);
    const { status, json } = await portal().visitor().post(actPath(token), null);
    expect([status, json.code]).toEqual([400, 'token-expired']);
    expect((await portal().visitor().get(actPath(token))).json.code).toBe('token-expired');
  });

  it('to the reader of the old mailbox, once the address has changed', async () => {
    const { token } = await link();
    await moveMember(portal(), 'giulia', 'anna', 'hanna@example.org');
    const { status, json } = await portal().visitor().post(actPath(token), null);
    expect([status, json.code]).toEqual([400, 'token-expired']);
    expect(await balanceOf(portal(), 'marco')).toMatchObject({ total: 0 });
  });

  it('to the reader of the new mailbox, once the owner has taken the old one back', async () => {
    await moveMember(portal(), 'giulia', 'anna', 'hanna@example.org');
    const before = catcher.mails.length;
    await recordForAnna(portal(), { hours: 1 });
    await deliverMails(portal().deps);
    const letter = catcher.mails.slice(before).find(({ links }) => links.join().includes('/act/'));
    if (!letter) throw new Error('no letter with a link that acts');
    expect(letter.to).toBe('hanna@example.org');
    const back = await mailedToken(portal(), emailOf('anna'), 'restore-email');
    await portal().visitor().post('/users/restore-email', { token: back.token });
    const { json } = await portal()
      .visitor()
      .post(actPath(tokenIn(letter)), null);
    expect(json.code).toBe('token-expired');
    expect(await balanceOf(portal(), 'marco')).toMatchObject({ total: 0 });
  });

  it('for another exchange of the same people', async () => {
    const { token } = await link();
    const other = await recordForAnna(portal(), { hours: 1 });
    await portal().visitor().post(actPath(token), null);
    const anna = await portal().signIn('anna');
    const { json } = await anna.get(`/users/transactions/${other}`);
    expect(json.status).toBe('pending');
  });

  it('to a mail program that would stop letters with it', async () => {
    const { token } = await link();
    const { url } = portal();
    const answer = await fetch(`${url}/act/${token}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(answer.status).toBe(400);
    expect(await balanceOf(portal(), 'marco')).toMatchObject({ total: 0 });
  });

  it('to somebody who tries many: the calls of a network are counted', async () => {
    const { token } = await link();
    await portal().deps.database.pool.query(
      `insert into rate_counter (key, window_start, hits)
       select 'acts:' || network, $1, $2 from unnest(array['127.0.0.1', '127.0.0.0/24']) network`,
      [portal().deps.clock.now(), ACT_CALLS_PER_HOUR],
    );
    const { status, headers } = await portal().visitor().post(actPath(token), null);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await balanceOf(portal(), 'marco')).toMatchObject({ total: 0 });
  });
});

it('the database keeps no link, only its hash', async () => {
  const { token } = await link();
  const { rows } = await portal().deps.database.pool.query<{ line: string }>(
    `select t::text as line from act_token t
     union all select payload::text from graphile_worker._private_jobs`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { line } of rows) expect(line).not.toContain(token);
});

it('is made for nobody whom no letter reaches', async () => {
  const { activity } = portal().world;
  const rosa = await insertDeskMember(portal(), 'bergamo', 'active');
  const to = { partner: rosa.id, partnerBank: rosa.bankId, iGive: true };
  const form = { activity, title: 'Aiuto', ...PLAN, with: to };
  const marco = await portal().signIn('marco');
  expect((await marco.post('/users/arrangements', form)).status).toBe(201);
  await deliverMails(portal().deps);
  const { rows } = await portal().deps.database.pool.query('select from act_token');
  expect(rows).toEqual([]);
});
