/** What happened becomes messages to webhooks, in the transaction that takes it out of the outbox. */
import type { WebhookEvent } from '#contract/sending/webhooks.ts';
import type { EventKind } from '#server/modules/sending/outbox/events.ts';
import type { Consumer, OutboxEvent } from '#server/modules/sending/outbox/relay.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database.ts';
import { bodyOfExchange, bodyOfMembership } from './messages.ts';
import { enqueueDeliveries, type NewDelivery } from './sending.ts';
import { listExchangeNews, listMembershipNews } from './sql.ts';

const EXCHANGE_EVENTS: Partial<Record<EventKind, WebhookEvent>> = {
  'exchange-awaiting': 'exchange.recorded',
  'exchange-confirmed': 'exchange.confirmed',
  'exchange-cancelled': 'exchange.cancelled',
  'exchange-reversed': 'exchange.reversed',
};

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
