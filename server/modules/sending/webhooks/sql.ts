/** SQL of webhooks and of what they are sent (specification §29). */
import { sql } from 'kysely';
import type { ExchangeKind } from '#contract/hours/exchange-states.ts';
import type { DeliveredEvent, WebhookEvent } from '#contract/sending/webhooks.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import type { Order, PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

export const listWebhooks = statement('webhooks.list', (p: Params<{ bankId: number }>) =>
  query
    .selectFrom('webhook')
    .select(['id', 'url', 'events', 'is_on', 'failing_since', 'created_at'])
    .where('bank_id', '=', p.bankId)
    .orderBy('id'),
);

/** Calls that add one to the same bank wait for each other. */
export const lockBank = statement('webhooks.lockBank', (p: Params<{ bankId: number }>) =>
  query.selectFrom('bank').select('id').where('id', '=', p.bankId).forNoKeyUpdate(),
);

export const insertWebhook = statement(
  'webhooks.insert',
  (p: Params<{ bankId: number; url: string; events: WebhookEvent[]; secret: Buffer; now: Date }>) =>
    query
      .insertInto('webhook')
      .values({
        bank_id: p.bankId,
        url: p.url,
        events: p.events,
        secret: p.secret,
        created_at: p.now,
      })
      .returning('id'),
);

/** Begins afresh: how long and how often it failed before does not count. */
export const switchWebhook = statement(
  'webhooks.switch',
  (p: Params<{ id: number; bankId: number; isOn: boolean }>) =>
    query
      .updateTable('webhook')
      .set({ is_on: p.isOn, failing_since: null, misses: 0, waits_until: null })
      .where('id', '=', p.id)
      .where('bank_id', '=', p.bankId)
      .returning(['id', 'url']),
);

export const deleteWebhook = statement(
  'webhooks.delete',
  (p: Params<{ id: number; bankId: number }>) =>
    query
      .deleteFrom('webhook')
      .where('id', '=', p.id)
      .where('bank_id', '=', p.bankId)
      .returning(['id', 'url']),
);

export const findWebhook = statement('webhooks.find', (p: Params<{ id: number; bankId: number }>) =>
  query.selectFrom('webhook').select('id').where('id', '=', p.id).where('bank_id', '=', p.bankId),
);

export const listDeliveries = statementsBy(
  'webhooks.listDeliveries',
  (order: Order<'madeAt'>) => (p: Params<PageValues & { webhookId: number }>) =>
    query
      .selectFrom('webhook_delivery')
      .select(['id', 'event', 'state', 'tries', 'status', 'created_at', 'tried_at'])
      .select((eb) => eb.fn.countAll<number>().over().as('total'))
      .where('webhook_id', '=', p.webhookId)
      .orderBy('created_at', order.descending ? 'desc' : 'asc')
      .orderBy('id', order.descending ? 'desc' : 'asc')
      .limit(p.limit)
      .offset(p.offset),
);

/** What a webhook is told of an exchange. */
export interface ExchangeNews {
  event: WebhookEvent;
  id: number;
  kind: ExchangeKind;
  minutes: number;
  performed_on: string;
  creditor_id: number;
  creditor_bank_id: number;
  debtor_id: number;
  debtor_bank_id: number;
}

/** Who is to be told of some exchanges, and what of them: ids, hours, days. */
export const listExchangeNews = statement(
  'webhooks.listExchangeNews',
  (p: Params<{ exchangeIds: number[]; events: WebhookEvent[] }>) => sql<
    ExchangeNews & { webhook_id: number }
  >`
    select webhook.id as webhook_id, told.event, exchange.id, exchange.kind, exchange.minutes,
           exchange.performed_on, exchange.creditor_id, exchange.creditor_bank_id,
           exchange.debtor_id, exchange.debtor_bank_id
    from unnest(${p.exchangeIds}::bigint[], ${p.events}::text[]) with ordinality
      as told (exchange_id, event, nth)
    join exchange on exchange.id = told.exchange_id
    join webhook on webhook.bank_id in (exchange.creditor_bank_id, exchange.debtor_bank_id)
      and webhook.is_on and told.event = any(webhook.events)
    order by told.nth, webhook.id`,
);

/** Who is to be told of some memberships. */
export const listMembershipNews = statement(
  'webhooks.listMembershipNews',
  (p: Params<{ bankIds: number[]; events: WebhookEvent[] }>) => sql<{
    webhook_id: number;
    nth: number;
  }>`
    select webhook.id as webhook_id, told.nth::int as nth
    from unnest(${p.bankIds}::bigint[], ${p.events}::text[]) with ordinality
      as told (bank_id, event, nth)
    join webhook on webhook.bank_id = told.bank_id
      and webhook.is_on and told.event = any(webhook.events)
    order by told.nth, webhook.id`,
);

export const insertDeliveries = statement(
  'webhooks.insertDeliveries',
  (
    p: Params<{
      webhookIds: number[];
      events: DeliveredEvent[];
      bodies: string[];
      now: Date;
    }>,
  ) => sql<{ webhook_id: number }>`
    insert into webhook_delivery (webhook_id, event, body, created_at)
    select webhook_id, event, body, ${p.now}::timestamptz
    from unnest(${p.webhookIds}::bigint[], ${p.events}::text[], ${p.bodies}::text[]) with ordinality
      as told (webhook_id, event, body, nth)
    order by nth
    returning webhook_id`,
);

