/** Who may decide what on an exchange, by laws L3 to L6, as the answer that a call must get. */
import {
  administers,
  balanceOf,
  bankOf,
  floorOf,
  isActive,
  isAdmin,
  type Model,
  type ModelExchange,
  type Person,
  type State,
  stateOf,
} from './model.ts';

/** Somebody, and for whom they act where they are a person of trust (specification §12). */
export interface Actor {
  by: Person;
  behalf?: Person | undefined;
}

export type Action = 'confirm' | 'cancel' | 'reverse';

/** Until then a decision can surely be taken back, and from the second on surely not. */
const SURELY_S = 10;
const NO_MORE_S = 15;

/** Somebody, or the nth of those who act for others now. */
export type Caller = Actor | { nthOfTrust: number };

export function callerIn({ delegations, people }: Model, caller: Caller): Actor {
  if ('by' in caller) return caller;
  const open = delegations.filter(({ isOpen }) => isOpen);
  const { person, delegate } = open[caller.nthOfTrust % Math.max(1, open.length)] ?? {};
  // Nobody acts for somebody: who tries all the same is sent away.
  const [first = '', second] = people.keys();
  return { by: delegate ?? first, behalf: person ?? second };
}

/** In whose name they call. */
export const personOf = ({ by, behalf }: Actor): Person => behalf ?? by;

/** What the door says to a call of members; undefined: they come in. */
export function refusedAtDoor(model: Model, { by, behalf }: Actor): string | undefined {
  if (!isActive(model, by)) return 'forbidden';
  if (behalf === undefined) return undefined;
  const acts = model.delegations.some(
    ({ person, delegate, isOpen }) => isOpen && person === behalf && delegate === by,
  );
  return acts ? undefined : 'not-their-delegate';
}

/** An administrator who acts for somebody has no more rights than others. */
const hasDeskOf = (model: Model, { by, behalf }: Actor, holder: Person) =>
  behalf === undefined && administers(model, by, bankOf(model, holder));

function sees(model: Model, actor: Actor, { creditor, debtor }: ModelExchange): boolean {
  const isOneOfTwo = [creditor, debtor].includes(personOf(actor));
  return isOneOfTwo || hasDeskOf(model, actor, creditor) || hasDeskOf(model, actor, debtor);
}

/** Why they may never decide so on it, whatever its state. */
export function neverMay(
  model: Model,
  actor: Actor,
  action: Action,
  exchange: ModelExchange,
): string | undefined {
  if (!sees(model, actor, exchange)) return 'not-found';
  const { creditor, debtor, claimedBy } = exchange;
  const person = personOf(actor);
  if (action === 'confirm') {
    if (person === creditor) return 'creditor-cannot-confirm';
    const isDelegate = actor.behalf !== undefined;
    if (isDelegate && [creditor, claimedBy].includes(actor.by)) return 'proxy-is-creditor';
    return person === debtor || hasDeskOf(model, actor, debtor) ? undefined : 'forbidden';
  }
  if (action === 'reverse') {
    if (actor.behalf !== undefined) return 'forbidden';
    const may =
      person === creditor || hasDeskOf(model, actor, creditor) || hasDeskOf(model, actor, debtor);
    return may ? undefined : 'debtor-cannot-reverse';
  }
  return undefined;
}

/** Why the state does not allow it. */
export function refusedInState(action: Action, state: State): string | undefined {
  if (action === 'reverse') {
    if (state === 'pending') return 'not-confirmed';
    return state === 'confirmed' ? undefined : 'already-decided';
  }
  return state === 'pending' ? undefined : 'already-decided';
}

/** Whether somebody at the desk passes the limit of a member with a reason; nobody their own. */
function passesLimit(model: Model, actor: Actor, { debtor }: ModelExchange): boolean {
  return hasDeskOf(model, actor, debtor) && personOf(actor) !== debtor;
}

/** What a limit says to a confirmation (specification §17). @param moved what others move before it */
export function refusedByLimit(
  model: Model,
  actor: Actor,
  exchange: ModelExchange,
  { hasReason, moved = 0 }: { hasReason: boolean; moved?: number },
): string | undefined {
  const floor = floorOf(model, exchange.debtor, exchange.kind);
  if (!floor) return undefined;
  const after = balanceOf(model, exchange.debtor) + moved - exchange.minutes;
  if (after >= floor.low) return undefined;
  const isPassed =
    floor.refusal === 'limit-reached' && hasReason && passesLimit(model, actor, exchange);
  return isPassed ? undefined : floor.refusal;
}

/** What a decision must be answered with; undefined where it is taken. */
export function refusalOf(
  model: Model,
  actor: Actor,
  action: Action,
  exchange: ModelExchange,
  { hasReason }: { hasReason: boolean },
): string | undefined {
  return (
    neverMay(model, actor, action, exchange) ??
    refusedInState(action, stateOf(exchange)) ??
    (action === 'confirm' ? refusedByLimit(model, actor, exchange, { hasReason }) : undefined)
  );
}

/** What taking a decision back may be answered with: for some seconds both are right. */
export function answersToTakeBack(
  model: Model,
  actor: Actor,
  exchange: ModelExchange,
): readonly string[] {
  if (!sees(model, actor, exchange)) return ['not-found'];
  const { decision } = exchange;
  if (!decision) return ['nothing-to-take-back'];
  if (decision.by !== personOf(actor)) return ['forbidden'];
  if (!decision.isUndoable || stateOf(exchange) === 'reversed') return ['nothing-to-take-back'];
  const age = model.now - decision.at;
  if (age <= SURELY_S) return ['ok pending'];
  return age >= NO_MORE_S ? ['nothing-to-take-back'] : ['ok pending', 'nothing-to-take-back'];
}

/** What the door of the desk says. */
export const refusedAtDesk = (model: Model, by: Person) =>
  isAdmin(model, by) ? undefined : 'forbidden';
