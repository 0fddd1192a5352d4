/** The routes of suspending banks. */
import type { suspensionsEndpoints } from '#contract/endpoints/suspensions.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { readOwnSuspension, reopenBank, suspendBank } from './suspending.ts';

export function suspensionRoutes(deps: Deps): Pick<Handlers, keyof typeof suspensionsEndpoints> {
  return {
    readOwnSuspension: ({ actor }) => readOwnSuspension(deps, actor),
    suspendBank: ({ actor, params, body }) =>
      suspendBank(deps, { bankId: params.id, reason: body.reason, actorId: actor.personId }),
    reopenBank: ({ actor, params, body }) =>
      reopenBank(deps, { bankId: params.id, reason: body.reason, actorId: actor.personId }),
  };
}
