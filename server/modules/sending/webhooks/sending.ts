/**
 * Sending webhooks their messages, again and again over a good day. At least once: a receiver knows a
 * repetition by its id. Each address has a job of its own, which sends one message and comes again for the
 * next: one that is mute or slow holds up nobody but itself.
 */

import { WEBHOOK_FAILING_DAYS } from '#contract/limits.ts';
import type { DeliveredEvent } from '#contract/sending/webhooks.ts';
import { daysAfter, minutesAfter } from '#contract/time.ts';
import type { Deps } from '#server/deps.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import type { Database, Transaction } from '#server/platform/database.ts';
import { addJobs, type JobKind, type Tasks, task } from '#server/platform/job-queue.ts';
import { isLoopbackName } from '#server/platform/loopback.ts';
import { onceAnHour } from '#server/platform/once-an-hour.ts';
import { post } from '#server/platform/posting.ts';
import { SlowReceivers } from '#server/platform/slow-receivers.ts';
import { isAddressWaiting, isLastTry, isTaken, pauseMinutes } from './rules.ts';
import { openSecret, signatureHeaders } from './signing.ts';
import {
  beginTry,
  failWaiting,
  findDue,
  findNext,
  findWebhookOf,
  hurryWaiting,
  insertDeliveries,
  lockWebhook,
  noteArrival,
  noteFailing,
  noteMiss,
} from './sql.ts';

/** One for each address. Misses are counted by the messages; these tries are for what breaks on our side. */
const TELLING: JobKind<{ webhookId: number }> = { name: 'webhooks.tell', tries: 25 };
/** One for each message, as a portal of before 1.5.9 makes them that may still run beside this one. */
const SENDING: JobKind<{ deliveryId: number }> = { name: 'webhooks.send', tries: 25 };

/** Of the workers for webhooks so many may be with addresses that were slow or mute the last time. */
const SLOW_AT_ONCE = 4;
/** When there are more of those, they come again so much later. */
const SLOW_WAIT_SECONDS = 5;

export interface NewDelivery {
  webhookId: number;
  event: DeliveredEvent;
  body: string;
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
  const webhookIds = [...new Set(rows.map(({ webhook_id }) => webhook_id))];
  await addJobs(transaction, TELLING, webhookIds.map(jobFor));
}

const jobFor = (webhookId: number) => ({ key: String(webhookId), payload: { webhookId } });

/** Whether nobody else reaches the portal. */
export function isPrivatePortal({ publicUrl }: Deps['config']): boolean {
  return isThisMachine(publicUrl);
}

/** Whether an address leads to a program of this machine. */
export function isThisMachine(url: string): boolean {
  return isLoopbackName(new URL(url).hostname);
}

/** The job that sends an address its next message. */
export function webhookTasks(deps: Deps): Tasks {
  const { database, clock, log, metrics } = deps;
  const receivers = new SlowReceivers(SLOW_AT_ONCE);
  const isTimeToWarn = onceAnHour(clock);
  return {
    ...task(TELLING, async ({ webhookId }) => {
      if (!receivers.mayCall(webhookId)) {
        const delaySeconds = SLOW_WAIT_SECONDS;
        await addJobs(database, TELLING, [{ ...jobFor(webhookId), delaySeconds }]);
        return;
      }
      const message = await takeNext(deps, webhookId);
      if (message === 'taken') return;
      if (message) {
        const status = await receivers.call(webhookId, () => statusOf(deps, message));
        metrics?.tried('webhooks', isTaken(status) ? 'sent' : 'failed');
        if (!isTaken(status) && isTimeToWarn(String(webhookId))) {
          const { host } = new URL(message.url);
          log.warn({ webhook: webhookId, host, status }, 'A webhook does not take what it is told');
        }
        await noteOutcome(deps, message, status);
      }
      await comeAgain(deps, webhookId);
    }),
    ...task(SENDING, async ({ deliveryId }) => {
      const delivery = await database.first(findWebhookOf, { deliveryId });
      if (delivery) await addJobs(database, TELLING, [jobFor(delivery.webhook_id)]);
    }),
  };
}

/** A message that is in hand, and what is known of its address. */
interface Taken {
  id: number;
  webhookId: number;
  bankId: number;
  messageId: string;
  event: DeliveredEvent;
  body: string;
  /** With this one. */
  tries: number;
  url: string;
  /** Sealed. */
  secret: Buffer;
  /** In a row, before this try. */
  misses: number;
}

/**
 * Takes what an address is to be sent now.
 * @returns undefined when nothing is due; `taken` when somebody else has a message to it in hand, who looks
 *   for the next one afterwards
 */
function takeNext(
  { database, clock }: { database: Database; clock: Deps['clock'] },
  webhookId: number,
): Promise<Taken | 'taken' | undefined> {
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const webhook = await transaction.first(lockWebhook, { webhookId });
    if (!webhook) return undefined;
    const { is_taken, is_on, waits_until, url, secret, misses, bank_id: bankId } = webhook;
    if (is_taken) return 'taken';
    const isReady = is_on && (waits_until === null || waits_until <= now);
    const due = await transaction.first(findDue, { webhookId, now, isReady });
    if (!due) return undefined;
    await transaction.count(beginTry, { id: due.id, now });
    const { id, message_id: messageId, event, body } = due;
    const tries = due.tries + 1;
    return { id, webhookId, bankId, messageId, event, body, tries, url, secret, misses };
  });
}

/** What an address answers; null when it answers nothing, or cannot be told. */
async function statusOf({ clock, config, secret: key }: Deps, message: Taken) {
  const secret = openSecret(key, message.bankId, message.secret);
  if (!secret) return null;
  const { url, messageId: id, body } = message;
  const headers = {
    ...signatureHeaders(secret, { id, body, at: clock.now() }),
    'content-type': 'application/json',
    'user-agent': 'time-bank-portal',
  };
  const posted = { headers, body: Buffer.from(body) };
  return post(url, posted, isPrivatePortal(config)).catch(() => null);
}

/** Writes down what became of a message, and frees its address. */
async function noteOutcome(
  { database, clock }: Deps,
  { id, webhookId, bankId, event, tries, misses: before }: Taken,
  status: number | null,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    if (status !== null && isTaken(status)) {
      await transaction.count(noteArrival, { id, status });
      if (isAddressWaiting(before)) await transaction.count(hurryWaiting, { webhookId });
      return;
    }
    // Somebody at the desk tries the address: that says nothing of what else waits for it.
    const isTest = event === 'test';
    const misses = isTest ? before : before + 1;
    await transaction.count(noteMiss, {
      id,
      status,
      isLast: isLastTry(event, tries),
      dueAt: minutesAfter(now, pauseMinutes(tries)),
      misses,
      waitsUntil: isAddressWaiting(misses) ? minutesAfter(now, pauseMinutes(misses)) : null,
    });
    if (!isTest) await noteTrouble(transaction, { webhookId, bankId, now });
  });
}

/** Has the job come again when the next message to that address is due. */
async function comeAgain({ database, clock }: Deps, webhookId: number): Promise<void> {
  const next = await database.first(findNext, { webhookId });
  if (!next?.due) return;
  const ms = next.due.getTime() - clock.now().getTime();
  const job = { ...jobFor(webhookId), delaySeconds: Math.max(0, Math.ceil(ms / 1000)) };
  // A message that has come meanwhile has brought its own, which is not put off.
  await addJobs(database, TELLING, [job], true);
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
