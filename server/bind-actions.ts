/**
 * Leads a call that was let in to its action, as the call's row in the contract says: a change runs in one
 * transaction, one that is idempotent keeps its key and its answer in there, and what only reads takes no
 * connection for itself. No action opens a transaction, but those whose row says `ownTransaction`.
 */
import { type EndpointRow, isChange } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import type { Action, AdmittedCall, Call, PartsAtHand } from './call.ts';
import type { Deps } from './deps.ts';
import { intentionOf } from './intentions.ts';
import { withIdempotencyKey } from './modules/guards/idempotency.ts';
import type { Queryable } from './platform/database.ts';
import type { Handlers } from './routing.ts';

/** An action without the types of its endpoint, which the schemas have enforced by then. */
type LooseAction = (call: unknown) => Promise<unknown>;

/** The handlers of these actions, on one database. */
export function bindActions<Name extends EndpointName>(
  deps: Deps,
  actions: { [Each in Name]: Action<Each> },
): Pick<Handlers, Name> {
  const names = Object.keys(actions) as Name[];
  const bound = names.map((name) => [name, handlerOf(name, actions[name] as LooseAction, deps)]);
  return Object.fromEntries(bound);
}

function handlerOf(name: EndpointName, act: LooseAction, deps: Deps) {
  const row: EndpointRow = endpoints[name];
  const { database, replica: _, ...parts } = deps;
  return (admitted: AdmittedCall<EndpointName>): Promise<unknown> => {
    const actOn = (db: Queryable) => act(callOf(admitted, parts, db));
    if (!isChange(row) || row.ownTransaction) return actOn(database);
    if (!row.idempotent) return database.transaction(actOn);
    const revive = (kept: unknown) => row.reply?.parse(kept);
    return withIdempotencyKey(database, parts.clock, intentionOf(name, admitted), revive, actOn);
  };
}

/** The call at this moment; a transaction that is tried again has another one. */
function callOf(
  admitted: AdmittedCall<EndpointName>,
  parts: PartsAtHand,
  db: Queryable,
): Call<EndpointName> {
  const now = parts.clock.now();
  return {
    ...parts,
    db,
    now,
    get today() {
      return parts.clock.dayOf(now);
    },
    actor: admitted.actor,
    params: admitted.params,
    query: admitted.query,
    body: admitted.body,
    locale: admitted.locale,
    ip: admitted.ip,
    device: admitted.device,
    idempotencyKey: admitted.idempotencyKey,
    file: admitted.file,
    fileName: admitted.fileName,
    get signal() {
      return admitted.signal;
    },
  };
}
