/** The route of how the portal is. */
import type { healthEndpoints } from '#contract/endpoints/portal/health.ts';
import type { ActionsOf } from '#server/call.ts';
import { readPortalHealth } from './reading.ts';

export const portalHealthRoutes = { readPortalHealth } satisfies ActionsOf<typeof healthEndpoints>;
