/** Webhooks (specification §29): who is told what, signed how, how often it is tried, and when it ends. */
import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  WEBHOOK_FAILING_DAYS,
  WEBHOOK_TESTS_PER_HOUR,
  WEBHOOK_TRIES,
  WEBHOOKS_MAX,
} from '#contract/limits.ts';
import type { WebhookEvent } from '#contract/sending/webhooks.ts';
import { deliverMails, drainOutbox, tellDueWebhooks } from './support/background.ts';
import type { Caller } from './support/caller.ts';
import { recordForAnna } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalOf } from './support/refusals.ts';
import { startWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.ts';
import { TODAY } from './support/world.ts';

const portal = portalForEachStory();
let receiver: WebhookReceiver;
let giulia: Caller;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  giulia = await portal().signIn('giulia');
});
afterEach(() => receiver.close());

const EXCHANGES: WebhookEvent[] = [
  'exchange.recorded',
  'exchange.confirmed',
  'exchange.cancelled',
  'exchange.reversed',
];

async function add(who: Caller, events: WebhookEvent[] = EXCHANGES) {
  const { status, json } = await who.post('/admin/webhooks', { url: receiver.url, events });
  expect(status).toBe(201);
  return json;
}

const tell = () => tellDueWebhooks(portal().deps);
/** Sends again what waits for another try. */
async function tellAgain(): Promise<void> {
  await portal().rows('update webhook_delivery set due_at = null');
  await portal().rows('update webhook set waits_until = null');
  await portal().rows(
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at := now())',
  );
  await tell();
}
const told = () => receiver.caught.map(({ body }) => JSON.parse(body));
const typesTold = () => told().map(({ type }) => type);
const hooks = async () => (await giulia.get('/admin/webhooks')).json;
const deliveries = async (id: number) =>
  (await giulia.get(`/admin/webhooks/${id}/deliveries`)).json;

describe('what is told', () => {
  it('is ids, a state, hours and days, signed with the secret that was shown once', async () => {
    const { secret, ...kept } = await add(giulia);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await hooks()).toEqual([kept]);
    const id = await recordForAnna(portal(), { hours: 1.5, note: 'Segreto tra noi' });
    await tell();
    const { person, bank } = portal().world;
    expect(told()).toEqual([
      {
        type: 'exchange.recorded',
        timestamp: '2026-11-20T10:00:00.000Z',
        data: {
          ...{ id, status: 'pending', kind: 'service', quantityOfHours: 1.5 },
          dateOfTransaction: TODAY,
          ...{ userFromId: person.marco, bankFromId: bank.bergamo },
          ...{ userToId: person.anna, bankToId: bank.bergamo },
        },
      },
    ]);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.caught;
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const seconds = String(Date.parse('2026-11-20T10:00:00Z') / 1000);
    const signed = `${headers['webhook-id']}.${seconds}.${body}`;
    const signature = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-timestamp']).toBe(seconds);
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(await deliveries(kept.id)).toMatchObject([
      { event: 'exchange.recorded', state: 'delivered', tries: 1, status: 204 },
    ]);
    const sealed = await portal().rows('select secret from webhook');
    expect(sealed[0].secret.includes(key)).toBe(false);
  });

  it('is each step of an exchange, as far as it was chosen', async () => {
    await add(giulia, ['exchange.confirmed', 'exchange.reversed', 'exchange.cancelled']);
    const anna = await portal().signIn('anna');
    const marco = await portal().signIn('marco');
    const id = await recordForAnna(portal());
    await anna.patch(`/users/transactions/${id}/approve`);
    await marco.patch(`/users/transactions/${id}/reject-confirmed`);
    await anna.patch(`/users/transactions/${await recordForAnna(portal())}/reject`);
    await tell();
    expect(typesTold()).toEqual(['exchange.confirmed', 'exchange.reversed', 'exchange.cancelled']);
    expect(told().map(({ data }) => data.status)).toEqual(['confirmed', 'reversed', 'cancelled']);
  });

  it('is no decision that is taken back', async () => {
    await add(giulia, ['exchange.confirmed']);
    const anna = await portal().signIn('anna');
    const id = await recordForAnna(portal());
    await anna.patch(`/users/transactions/${id}/approve`, { undoable: true });
    await anna.patch(`/users/transactions/${id}/take-back`);
    portal().passSeconds(20);
    await tell();
    expect(receiver.caught).toEqual([]);
  });

  it('is for the banks of both sides, and for no other', async () => {
    const [paolo, lukas] = [await portal().signIn('paolo'), await portal().signIn('lukas')];
    const { id } = await add(paolo, ['exchange.recorded']);
    const { id: other } = await add(lukas, ['exchange.recorded']);
    const { person, bank, activity } = portal().world;
    const marco = await portal().signIn('marco');
    const recorded = await marco.post('/users/transactions', {
      ...{ bankTo: bank.lecco, userTo: person.sara, activity, dateOfTransaction: TODAY },
      ...{ quantityOfHours: 1, note: 'Tra amici' },
    });
    expect(recorded.status).toBe(201);
    await recordForAnna(portal());
    await tell();
    expect(told()).toMatchObject([{ data: { bankToId: bank.lecco } }]);
    expect((await paolo.get(`/admin/webhooks/${id}/deliveries`)).json).toHaveLength(1);
    expect((await lukas.get(`/admin/webhooks/${other}/deliveries`)).json).toEqual([]);
  });

  it('is who becomes a member and who ceases to be one, but no acceptance that is taken back', async () => {
    await add(giulia, ['membership.begun', 'membership.ended']);
    const { person, bank } = portal().world;
    const desk = `/admin/banks/users/${person.elena}` as const;
    await giulia.patch(`${desk}/accept`, { undoable: true });
    expect((await giulia.patch(`${desk}/take-back`)).status).toBe(204);
    portal().passSeconds(20);
    await tell();
    expect(receiver.caught).toEqual([]);
    await giulia.patch(`${desk}/accept`);
    await tell();
    expect(receiver.caught).toEqual([]);
    portal().passSeconds(20);
    await tell();
    await giulia.delete(desk);
    await tell();
    const data = { userId: person.elena, bankId: bank.bergamo };
    expect(told()).toMatchObject([
      { type: 'membership.begun', data },
      { type: 'membership.ended', data },
    ]);
  });
});

