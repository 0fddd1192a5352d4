/**
 * From the outbox to the mailbox: what was done is told, once to each, and what was undone never,
 * whatever breaks in between.
 */
import { afterAll, afterEach, expect, it } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { deliverMails, drainOutbox, sendDueMails } from './support/background.ts';
import { recordForAnna } from './support/exchanges.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { portalForStories } from './support/portal.ts';
import { startRefusingServer } from './support/refusing-server.ts';
import { emailOf } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForStories({ smtpUrl: catcher.url });

afterEach(async () => {
  const left = await portal().rows(
    'select id from outbox union all select id from graphile_worker.jobs',
  );
  expect(left).toEqual([]);
});

const record = () => recordForAnna(portal());

/** Who got a mail during `work`, in the order of the alphabet. */
async function receivers(work: () => Promise<unknown>): Promise<string[]> {
  const before = catcher.mails.length;
  await work();
  return catcher.mails
    .slice(before)
    .map(({ to }) => to)
    .sort();
}

/** The same portal, sending elsewhere. */
function sendingTo(smtpUrl: string | undefined): Deps {
  const { deps } = portal();
  return { ...deps, config: { ...deps.config, smtpUrl } };
}

/** The next try is due now, not in some seconds. */
async function makeDue(): Promise<void> {
  await portal().rows(
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at := now())',
  );
}

it('events of two banks that are told together go to their own desks', async () => {
  const { person, bank } = portal().world;
  await portal().rows(
    `insert into membership (person_id, bank_id, state, role, requested_at)
     values ($1, $2, 'requested', 'USER', now())`,
    [person.davide, bank.lecco],
  );
  await portal().rows(
    `insert into outbox (kind, payload, created_at)
     select 'join-requested', payload, now() from unnest($1::jsonb[]) payload`,
    [
      [
        { personId: person.elena, bankId: bank.bergamo },
        { personId: person.davide, bankId: bank.lecco },
      ],
    ],
  );
  const told = await receivers(() => deliverMails(portal().deps));
  expect(told).toEqual([emailOf('giulia'), emailOf('paolo')]);
});

it('a link that was used before its letter was written is not sent', async () => {
  const asked = await portal()
    .visitor()
    .post(`/users/reset-password/${emailOf('anna')}`, undefined);
  expect(asked.status).toBe(204);
  await portal().rows('update mail_token set used_at = now()');
  expect(await receivers(() => deliverMails(portal().deps))).toEqual([]);
});

it('an event that was rolled back sends no letter', async () => {
  const client = await portal().deps.database.pool.connect();
  await client.query('begin');
  await client.query(
    `insert into outbox (kind, payload, created_at)
     values ('password-changed', jsonb_build_object('personId', $1::bigint), now())`,
    [portal().world.person.anna],
  );
  await client.query('rollback');
  client.release();
  expect(await receivers(() => deliverMails(portal().deps))).toEqual([]);
});

it('a crash while draining loses nothing', async () => {
  await record();
  const client = await portal().deps.database.pool.connect();
  await client.query('begin');
  const { rows } = await client.query('delete from outbox returning pg_backend_pid() as pid');
  client.release(true);
  // Until the database has noticed, the row stays locked.
  const alive = () =>
    portal().rows('select pid from pg_stat_activity where pid = $1', [rows[0].pid]);
  await expect.poll(alive).toEqual([]);
  expect(await receivers(() => deliverMails(portal().deps))).toEqual([emailOf('anna')]);
});

it('a crash between draining and sending loses nothing and sends nothing twice', async () => {
  await record();
  await drainOutbox(portal().deps);
  const told = await receivers(async () => {
    await sendDueMails(portal().deps);
    await deliverMails(portal().deps);
  });
  expect(told).toEqual([emailOf('anna')]);
});

