/**
 * Telling webhooks: the relay turns events of the outbox into deliveries, and a job for each sends it,
 * again and again over a good day. At least once: a receiver knows a repetition by its id.
 */
import { WEBHOOK_FAILING_DAYS } from '#contract/limits.ts';
import type { DeliveredEvent, WebhookEvent } from '#contract/webhooks.ts';
import type { Deps } from '#server/deps.ts';
import { enqueueEvent } from '#server/modules/outbox/enqueue.ts';
import type { EventKind } from '#server/modules/outbox/events.ts';
import type { Consumer, OutboxEvent } from '#server/modules/outbox/relay.ts';
import { type Clock, daysAfter } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database.ts';
import { addJobs, type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import { isLoopbackName } from '#server/platform/loopback.ts';
import { post } from '#server/platform/posting.ts';
import { bodyOfExchange, bodyOfMembership } from './messages.ts';
import { isLastTry, isTaken } from './rules.ts';
import { openSecret, signatureHeaders } from './signing.ts';
import {
  beginTry,
  failWaiting,
  insertDeliveries,
  listExchangeNews,
  listMembershipNews,
  noteArrival,
  noteFailing,
  noteMiss,
} from './sql.ts';

/** More than `WEBHOOK_TRIES`, which the deliveries count themselves: a crash in between costs none. */
const SENDING: JobKind<{ deliveryId: number }> = { name: 'webhooks.send', tries: 25 };

const EXCHANGE_EVENTS: Partial<Record<EventKind, WebhookEvent>> = {
  'exchange-awaiting': 'exchange.recorded',
  'exchange-confirmed': 'exchange.confirmed',
  'exchange-cancelled': 'exchange.cancelled',
  'exchange-reversed': 'exchange.reversed',
};

interface NewDelivery {
  webhookId: number;
  event: DeliveredEvent;
  body: string;
}

/** Hands what happened to the webhooks of its banks, in the transaction that empties the outbox. */
export function tellWebhooks(clock: Clock): Consumer {
  return async (transaction, events) => {
    const now = clock.now();
    const news = [
      ...(await newsOfExchanges(transaction, events, now)),
      ...(await newsOfMemberships(transaction, events, now)),
    ];
    await enqueueDeliveries(transaction, news, now);
  };
}

async function newsOfExchanges(
  transaction: Transaction,
  events: OutboxEvent[],
  now: Date,
): Promise<NewDelivery[]> {
  const told = events.flatMap(({ kind, payload }) => {
    const event = EXCHANGE_EVENTS[kind];
    return event && 'exchangeId' in payload ? [{ event, id: payload.exchangeId }] : [];
  });
  if (told.length === 0) return [];
  const rows = await transaction.rows(listExchangeNews, {
    exchangeIds: told.map(({ id }) => id),
    events: told.map(({ event }) => event),
  });
  return rows.map((row) => ({
    webhookId: row.webhook_id,
    event: row.event,
    body: bodyOfExchange(row, now),
  }));
}

async function newsOfMemberships(
  transaction: Transaction,
  events: OutboxEvent[],
  now: Date,
): Promise<NewDelivery[]> {
  const told = events.flatMap(({ payload }) =>
    'membershipId' in payload
      ? [
          {
            ...payload,
            event: `membership.${payload.state === 'active' ? 'begun' : 'ended'}` as const,
          },
        ]
      : [],
  );
  if (told.length === 0) return [];
  const rows = await transaction.rows(listMembershipNews, {
    bankIds: told.map(({ bankId }) => bankId),
    events: told.map(({ event }) => event),
  });
  return rows.flatMap(({ webhook_id, nth }) => {
    const about = told[nth - 1];
    if (!about) return [];
    const { event } = about;
    return [{ webhookId: webhook_id, event, body: bodyOfMembership(event, about, now) }];
  });
}

/** Keeps messages, and adds the jobs that send them. */
export async function enqueueDeliveries(
  transaction: Transaction,
  news: NewDelivery[],
  now: Date,
): Promise<void> {
  if (news.length === 0) return;
  const rows = await transaction.rows(insertDeliveries, {
    webhookIds: news.map(({ webhookId }) => webhookId),
    events: news.map(({ event }) => event),
    bodies: news.map(({ body }) => body),
    now,
  });
  const jobs = rows.map(({ id }) => ({ key: String(id), payload: { deliveryId: id } }));
  await addJobs(transaction, SENDING, jobs);
}

/** Whether nobody else reaches the portal. */
export function isPrivatePortal({ publicUrl }: Deps['config']): boolean {
  return isLoopbackName(new URL(publicUrl).hostname);
}

/** The job that sends one message. */
export function webhookTasks(deps: Deps): Tasks {
  return task(SENDING, ({ deliveryId }) => send(deps, deliveryId));
}

async function send(deps: Deps, id: number): Promise<void> {
  const { database, clock, config, secret: key } = deps;
  const now = clock.now();
  const delivery = await database.first(beginTry, { id, now });
  if (!delivery) return;
  const { webhook_id: webhookId, bank_id: bankId, message_id, body, url, event, tries } = delivery;
  const secret = openSecret(key, bankId, delivery.secret);
  const status = secret && (await statusOf({ url, message_id, body, secret, at: now }));
  if (status !== undefined && isTaken(status)) {
    await database.count(noteArrival, { id, status });
    return;
  }
  const isLast = isLastTry(event, tries);
  await database.transaction(async (transaction) => {
    await transaction.count(noteMiss, { id, status: status ?? null, isLast });
    if (event !== 'test') await noteTrouble(transaction, { webhookId, bankId, now });
  });
  if (!isLast) throw new Error(`a webhook answered ${status ?? 'nothing'}`);

  /** @returns undefined when nothing answers */
  function statusOf(message: Message): Promise<number | undefined> {
    return postSigned(message, isPrivatePortal(config)).catch(() => undefined);
  }
}

interface Message {
  url: string;
  message_id: string;
  body: string;
  secret: Buffer;
  at: Date;
}

function postSigned(
  { url, message_id: id, body, secret, at }: Message,
  reachesAll: boolean,
): Promise<number> {
  const headers = {
    ...signatureHeaders(secret, { id, body, at }),
    'content-type': 'application/json',
    'user-agent': 'time-bank-portal',
  };
  return post(url, { headers, body: Buffer.from(body) }, reachesAll);
}

/** Turns off what has failed for five days, and tells the bank's administrators. */
async function noteTrouble(
  transaction: Transaction,
  { webhookId, bankId, now }: { webhookId: number; bankId: number; now: Date },
): Promise<void> {
  const tooLongAgo = daysAfter(now, -WEBHOOK_FAILING_DAYS);
  const webhook = await transaction.first(noteFailing, { webhookId, now, tooLongAgo });
  if (!webhook || webhook.is_on) return;
  await transaction.count(failWaiting, { webhookId });
  await enqueueEvent(transaction, 'webhook-turned-off', { webhookId, bankId }, now);
}
