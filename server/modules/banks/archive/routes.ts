/** The routes of the archive of a bank. */
import type { archiveEndpoints } from '#contract/endpoints/banks/archive.ts';
import type { ActionsOf } from '#server/call.ts';
import { exportBank, importBank } from './actions.ts';

export const archiveRoutes = { exportBank, importBank } satisfies ActionsOf<
  typeof archiveEndpoints
>;
