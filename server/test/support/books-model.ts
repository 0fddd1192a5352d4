/**
 * A small pure model of exchanges and balances (laws L1 to L9), written from the laws and not from
 * the code: what each call must answer, and what it must change.
 */
import type { Who } from './world.ts';

export const ACTORS = ['giulia', 'marco', 'anna', 'paolo', 'sara'] as const satisfies Who[];
export type Actor = (typeof ACTORS)[number];

const BANK_OF: Record<Actor, 'bergamo' | 'lecco'> = {
  giulia: 'bergamo',
  marco: 'bergamo',
  anna: 'bergamo',
  paolo: 'lecco',
  sara: 'lecco',
};
export const ADMINS = ['giulia', 'paolo'] as const satisfies Actor[];

/** Until then a decision can surely be taken back, and from the second on surely not. */
const SURELY_S = 10;
const NO_MORE_S = 15;

export interface ModelExchange {
  id: number;
  creditor: Actor;
  debtor: Actor;
  minutes: number;
  state: 'pending' | 'confirmed' | 'cancelled' | 'reversed';
  decision?: { by: Actor; at: number; undoable: boolean } | undefined;
}

export interface BooksModel {
  exchanges: ModelExchange[];
  balance: Record<Actor, number>;
  /** Seconds since the beginning. */
  now: number;
}

export const emptyModel = (): BooksModel => ({
  exchanges: [],
  balance: { giulia: 0, marco: 0, anna: 0, paolo: 0, sara: 0 },
  now: 0,
});

export type Decision = 'approve' | 'reject' | 'reject-confirmed' | 'remove';

export const bankOf = (actor: Actor) => BANK_OF[actor];
const isAdmin = (actor: Actor) => ADMINS.some((admin) => admin === actor);

function administersSide(actor: Actor, { creditor, debtor }: ModelExchange): boolean {
  return isAdmin(actor) && [bankOf(creditor), bankOf(debtor)].includes(bankOf(actor));
}

function sees(actor: Actor, exchange: ModelExchange): boolean {
  const { creditor, debtor } = exchange;
  return [creditor, debtor].includes(actor) || administersSide(actor, exchange);
}

/** The status that a decision must be answered with. */
export function answerTo(actor: Actor, decision: Decision, exchange: ModelExchange): number {
  if (decision === 'remove' && !isAdmin(actor)) return 403;
  if (!sees(actor, exchange)) return 404;
  const { creditor, debtor, state } = exchange;
  if (decision === 'approve') {
    const mayConfirm =
      actor !== creditor &&
      (actor === debtor || (isAdmin(actor) && bankOf(actor) === bankOf(debtor)));
    if (!mayConfirm) return 403;
    return state === 'pending' ? 200 : 409;
  }
  if (decision === 'reject') return state === 'pending' ? 200 : 409;
  if (decision === 'remove') return ['pending', 'confirmed'].includes(state) ? 204 : 409;
  const mayReverse = actor === creditor || administersSide(actor, exchange);
  if (!mayReverse) return 403;
  return state === 'confirmed' ? 200 : 409;
}

/** The statuses that taking back may be answered with: for some seconds both are right. */
export function answersToTakeBack(
  actor: Actor,
  exchange: ModelExchange,
  now: number,
): readonly number[] {
  if (!sees(actor, exchange)) return [404];
  const { decision, state } = exchange;
  if (!decision) return [409];
  if (decision.by !== actor) return [403];
  if (!decision.undoable || !['confirmed', 'cancelled'].includes(state)) return [409];
  const age = now - decision.at;
  if (age <= SURELY_S) return [200];
  return age >= NO_MORE_S ? [409] : [200, 409];
}

/** A decision that was accepted. */
export function applyDecision(
  model: BooksModel,
  actor: Actor,
  decision: Decision,
  exchange: ModelExchange,
): void {
  if (exchange.state === 'confirmed') {
    move(model, exchange, -1);
    exchange.state = 'reversed';
    return;
  }
  if (decision === 'approve') {
    move(model, exchange, 1);
    exchange.state = 'confirmed';
  } else {
    exchange.state = 'cancelled';
  }
  exchange.decision = { by: actor, at: model.now, undoable: decision !== 'remove' };
}

/** A decision that was taken back. */
export function applyTakeBack(model: BooksModel, exchange: ModelExchange): void {
  if (exchange.state === 'confirmed') move(model, exchange, -1);
  exchange.state = 'pending';
  exchange.decision = undefined;
}

/** An exchange that was recorded; an administrator of the debtor's bank confirms it at once (L9). */
export function applyRecording(
  model: BooksModel,
  actor: Actor,
  exchange: ModelExchange,
  atDesk: boolean,
): void {
  model.exchanges.push(exchange);
  const atOnce = atDesk && bankOf(actor) === bankOf(exchange.debtor) && actor !== exchange.creditor;
  if (!atOnce) return;
  move(model, exchange, 1);
  exchange.state = 'confirmed';
  exchange.decision = { by: actor, at: model.now, undoable: false };
}

function move(model: BooksModel, { creditor, debtor, minutes }: ModelExchange, sign: 1 | -1): void {
  model.balance[creditor] += sign * minutes;
  model.balance[debtor] -= sign * minutes;
}
