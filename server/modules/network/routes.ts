/** The doors of the network of banks. */
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { readMatches } from './actions.ts';

export function networkRoutes(deps: Deps): Pick<Handlers, 'matchBanks'> {
  return {
    matchBanks: ({ actor }) => readMatches(deps, actor),
  };
}
