/**
 * Leads a call that was let in to its action, as the call's row in the contract says: a change runs in one
 * transaction, one that is idempotent keeps its key and its answer in there, and what only reads takes no
 * connection for itself. No action opens a transaction, but those whose row says `ownTransaction`.
 */
import { type EndpointRow, isChange } from '#contract/endpoint.ts';
import { type EndpointName, type Endpoints, endpoints } from '#contract/endpoints.ts';
import type { ActionsOf, AdmittedCall, Call, ChangeCall } from './call.ts';
import type { Deps, Workshop } from './deps.ts';
import { intentionOf } from './intentions.ts';
import { keepAtDesk, noteAtDesk, noteForBody } from './modules/people/delegates/at-desk.ts';
import { withIdempotencyKey } from './modules/running/guards/idempotency.ts';
import { assertOpen } from './modules/running/guards/open-rooms.ts';
import { momentOf } from './platform/clock.ts';
import type { Queryable } from './platform/database.ts';
import type { Handlers } from './routing.ts';

/** An action without the types of its endpoint, which the schemas have enforced by then. */
type LooseAction = (call: unknown) => Promise<unknown>;

/** The handlers of all actions, on one database. */
export function bindActions(
  deps: Deps,
  workshop: Workshop,
  actions: ActionsOf<Endpoints>,
): Handlers {
  const bound = Object.entries(actions).map(([name, act]) => [
    name,
    handlerOf(name as EndpointName, act as LooseAction, { deps, workshop }),
  ]);
  return Object.fromEntries(bound);
}

function handlerOf(
  name: EndpointName,
  act: LooseAction,
  { deps, workshop }: { deps: Deps; workshop: Workshop },
) {
  const row: EndpointRow = endpoints[name];
  return (admitted: AdmittedCall<EndpointName>): Promise<unknown> => {
    // Taken apart at each call: an action sees no database but its own, and each part as it is now.
    const { database, replica: _, ...parts } = deps;
    const { clock } = parts;
    /** A transaction that is tried again has another moment. */
    const actOn = async (db: Queryable) => {
      const moment = { ...momentOf(clock), db };
      const call: Call<EndpointName> = Object.assign(admitted, parts, workshop, moment);
      await keepRoom(call, row);
      if (isForBody(call, row)) {
        const done = await act(call);
        await noteForBody(call, name, done);
        return done;
      }
      if (!isAtDesk(call)) return act(call);
      await keepAtDesk(call, row.actsFor);
      const reply = await act(call);
      await noteAtDesk(call, name, reply);
      return reply;
    };
    if (!isChange(row)) return actOn(database);
    const isKeyed = row.idempotent && admitted.idempotencyKey !== undefined;
    // A key, the effect and the answer stand in one transaction, also of a call that needs none alone.
    if (!isKeyed) return row.ownTransaction ? actOn(database) : database.transaction(actOn);
    const revive = (kept: unknown) => row.reply?.parse(kept);
    return withIdempotencyKey(database, clock, intentionOf(name, admitted), revive, actOn);
  };
}

/** Whether an administrator makes the call for a member; every such call is a change in a transaction. */
function isAtDesk(call: { actor?: unknown; db: unknown }): call is ChangeCall {
  const { actor } = call;
  return typeof actor === 'object' && actor !== null && 'deskId' in actor;
}

/** Whether a referent changes something in the name of their body, on the board or in its agenda. */
function isForBody(call: { actor?: unknown; db: unknown }, row: EndpointRow): call is ChangeCall {
  const { actor } = call;
  const isOfReferent = typeof actor === 'object' && actor !== null && 'delegateId' in actor;
  return isOfReferent && row.forBodies === true && isChange(row) && !row.ownTransaction;
}

/**
 * Keeps the room in which a call begins something open until it is done; every such call is one of a
 * member or an administrator. @throws Refusal `room-closed`
 */
async function keepRoom(
  { db, actor }: { db: Queryable; actor?: { bankId: number | null } | undefined },
  { inRoom }: EndpointRow,
): Promise<void> {
  if (inRoom?.does !== 'begins' || actor?.bankId == null) return;
  await assertOpen(db, actor.bankId, inRoom.room);
}
