/** Deciding on exchanges: one, many at once, and taking a decision back (laws L3 to L7). */
import fc from 'fast-check';
import { z } from 'zod';
import { decided, reversed, takenBack } from '../changing.ts';
import {
  administers,
  bankOf,
  isFund,
  type Model,
  type ModelExchange,
  type Person,
  type State,
  stateOf,
} from '../model.ts';
import { nthOf, type Operation } from '../operation.ts';
import {
  type Action,
  type Actor,
  answersToTakeBack,
  type Caller,
  callerIn,
  neverMay,
  personOf,
  refusalOf,
  refusedAtDesk,
  refusedAtDoor,
  refusedByLimit,
  refusedInState,
} from '../permissions.ts';
import { nameOf } from './recording.ts';

const PATHS = { confirm: 'approve', cancel: 'reject', reverse: 'reject-confirmed' } as const;
const LEADS_TO = { confirm: 'confirmed', cancel: 'cancelled', reverse: 'reversed' } as const;
const STATES: State[] = ['pending', 'confirmed', 'cancelled', 'reversed'];

/** What it may be answered with in any state: who may never decide so is always refused the same. */
function inAnyState(
  model: Model,
  actor: Actor,
  action: Action,
  exchange: ModelExchange,
): readonly string[] {
  const never = neverMay(model, actor, action, exchange);
  if (never) return [never];
  const inStates = STATES.map((state) => refusedInState(action, state) ?? `ok ${LEADS_TO[action]}`);
  return action === 'confirm' ? [...inStates, 'limit-reached', 'fund-low'] : inStates;
}

/** Writes a decision down. */
function apply(
  model: Model,
  action: Action,
  exchange: ModelExchange,
  how: { by: Person; isUndoable: boolean },
): void {
  if (action === 'reverse') reversed(model, exchange);
  else decided(model, exchange, LEADS_TO[action], how);
}

/** Anybody, or who stands so to the exchange: most who try may do it, and some never. */
type Who = Caller | 'creditor' | 'debtor' | 'desk' | 'delegate';

/** Of how many of the latest exchanges somebody looks for their own. */
const LOOKED_THROUGH = 500;

/** The nth exchange, from the latest; of a person, if said. */
function exchangeOf({ exchanges }: Model, nth: number, of?: Person): ModelExchange | undefined {
  if (of === undefined) return nthOf(exchanges, nth);
  const theirs = exchanges
    .slice(-LOOKED_THROUGH)
    .filter(({ creditor, debtor }) => creditor === of || debtor === of);
  return nthOf(theirs, nth);
}

function actorOf(model: Model, who: Who, { creditor, debtor }: ModelExchange): Actor {
  if (typeof who === 'object') return callerIn(model, who);
  const people = [...model.people.keys()];
  const desk = people.find((one) => administers(model, one, bankOf(model, debtor)));
  // The latest: they act for others too, and may have recorded it for who gave.
  const trusted = model.delegations.findLast((one) => one.isOpen && one.person === debtor);
  const found = {
    creditor: isFund(creditor) ? undefined : { by: creditor },
    debtor: isFund(debtor) ? undefined : { by: debtor },
    desk: desk === undefined ? undefined : { by: desk },
    delegate: trusted && { by: trusted.delegate, behalf: debtor },
  }[who];
  return found ?? { by: people[0] ?? '' };
}

interface Decision {
  who: Who;
  action: Action;
  nth: number;
  /** Among the exchanges of that person alone. */
  of?: Person;
  isUndoable: boolean;
  hasReason: boolean;
}

