/** The routes of the band of balances. */
import type { limitsEndpoints } from '#contract/endpoints/limits.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { changeMemberBand, readMemberBand, readOutlook } from './actions.ts';

export function limitRoutes(deps: Deps): Pick<Handlers, keyof typeof limitsEndpoints> {
  return {
    readBalanceOutlook: ({ actor, query }) => readOutlook(deps, actor, query),
    readMemberBand: ({ actor, params }) => readMemberBand(deps, actor, params.id),
    changeMemberBand: ({ actor, params, body }) => changeMemberBand(deps, actor, params.id, body),
  };
}
