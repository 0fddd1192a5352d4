/**
 * Leads a call that was let in to its action, as the call's row in the contract says: a change runs in one
 * transaction, one that is idempotent keeps its key and its answer in there, and what only reads takes no
 * connection for itself. No action opens a transaction, but those whose row says `ownTransaction`.
 */
import { type EndpointRow, isChange } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import type { Action, AdmittedCall, Call } from './call.ts';
import type { Deps, Workshop } from './deps.ts';
import { intentionOf } from './intentions.ts';
import { withIdempotencyKey } from './modules/guards/idempotency.ts';
import { momentOf } from './platform/clock.ts';
import type { Database, Queryable } from './platform/database.ts';
import type { Handlers } from './routing.ts';

/** An action without the types of its endpoint, which the schemas have enforced by then. */
type LooseAction = (call: unknown) => Promise<unknown>;

/** The handlers of these actions, on one database. */
export function bindActions<Name extends EndpointName>(
  deps: Deps,
  workshop: Workshop,
  actions: { [Each in Name]: Action<Each> },
): Pick<Handlers, Name> {
  const { database, replica: _, ...parts } = deps;
  const onDatabase = { database, parts: { ...parts, ...workshop } };
  const names = Object.keys(actions) as Name[];
  const bound = names.map((name) => [
    name,
    handlerOf(name, actions[name] as LooseAction, onDatabase),
  ]);
  return Object.fromEntries(bound);
}

/** What every call has at hand, and the database that it works on. */
interface AtHand {
  database: Database;
  parts: Omit<Deps, 'database' | 'replica'> & Workshop;
}

function handlerOf(name: EndpointName, act: LooseAction, { database, parts }: AtHand) {
  const row: EndpointRow = endpoints[name];
  const { clock } = parts;
  return (admitted: AdmittedCall<EndpointName>): Promise<unknown> => {
    /** A transaction that is tried again has another moment. */
    const actOn = (db: Queryable) => {
      const call: Call<EndpointName> = Object.assign(admitted, parts, momentOf(clock), { db });
      return act(call);
    };
    if (!isChange(row) || row.ownTransaction) return actOn(database);
    if (!row.idempotent) return database.transaction(actOn);
    const revive = (kept: unknown) => row.reply?.parse(kept);
    return withIdempotencyKey(database, clock, intentionOf(name, admitted), revive, actOn);
  };
}