const decide =
  ({ who, action, nth, of, isUndoable, hasReason }: Decision): Operation =>
  (model) => {
    const exchange = exchangeOf(model, nth, of);
    if (!exchange) return undefined;
    const actor = actorOf(model, who, exchange);
    // Nobody reverses in somebody else's name: the call is none of those.
    const isClosed = action === 'reverse' && actor.behalf !== undefined;
    const door = isClosed ? 'forbidden' : refusedAtDoor(model, actor);
    const refusal = door ?? refusalOf(model, actor, action, exchange, { hasReason });
    return {
      ...actor,
      words: `${nameOf(actor)}: ${PATHS[action]} ${exchange.minutes} minutes of ${exchange.creditor} to ${exchange.debtor}`,
      method: 'PATCH',
      path: `/users/transactions/${exchange.id}/${PATHS[action]}`,
      body: {
        ...(hasReason ? { reason: 'Così detto' } : {}),
        ...(action === 'reverse' ? {} : { undoable: isUndoable }),
      },
      expected: [refusal ?? `ok ${LEADS_TO[action]}`],
      meanwhile: door ? [door] : inAnyState(model, actor, action, exchange),
      done: () => apply(model, action, exchange, { by: personOf(actor), isUndoable }),
    };
  };

/** The desk removes: what waits is cancelled, what is confirmed reversed. */
const remove =
  ({ by, nth }: { by: Person; nth: number }): Operation =>
  (model) => {
    const exchange = nthOf(model.exchanges, nth);
    if (!exchange) return undefined;
    const action = stateOf(exchange) === 'pending' ? 'cancel' : 'reverse';
    const refusal =
      refusedAtDesk(model, by) ?? refusalOf(model, { by }, action, exchange, { hasReason: true });
    return {
      by,
      words: `${by} removes ${exchange.minutes} minutes of ${exchange.creditor} to ${exchange.debtor}`,
      method: 'DELETE',
      path: `/admin/transactions/${exchange.id}`,
      expected: [refusal ?? 'ok'],
      done: () => apply(model, action, exchange, { by, isUndoable: false }),
    };
  };

const takeBack =
  ({ who, nth, of }: { who: Who | 'decider'; nth: number; of?: Person }): Operation =>
  (model) => {
    const exchange = exchangeOf(model, nth, of);
    if (!exchange) return undefined;
    const decider = { by: exchange.decision?.by ?? exchange.debtor };
    const actor =
      who === 'decider' && !isFund(decider.by)
        ? decider
        : actorOf(model, who === 'decider' ? 'desk' : who, exchange);
    const door = refusedAtDoor(model, actor);
    const what = exchange.decidedBy.get(personOf(actor));
    const never = neverMay(model, actor, 'cancel', exchange);
    return {
      ...actor,
      words: `${nameOf(actor)} takes back ${exchange.minutes} minutes of ${exchange.creditor} to ${exchange.debtor}`,
      method: 'PATCH',
      path: `/users/transactions/${exchange.id}/take-back`,
      expected: door ? [door] : answersToTakeBack(model, actor, exchange),
      meanwhile: never ? [never] : ['ok pending', 'forbidden', 'nothing-to-take-back'],
      done: () => what && takenBack(model, exchange, what),
    };
  };

interface Many {
  by: Person;
  action: 'confirm' | 'cancel';
  nths: number[];
  isUndoable: boolean;
  hasReason: boolean;
}

const results = z.array(z.object({ id: z.number(), refusal: z.string().nullable() }));

