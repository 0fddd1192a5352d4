/** The route of how the portal is. */
import type { healthEndpoints } from '#contract/endpoints/health.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { readPortalHealth } from './reading.ts';

export function portalHealthRoutes(deps: Deps): Pick<Handlers, keyof typeof healthEndpoints> {
  return { readPortalHealth: () => readPortalHealth(deps) };
}
