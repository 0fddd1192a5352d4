/**
 * Who may do what: pure predicates on plain facts, asked by the server before it acts and by the
 * browser before it shows a button. An answer is the reason for a refusal, or undefined for yes.
 */

import type { ErrorCode } from './errors.ts';
import type { ExchangeAction } from './hours/exchange-states.ts';
import type { Role, Status } from './people/accounts.ts';

/** The facts about a signed-in person that permissions rest on. */
export interface Actor {
  personId: number;
  status: Status;
  role: Role;
  /** The bank of the active membership. */
  bankId: number | null;
  /** The person of trust who acts for them (specification §12). */
  delegateId?: number;
  /** The administrator of their bank who acts for them (specification §20, §22). */
  deskId?: number;
  /** The bodies whose referent they, or who acts for them, are (specification §51). */
  represents?: readonly number[] | undefined;
}

/** The facts about an exchange that permissions rest on. */
export interface ExchangeSides {
  creditorId: number;
  creditorBankId: number;
  debtorId: number;
  debtorBankId: number;
  /** The person of trust who recorded it for the creditor. */
  recorderForCreditorId?: number | null;
}

/** Whether the actor is an active administrator of that bank. */
export function administers(actor: Actor, bankId: number): boolean {
  return actor.status === 'normal' && actor.role === 'ADMIN' && actor.bankId === bankId;
}

/** Seeing an exchange: its two people in their bank of then, and the administrators of both. */
export function maySeeExchange(actor: Actor, exchange: ExchangeSides): boolean {
  return isCreditor(actor, exchange) || isDebtor(actor, exchange) || isAdminOfSide(actor, exchange);
}

/**
 * Deciding on an exchange that the actor can see, whatever its state.
 * A person of trust confirms nothing that they gave themselves, or recorded for who gave it, and
 * reverses nothing. The referent of a body that gave stands for who gave, and at the desk decides nothing
 * of what their body gave or received (specification §51).
 * @returns why not, or undefined when they may. Laws L4 (confirm), L5 (cancel), L6 (reverse).
 */
export function exchangeRefusal(
  actor: Actor,
  action: ExchangeAction,
  exchange: ExchangeSides,
): ErrorCode | undefined {
  if (!maySeeExchange(actor, exchange)) return 'not-found';
  if (decidesForOwnBody(actor, exchange)) return 'own-decision';
  if (action === 'confirm') {
    if (actor.personId === exchange.creditorId) return 'creditor-cannot-confirm';
    if (claimsFor(actor, exchange)) return 'proxy-is-creditor';
    const mayConfirm = isDebtor(actor, exchange) || administers(actor, exchange.debtorBankId);
    return mayConfirm ? undefined : 'forbidden';
  }
  if (action === 'reverse') {
    if (actor.delegateId !== undefined) return 'forbidden';
    const mayReverse = isCreditor(actor, exchange) || isAdminOfSide(actor, exchange);
    return mayReverse ? undefined : 'debtor-cannot-reverse';
  }
  return undefined;
}

/**
 * Taking a decision back, on something that the actor can see: only the person who decided.
 * @param deciderId who decided; null while nobody has
 * @returns why not, or undefined when they may, as far as there is still something to take back
 */
export function takeBackRefusal(
  actor: Pick<Actor, 'personId'>,
  deciderId: number | null,
): ErrorCode | undefined {
  return deciderId === null || deciderId === actor.personId ? undefined : 'forbidden';
}

/** Whether somebody is that member, or the referent of that body: what a desk decides of it is not theirs. */
export function standsFor(
  { personId, represents }: Pick<Actor, 'personId' | 'represents'>,
  memberId: number,
): boolean {
  return memberId === personId || represents?.includes(memberId) === true;
}

/** Whether a person of trust would say for somebody that they themselves, or a body of theirs, gave. */
export function isOwnClaim(
  { delegateId, represents }: Pick<Actor, 'delegateId' | 'represents'>,
  creditorId: number,
): boolean {
  return delegateId !== undefined && standsFor({ personId: delegateId, represents }, creditorId);
}

/** Whether a person of trust is behind the claim that they would confirm for somebody else. */
function claimsFor(actor: Actor, { creditorId, recorderForCreditorId }: ExchangeSides): boolean {
  const { delegateId } = actor;
  const hasRecorded = delegateId !== undefined && delegateId === recorderForCreditorId;
  return hasRecorded || isOwnClaim(actor, creditorId);
}

/** Whether an administrator, who is neither of the two, is the referent of one of them. */
function decidesForOwnBody(actor: Actor, exchange: ExchangeSides): boolean {
  if (isCreditor(actor, exchange) || isDebtor(actor, exchange)) return false;
  return [exchange.creditorId, exchange.debtorId].some((id) => actor.represents?.includes(id));
}

function isCreditor(actor: Actor, exchange: ExchangeSides): boolean {
  return actor.personId === exchange.creditorId && actor.bankId === exchange.creditorBankId;
}

function isDebtor(actor: Actor, exchange: ExchangeSides): boolean {
  return actor.personId === exchange.debtorId && actor.bankId === exchange.debtorBankId;
}

function isAdminOfSide(actor: Actor, exchange: ExchangeSides): boolean {
  return administers(actor, exchange.creditorBankId) || administers(actor, exchange.debtorBankId);
}
