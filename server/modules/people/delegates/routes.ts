/** The routes of people of trust. */
import type { delegatesEndpoints } from '#contract/endpoints/people/delegates.ts';
import type { ActionsOf } from '#server/call.ts';
import {
  endDelegationAtDesk,
  endOwnDelegation,
  nameDelegate,
  readDelegationsOf,
  readOwnDelegations,
} from './naming.ts';

export const delegateRoutes = {
  listOwnProxies: readOwnDelegations,
  endOwnProxy: endOwnDelegation,
  listProxiesOf: readDelegationsOf,
  nameProxy: nameDelegate,
  endProxy: endDelegationAtDesk,
} satisfies ActionsOf<typeof delegatesEndpoints>;
