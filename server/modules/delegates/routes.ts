/** The routes of people of trust. */
import type { delegatesEndpoints } from '#contract/endpoints/delegates.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import {
  endDelegationAtDesk,
  endOwnDelegation,
  nameDelegate,
  readDelegationsOf,
  readOwnDelegations,
} from './naming.ts';

export function delegateRoutes(deps: Deps): Pick<Handlers, keyof typeof delegatesEndpoints> {
  return {
    listOwnProxies: ({ actor }) => readOwnDelegations(deps, actor),
    endOwnProxy: ({ actor, params }) => endOwnDelegation(deps, actor, params.id),
    listProxiesOf: ({ actor, params }) => readDelegationsOf(deps, actor, params.id),
    nameProxy: ({ actor, params, body }) => nameDelegate(deps, actor, params.id, body),
    endProxy: ({ actor, params }) => endDelegationAtDesk(deps, actor, params.id),
  };
}
