/** The desk and its webhooks: adding, listing, testing, switching and removing them (specification §29). */
import { randomBytes } from 'node:crypto';
import type { QueryOf } from '#contract/endpoints.ts';
import { WEBHOOKS_MAX } from '#contract/limits.ts';
import type { Webhook, WebhookDelivery, WebhookEvent } from '#contract/webhooks.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { audit } from '#server/modules/audit/write.ts';
import { assertCallLimit } from '#server/modules/guards/calls.ts';
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
  switchWebhook,
} from './sql.ts';

const SECRET_BYTES = 32;

/** Those of the caller's bank, the oldest first. */
export async function readWebhooks({ database }: Deps, actor: SignedInMember): Promise<Webhook[]> {
  const rows = await database.rows(listWebhooks, { bankId: actor.bankId });
  return rows.map(({ id, url, events, is_on, failing_since, created_at }) => ({
    id,
    url,
    events,
    isOn: is_on,
    failingSince: failing_since?.toISOString() ?? null,
    madeAt: created_at.toISOString(),
  }));
}

/**
 * Adds one. @returns it with its secret, which is kept sealed
 * @throws Refusal `url-invalid` at the field for an address that this portal does not tell,
 *   `webhooks-full`
 */
export async function addWebhook(
  { database, clock, config, secret: key }: Deps,
  { personId, bankId }: SignedInMember,
  { url, events }: { url: string; events: WebhookEvent[] },
): Promise<Webhook & { secret: string }> {
  if (!mayBeTold(url, { isPrivate: isPrivatePortal(config), isHere: isThisMachine(url) }))
    refuseFields([{ path: 'url', code: 'url-invalid' }]);
  const bytes = randomBytes(SECRET_BYTES);
  const now = clock.now();
  const id = await database.transaction(async (transaction) => {
    await transaction.first(lockBank, { bankId });
    const { length } = await transaction.rows(listWebhooks, { bankId });
    if (length >= WEBHOOKS_MAX) throw new Refusal('webhooks-full');
    const secret = sealSecret(key, bankId, bytes);
    const values = { bankId, url, events, secret, now };
    const [made] = await transaction.rows(insertWebhook, values);
    if (!made) throw new Error('a webhook was not kept');
    await audit(transaction, now, 'webhook-added', {
      actorId: personId,
      bankId,
      detail: { url, events },
    });
    return made.id;
  });
  const secret = `${SECRET_PREFIX}${bytes.toString('base64')}`;
  return { id, url, events, isOn: true, failingSince: null, madeAt: now.toISOString(), secret };
}

/**
 * Turns one on or off. What waits for one that is turned off is not sent any more.
 * @throws Refusal `not-found` for one that is gone, or another bank's
 */
export async function turnWebhook(
  { database, clock }: Deps,
  { personId, bankId }: SignedInMember,
  { id, isOn }: { id: number; isOn: boolean },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const turned = await transaction.first(switchWebhook, { id, bankId, isOn });
    if (!turned) throw new Refusal('not-found');
    if (!isOn) await transaction.count(failWaiting, { webhookId: id });
    await audit(transaction, clock.now(), isOn ? 'webhook-turned-on' : 'webhook-turned-off', {
      actorId: personId,
      bankId,
      detail: { url: turned.url },
    });
  });
}

/** @throws Refusal `not-found` for one that is gone, or another bank's */
export async function removeWebhook(
  { database, clock }: Deps,
  { personId, bankId }: SignedInMember,
  id: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const removed = await transaction.first(deleteWebhook, { id, bankId });
    if (!removed) throw new Refusal('not-found');
    await audit(transaction, clock.now(), 'webhook-removed', {
      actorId: personId,
      bankId,
      detail: { url: removed.url },
    });
  });
}

/** Sends a test, once. @throws Refusal `not-found`, `too-many-requests` past thirty in an hour of one bank */
export async function sendTest(
  { database, clock }: Deps,
  { bankId }: SignedInMember,
  id: number,
): Promise<void> {
  if (!(await database.first(findWebhook, { id, bankId }))) throw new Refusal('not-found');
  await assertCallLimit(database, clock, 'webhookTests', String(bankId));
  const now = clock.now();
  await database.transaction((transaction) =>
    enqueueDeliveries(transaction, [{ webhookId: id, event: 'test', body: bodyOfTest(now) }], now),
  );
}

/** What was sent to one, the latest first unless asked otherwise. @throws Refusal `not-found` */
export async function readDeliveries(
  { database }: Deps,
  { bankId }: SignedInMember,
  id: number,
  query: QueryOf<'listWebhookDeliveries'>,
): Promise<Page<WebhookDelivery>> {
  if (!(await database.first(findWebhook, { id, bankId }))) throw new Refusal('not-found');
  const order = orderOf(query.sort, { field: 'madeAt', descending: true });
  const values = { ...pageValues(query), webhookId: id };
  return readPage(
    database,
    listDeliveries(order),
    values,
    ({ created_at, tried_at, total: _, ...delivery }) => ({
      ...delivery,
      madeAt: created_at.toISOString(),
      triedAt: tried_at?.toISOString() ?? null,
    }),
  );
}
