/** The doors of the network of banks. */
import type { networkEndpoints } from '#contract/endpoints/network.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { readMatches } from './actions.ts';

export function networkRoutes(deps: Deps): Pick<Handlers, keyof typeof networkEndpoints> {
  return {
    matchBanks: ({ actor }) => readMatches(deps, actor),
  };
}