/** The address, held until the end of the transaction. */
export const lockWebhook = statement(
  'webhooks.lock',
  (p: Params<{ webhookId: number }>) =>
    sql<{
      bank_id: number;
      url: string;
      secret: Buffer;
      is_on: boolean;
      misses: number;
      waits_until: Date | null;
      is_taken: boolean;
    }>`
    select bank_id, url, secret, is_on, misses, waits_until,
           coalesce(taken_until > now(), false) as is_taken
    from webhook where id = ${p.webhookId} for no key update`,
);

/** What an address is sent next: a test first; of the others the oldest whose time has come, unless it waits. */
export const findDue = statement(
  'webhooks.findDue',
  (p: Params<{ webhookId: number; now: Date; isReady: boolean }>) => sql<{
    id: number;
    message_id: string;
    event: DeliveredEvent;
    body: string;
    tries: number;
  }>`
    select id, message_id, event, body, tries from webhook_delivery
    where webhook_id = ${p.webhookId} and state = 'waiting'
      and (event = 'test'
        or ${p.isReady}::boolean and coalesce(due_at <= ${p.now}::timestamptz, true))
    order by (event = 'test') desc, id limit 1`,
);

/** Counts a try, and takes the address for longer than any answer takes. */
export const beginTry = statement(
  'webhooks.beginTry',
  (p: Params<{ id: number; now: Date }>) => sql<Record<never, never>>`
    with tried as (
      update webhook_delivery set tries = tries + 1, tried_at = ${p.now}
      where id = ${p.id} returning webhook_id
    )
    update webhook set taken_until = now() + interval '30 seconds'
    from tried where webhook.id = tried.webhook_id`,
);

/** It has arrived: the address is free again, and owes nothing. */
export const noteArrival = statement(
  'webhooks.noteArrival',
  (p: Params<{ id: number; status: number }>) => sql<Record<never, never>>`
    with arrived as (
      update webhook_delivery set state = 'delivered', status = ${p.status}
      where id = ${p.id} returning webhook_id
    )
    update webhook set failing_since = null, misses = 0, waits_until = null, taken_until = null
    from arrived where webhook.id = arrived.webhook_id`,
);

/** Whatever waits for an address that answers again need not wait any longer. */
export const hurryWaiting = statement('webhooks.hurryWaiting', (p: Params<{ webhookId: number }>) =>
  query
    .updateTable('webhook_delivery')
    .set({ due_at: null })
    .where('webhook_id', '=', p.webhookId)
    .where('state', '=', 'waiting'),
);

/** It has not arrived: when it is tried again, and until when its whole address waits. */
export const noteMiss = statement(
  'webhooks.noteMiss',
  (
    p: Params<{
      id: number;
      status: number | null;
      isLast: boolean;
      dueAt: Date;
      misses: number;
      waitsUntil: Date | null;
    }>,
  ) => sql<Record<never, never>>`
    with missed as (
      update webhook_delivery
      set status = ${p.status}::int, due_at = ${p.dueAt},
          state = case when ${p.isLast}::boolean then 'failed' else state end
      where id = ${p.id} returning webhook_id
    )
    update webhook
    set misses = ${p.misses}, waits_until = ${p.waitsUntil}::timestamptz, taken_until = null
    from missed where webhook.id = missed.webhook_id`,
);

/** When an address is to be told something next; null when nothing waits for it. */
export const findNext = statement(
  'webhooks.findNext',
  (p: Params<{ webhookId: number }>) => sql<{ due: Date | null }>`
    select min(case when event = 'test' then delivery.created_at
                    else greatest(coalesce(due_at, delivery.created_at), waits_until) end) as due
    from webhook_delivery delivery join webhook on webhook.id = delivery.webhook_id
    where webhook.id = ${p.webhookId} and delivery.state = 'waiting'
      and (webhook.is_on or delivery.event = 'test')`,
);

/** The address of a message. */
export const findWebhookOf = statement('webhooks.findOf', (p: Params<{ deliveryId: number }>) =>
  query.selectFrom('webhook_delivery').select('webhook_id').where('id', '=', p.deliveryId),
);

/** Notes since when nothing arrives, and turns off what has failed for too long: a row where it was that. */
export const noteFailing = statement(
  'webhooks.noteFailing',
  (p: Params<{ webhookId: number; now: Date; tooLongAgo: Date }>) => sql<{ is_on: boolean }>`
    update webhook
    set failing_since = coalesce(failing_since, ${p.now}::timestamptz),
        is_on = coalesce(failing_since >= ${p.tooLongAgo}::timestamptz, true)
    where id = ${p.webhookId} and is_on
    returning is_on`,
);

/** What waits for one that is off is not sent any more. */
export const failWaiting = statement('webhooks.failWaiting', (p: Params<{ webhookId: number }>) =>
  query
    .updateTable('webhook_delivery')
    .set({ state: 'failed' })
    .where('webhook_id', '=', p.webhookId)
    .where('state', '=', 'waiting'),
);
