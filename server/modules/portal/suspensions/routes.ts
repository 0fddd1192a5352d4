/** The routes of suspending banks. */
import type { suspensionsEndpoints } from '#contract/endpoints/portal/suspensions.ts';
import type { ActionsOf } from '#server/call.ts';
import { readOwnSuspension, reopenBank, suspendBank } from './suspending.ts';

export const suspensionRoutes = {
  readOwnSuspension,
  suspendBank,
  reopenBank,
} satisfies ActionsOf<typeof suspensionsEndpoints>;