describe('what does not arrive', () => {
  it.each([500, 404, 302])('with %i is tried again under the same id', async (status) => {
    const { id } = await add(giulia);
    receiver.answers = status;
    await recordForAnna(portal());
    await tell();
    expect(await deliveries(id)).toMatchObject([{ state: 'waiting', tries: 1, status }]);
    expect(await hooks()).toMatchObject([{ isOn: true, failingSince: '2026-11-20T10:00:00.000Z' }]);
    receiver.answers = 200;
    await tellAgain();
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', tries: 2, status: 200 }]);
    expect(await hooks()).toMatchObject([{ failingSince: null }]);
    const [first, second] = receiver.caught.map(({ headers }) => headers['webhook-id']);
    expect(receiver.caught).toHaveLength(2);
    expect(first).toBe(second);
  });

  it('is not tried again once the desk has turned the address off', async () => {
    const { id } = await add(giulia);
    receiver.answers = 500;
    await recordForAnna(portal());
    await tell();
    expect((await giulia.patch(`/admin/webhooks/${id}`, { isOn: false })).status).toBe(204);
    await tellAgain();
    expect(receiver.caught).toHaveLength(1);
  });

  it('does not leave for an address that was turned off while it was on its way', async () => {
    await add(giulia);
    await recordForAnna(portal());
    await drainOutbox(portal().deps);
    // At the moment of the delivery: what waited was ended before this one was there.
    await portal().rows('update webhook set is_on = false');
    await tell();
    expect(receiver.caught).toEqual([]);
  });

  it('is listed as failed after the last try', async () => {
    const { id } = await add(giulia);
    receiver.answers = 500;
    await recordForAnna(portal());
    await tell();
    await portal().rows(`update webhook_delivery set tries = ${WEBHOOK_TRIES - 1}`);
    await tellAgain();
    expect(await deliveries(id)).toMatchObject([{ state: 'failed', tries: WEBHOOK_TRIES }]);
    await tellAgain();
    expect(receiver.caught).toHaveLength(2);
  });

  it('turns the webhook off after five days, with a letter; on again it begins afresh', async () => {
    const { id } = await add(giulia);
    receiver.answers = 500;
    await recordForAnna(portal());
    await tell();
    portal().passMinutes(WEBHOOK_FAILING_DAYS * 24 * 60 - 1);
    await tellAgain();
    giulia = await portal().signIn('giulia');
    expect(await hooks()).toMatchObject([{ isOn: true }]);
    portal().passMinutes(2);
    await tellAgain();
    expect(await hooks()).toMatchObject([{ isOn: false }]);
    const letters = await portal().rows(
      `select payload from outbox where kind = 'webhook-turned-off'`,
    );
    expect(letters).toEqual([{ payload: { webhookId: id, bankId: portal().world.bank.bergamo } }]);
    await deliverMails(portal().deps);
    const mails = await portal().rows(`select from kept_mail where subject like 'Un webhook%'`);
    expect(mails).toHaveLength(1);
    await recordForAnna(portal());
    await tellAgain();
    expect(receiver.caught).toHaveLength(3);
    receiver.answers = 200;
    const again = await giulia.patch(`/admin/webhooks/${id}`, { isOn: true });
    expect(again.status).toBe(204);
    expect(await hooks()).toMatchObject([{ isOn: true, failingSince: null }]);
    await recordForAnna(portal());
    await tell();
    expect(receiver.caught).toHaveLength(4);
  });
});

