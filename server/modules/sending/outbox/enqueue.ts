/**
 * Writing to the outbox: an event is a plain row in the transaction of what happened, so it exists
 * exactly when that was committed. An event of a decision that can be taken back waits until its
 * time is over; taking the decision back withdraws it, and nobody outside ever hears of it.
 */
import { TAKE_BACK_SECONDS } from '#contract/limits.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { EventKind, Events } from './events.ts';
import { insertEvent, withdrawEvent } from './sql.ts';

/** The reader counts from the answer, which takes a moment, and so does the call that takes back. */
const NETWORK_SECONDS = 5;

/** When the events of a decision made now may leave the outbox. */
export function dueAfterTakeBack(now: Date): Date {
  return new Date(now.getTime() + (TAKE_BACK_SECONDS + NETWORK_SECONDS) * 1000);
}

/** Since when a decision of which nobody is told can be taken back now. */
export function beforeTakeBack(now: Date): Date {
  return new Date(2 * now.getTime() - dueAfterTakeBack(now).getTime());
}

/** @param undoableBy the person who may take the decision back; the event waits as long */
export async function enqueueEvent<Kind extends EventKind>(
  transaction: Transaction,
  kind: Kind,
  payload: Events[Kind],
  now: Date,
  undoableBy: number | null = null,
): Promise<void> {
  await transaction.count(insertEvent, {
    kind,
    payload: JSON.stringify(payload),
    now,
    dueAt: undoableBy === null ? null : dueAfterTakeBack(now),
    undoableBy,
  });
}

/**
 * Withdraws the waiting event of a decision of `actorId`, as part of taking the decision back.
 * @returns when the decision was made
 * @throws Refusal as `takeOut`
 */
export async function withdrawEvents<Kind extends EventKind>(
  ...event: Parameters<typeof takeOut<Kind>>
): Promise<Date> {
  return (await takeOut(...event)).decidedAt;
}

/**
 * The same.
 * @returns when the decision was made, and what the event says
 * @throws Refusal `nothing-to-take-back` when the event has left, or never waited
 */
export async function takeOut<Kind extends EventKind>(
  ...event: Parameters<typeof takeOutWaiting<Kind>>
): Promise<TakenOut> {
  const taken = await takeOutWaiting(...event);
  if (!taken) throw new Refusal('nothing-to-take-back');
  return taken;
}

interface TakenOut {
  decidedAt: Date;
  payload: Events[EventKind];
}

/** The same for what can be taken back after its event has left too: then it is undefined. */
export async function takeOutWaiting<Kind extends EventKind>(
  transaction: Transaction,
  kind: Kind,
  about: Partial<Events[Kind]>,
  { actorId, now }: { actorId: number; now: Date },
): Promise<TakenOut | undefined> {
  const event = await transaction.first(withdrawEvent, {
    kind,
    about: JSON.stringify(about),
    undoableBy: actorId,
    now,
  });
  return event && { decidedAt: event.created_at, payload: event.payload };
}