/** The desk decides on many at once; each stands for itself (law L4, L5). */
const decideMany =
  ({ by, action, nths, isUndoable, hasReason }: Many): Operation =>
  (model) => {
    const chosen = [...new Set(nths.flatMap((nth) => nthOf(model.exchanges, nth) ?? []))];
    if (chosen.length === 0) return undefined;
    const door = refusedAtDesk(model, by);
    const refusals = refusalsOfMany(model, by, action, chosen, hasReason);
    return {
      by,
      words: `${by}: ${action} ${chosen.map(({ id }) => id).join(' ')} at once`,
      method: 'PATCH',
      path: `/admin/transactions/${PATHS[action]}`,
      body: {
        ids: chosen.map(({ id }) => id),
        undoable: isUndoable,
        ...(hasReason ? { reason: 'Così detto' } : {}),
      },
      expected: [door ?? 'ok'],
      assertAlone({ json }) {
        for (const { id, refusal } of results.parse(json)) {
          const exchange = chosen.find((one) => one.id === id);
          const wanted = (exchange && refusals.get(exchange)) ?? null;
          if (refusal !== wanted) throw new Error(`exchange ${id}: ${refusal}, and not ${wanted}`);
        }
      },
      done({ json }) {
        for (const { id, refusal } of results.parse(json)) {
          const exchange = chosen.find((one) => one.id === id);
          if (exchange && refusal === null) apply(model, action, exchange, { by, isUndoable });
        }
      },
    };
  };

/** One after the other by their number: what the ones before have moved counts for a limit. */
function refusalsOfMany(
  model: Model,
  by: Person,
  action: 'confirm' | 'cancel',
  chosen: readonly ModelExchange[],
  hasReason: boolean,
): Map<ModelExchange, string | undefined> {
  const moved = new Map<Person, number>();
  const add = (holder: Person, minutes: number) =>
    moved.set(holder, (moved.get(holder) ?? 0) + minutes);
  const refusals = new Map<ModelExchange, string | undefined>();
  for (const exchange of [...chosen].sort((one, other) => one.id - other.id)) {
    const { creditor, debtor, minutes } = exchange;
    const refusal =
      neverMay(model, { by }, action, exchange) ??
      refusedInState(action, stateOf(exchange)) ??
      (action === 'confirm'
        ? refusedByLimit(model, { by }, exchange, { hasReason, moved: moved.get(debtor) ?? 0 })
        : undefined);
    refusals.set(exchange, refusal);
    if (refusal || action === 'cancel') continue;
    add(debtor, -minutes);
    // What arrives in another bank is not looked at: its people are limited there.
    if (bankOf(model, creditor) === bankOf(model, debtor)) add(creditor, minutes);
  }
  return refusals;
}

// Mostly of the latest, which still wait.
const nth = fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 12 }), fc.nat({ max: 60 }));
const how = { isUndoable: fc.boolean(), hasReason: fc.boolean() };
const action = fc.constantFrom<Action>('confirm', 'confirm', 'cancel', 'reverse');

/** Decisions of one person, now on an exchange of theirs, now on any. */
export function decisionsBy(by: Person): fc.Arbitrary<Operation>[] {
  const about = { who: fc.constant({ by }), nth };
  const own = { ...about, of: fc.constant(by) };
  return [
    fc.record({ ...own, action, ...how }).map(decide),
    fc.record({ ...about, action, ...how }).map(decide),
    fc.record(own).map(takeBack),
  ];
}

/** Decisions of anybody. */
export function decisions(
  desk: fc.Arbitrary<Person>,
  caller: fc.Arbitrary<Caller>,
): fc.Arbitrary<Operation>[] {
  const who = fc.oneof<fc.Arbitrary<Who>[]>(
    caller,
    fc.constantFrom<Who>('creditor', 'debtor', 'debtor', 'desk', 'delegate'),
    fc.constantFrom<Who>('creditor', 'debtor', 'debtor', 'desk', 'delegate'),
  );
  const one = fc.record({ who, action, nth, ...how });
  const many = fc.record({
    by: desk,
    action: fc.constantFrom<'confirm' | 'cancel'>('confirm', 'confirm', 'cancel'),
    nths: fc.array(nth, { minLength: 1, maxLength: 8 }),
    ...how,
  });
  return [
    one.map(decide),
    one.map(decide),
    fc.record({ by: desk, nth }).map(remove),
    fc
      .record({
        who: fc.oneof<fc.Arbitrary<Who | 'decider'>[]>(who, fc.constant('decider' as const)),
        nth,
      })
      .map(takeBack),
    many.map(decideMany),
  ];
}