describe('the desk', () => {
  it('tries an address, also one that is off, once and not too often', async () => {
    const { id } = await add(giulia);
    expect((await giulia.patch(`/admin/webhooks/${id}`, { isOn: false })).status).toBe(204);
    await recordForAnna(portal());
    receiver.answers = 500;
    expect((await giulia.post(`/admin/webhooks/${id}/test`, undefined)).status).toBe(202);
    await tell();
    expect(typesTold()).toEqual(['test']);
    expect(await deliveries(id)).toMatchObject([{ event: 'test', state: 'failed', status: 500 }]);
    await portal().rows(
      `update rate_counter set hits = ${WEBHOOK_TESTS_PER_HOUR} where key like 'webhook%'`,
    );
    const refused = await giulia.post(`/admin/webhooks/${id}/test`, undefined);
    expect(refusalOf(refused)).toEqual([429, 'too-many-requests']);
  });

  it('has five at most, also when all calls come at once', async () => {
    const wish = { url: receiver.url, events: EXCHANGES };
    const calls = Array.from({ length: WEBHOOKS_MAX + 1 }, () =>
      giulia.post('/admin/webhooks', wish),
    );
    const refused = (await Promise.all(calls)).filter(({ status }) => status !== 201);
    expect(refused.map(refusalOf)).toEqual([[409, 'webhooks-full']]);
  });

  it('looks after its own alone, and each act stands in the history', async () => {
    const { id } = await add(giulia);
    const paolo = await portal().signIn('paolo');
    expect((await paolo.get('/admin/webhooks')).json).toEqual([]);
    for (const answer of [
      await paolo.get(`/admin/webhooks/${id}/deliveries`),
      await paolo.post(`/admin/webhooks/${id}/test`, undefined),
      await paolo.patch(`/admin/webhooks/${id}`, { isOn: false }),
      await paolo.delete(`/admin/webhooks/${id}`),
    ]) {
      expect(refusalOf(answer)).toEqual([404, 'not-found']);
    }
    await giulia.patch(`/admin/webhooks/${id}`, { isOn: false });
    await giulia.delete(`/admin/webhooks/${id}`);
    expect(await hooks()).toEqual([]);
    const noted = await portal().rows(
      `select action from audit where action like 'webhook%' order by id`,
    );
    expect(noted.map(({ action }) => action)).toEqual([
      'webhook-added',
      'webhook-turned-off',
      'webhook-removed',
    ]);
  });

  it('names what makes sense', async () => {
    const wrong = [
      { url: 'ftp://example.org', events: EXCHANGES },
      { url: 'https://anna:password@example.org', events: EXCHANGES },
      { url: receiver.url, events: [] },
    ];
    for (const wish of wrong) {
      expect(refusalOf(await giulia.post('/admin/webhooks', wish))).toEqual([400, 'invalid-input']);
    }
  });
});