it('several servers that drain at once send everything once', async () => {
  const id = await record();
  await portal().rows(
    `insert into outbox (kind, payload, created_at)
     select 'exchange-awaiting', jsonb_build_object('exchangeId', $1::bigint), now()
     from generate_series(1, 219)`,
    [id],
  );
  const { deps } = portal();
  const taken = await Promise.all([1, 2, 3, 4].map(() => drainOutbox(deps)));
  expect(taken.reduce((sum, count) => sum + count)).toBe(220);
  await sendDueMails(sendingTo(undefined));
  expect(
    await portal().rows('select recipient, count(*) from kept_mail group by recipient'),
  ).toEqual([{ recipient: emailOf('anna'), count: 220 }]);
});

it('a mail server that is down gets the mail when it is up again, once', async () => {
  await record();
  const down = sendingTo('smtp://127.0.0.1:1');
  expect(await receivers(() => deliverMails(down))).toEqual([]);
  expect(await portal().rows('select attempts, last_error from graphile_worker.jobs')).toEqual([
    { attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') },
  ]);
  await makeDue();
  const told = await receivers(async () => {
    await sendDueMails(portal().deps);
    await sendDueMails(portal().deps);
  });
  expect(told).toEqual([emailOf('anna')]);
});

it('of two recipients, one that the mail server refuses does not make the other get it twice', async () => {
  const id = await record();
  const anna = await portal().signIn('anna');
  await anna.patch(`/users/transactions/${id}/approve`);
  await deliverMails(portal().deps);
  const marco = await portal().signIn('marco');
  await marco.patch(`/users/transactions/${id}/reject-confirmed`);

  const moody = await startRefusingServer((address) =>
    address === emailOf('anna') ? { status: 450, sentence: 'mailbox busy' } : undefined,
  );
  await deliverMails(sendingTo(moody.url));
  expect(moody.accepted).toEqual([emailOf('marco')]);
  await makeDue();
  expect(await receivers(() => sendDueMails(portal().deps))).toEqual([emailOf('anna')]);
  await moody.close();
});

it('a letter that is no longer true is not sent', async () => {
  const id = await record();
  const marco = await portal().signIn('marco');
  await marco.patch(`/users/transactions/${id}/reject`);
  const cancelled = catcher.next({ to: emailOf('anna'), subject: 'annullato' });
  expect(await receivers(() => deliverMails(portal().deps))).toEqual([emailOf('anna')]);
  await cancelled;
});

it('somebody who has left gets no letter', async () => {
  await portal().rows(
    `insert into outbox (kind, payload, created_at)
     values ('password-changed', '{"personId": 987654321}', now())`,
  );
  expect(await receivers(() => deliverMails(portal().deps))).toEqual([]);
});

it('a kind that only a newer server knows is left to it', async () => {
  await portal().rows(
    `insert into outbox (kind, payload, created_at) values ('from-the-future', '{}', now())`,
  );
  expect(await drainOutbox(portal().deps)).toBe(0);
  expect(await portal().rows('delete from outbox returning kind')).toEqual([
    { kind: 'from-the-future' },
  ]);
});

it('names cannot become markup, headers or further lines', async () => {
  const name = 'Marco\r\nBcc: eva@example.org\u202e<script>alert(1)</script>';
  await portal().rows('update person set name = $1, surname = $2 where email = $3', [
    name,
    '"Bianchi" & 🕰️',
    emailOf('marco'),
  ]);
  await record();
  expect(await receivers(() => deliverMails(portal().deps))).toEqual([emailOf('anna')]);
  const mail = catcher.mails.at(-1);
  const shown = 'Marco Bcc: eva@example.org <script>alert(1)</script> "Bianchi" & 🕰️';
  expect(mail?.subject).toBe(`Da confermare: 1\u00a0h da ${shown}`);
  expect(mail?.text).toContain(`${shown} ti ha dato`);
  expect(mail?.html).not.toContain('<script');
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &quot;Bianchi&quot; &amp; 🕰️');
});
