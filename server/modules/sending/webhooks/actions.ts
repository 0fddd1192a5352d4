/** The desk and its webhooks: adding, listing, testing, switching and removing them (specification §29). */
import { randomBytes } from 'node:crypto';
import { WEBHOOKS_MAX } from '#contract/limits.ts';
import type { Webhook, WebhookDelivery } from '#contract/sending/webhooks.ts';
import type { Call } from '#server/call.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { assertCallLimit } from '#server/modules/running/guards/calls.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { orderOf, type Page, pageValues, readPage } from '#server/platform/paging.ts';
import { bodyOfTest } from './messages.ts';
import { mayBeTold } from './rules.ts';
import { enqueueDeliveries, isPrivatePortal, isThisMachine } from './sending.ts';
import { SECRET_PREFIX, sealSecret } from './signing.ts';
import {
  deleteWebhook,
  failWaiting,
  findWebhook,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  lockBank,
  switchWebhook as turn,
} from './sql.ts';

const SECRET_BYTES = 32;

/** Those of the caller's bank, the oldest first. */
export async function readWebhooks({
  db,
  actor: { bankId },
}: Call<'listWebhooks'>): Promise<Webhook[]> {
  const rows = await db.rows(listWebhooks, { bankId });
  return rows.map(({ id, url, events, is_on, failing_since, created_at }) => ({
    id,
    url,
    events,
    isOn: is_on,
    failingSince: failing_since?.toISOString() ?? null,
    madeAt: created_at.toISOString(),
  }));
}

/** Adds one, at an address that this portal may tell. @returns it with its secret, which is kept sealed */
export async function addWebhook(call: Call<'addWebhook'>): Promise<Webhook & { secret: string }> {
  const { db, now, actor, body, config, secret: key } = call;
  const { personId: actorId, bankId } = actor;
  const { url, events } = body;
  if (!mayBeTold(url, { isPrivate: isPrivatePortal(config), isHere: isThisMachine(url) }))
    refuseFields([{ path: 'url', code: 'url-invalid' }]);
  const bytes = randomBytes(SECRET_BYTES);
  await db.first(lockBank, { bankId });
  const { length } = await db.rows(listWebhooks, { bankId });
  if (length >= WEBHOOKS_MAX) throw new Refusal('webhooks-full');
  const sealed = sealSecret(key, bankId, bytes);
  const made = await db.first(insertWebhook, { bankId, url, events, secret: sealed, now });
  if (!made) throw new Error('a webhook was not kept');
  await audit(db, now, 'webhook-added', { actorId, bankId, detail: { url, events } });
  const madeAt = now.toISOString();
  const secret = `${SECRET_PREFIX}${bytes.toString('base64')}`;
  return { id: made.id, url, events, isOn: true, failingSince: null, madeAt, secret };
}

/** Turns one on or off. What waits for one that is turned off is not sent any more. */
export async function switchWebhook({
  db,
  now,
  actor: { personId: actorId, bankId },
  params: { id },
  body: { isOn },
}: Call<'switchWebhook'>): Promise<void> {
  const turned = await db.first(turn, { id, bankId, isOn });
  if (!turned) throw new Refusal('not-found');
  if (!isOn) await db.count(failWaiting, { webhookId: id });
  const action = isOn ? 'webhook-turned-on' : 'webhook-turned-off';
  await audit(db, now, action, { actorId, bankId, detail: { url: turned.url } });
}

export async function removeWebhook({
  db,
  now,
  actor: { personId: actorId, bankId },
  params: { id },
}: Call<'removeWebhook'>): Promise<void> {
  const removed = await db.first(deleteWebhook, { id, bankId });
  if (!removed) throw new Refusal('not-found');
  await audit(db, now, 'webhook-removed', { actorId, bankId, detail: { url: removed.url } });
}

/** Sends a test, once; of one bank thirty in an hour. */
export async function testWebhook({
  db,
  now,
  clock,
  actor: { bankId },
  params: { id },
}: Call<'testWebhook'>): Promise<void> {
  if (!(await db.first(findWebhook, { id, bankId }))) throw new Refusal('not-found');
  await assertCallLimit(db, clock, 'webhookTests', String(bankId));
  await db.transaction((transaction) =>
    enqueueDeliveries(transaction, [{ webhookId: id, event: 'test', body: bodyOfTest(now) }], now),
  );
}

/** What was sent to one, the latest first unless asked otherwise. */
export async function readDeliveries({
  db,
  actor: { bankId },
  params: { id },
  query,
}: Call<'listWebhookDeliveries'>): Promise<Page<WebhookDelivery>> {
  if (!(await db.first(findWebhook, { id, bankId }))) throw new Refusal('not-found');
  const order = orderOf(query.sort, { field: 'madeAt', descending: true });
  const values = { ...pageValues(query), webhookId: id };
  return readPage(
    db,
    listDeliveries(order),
    values,
    ({ created_at, tried_at, total: _, ...delivery }) => ({
      ...delivery,
      madeAt: created_at.toISOString(),
      triedAt: tried_at?.toISOString() ?? null,
    }),
  );
}
