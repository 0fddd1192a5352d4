/** The routes of the band of balances. */
import type { limitsEndpoints } from '#contract/endpoints/hours/limits.ts';
import type { ActionsOf } from '#server/call.ts';
import { changeMemberBand, readMemberBand, readOutlook } from './actions.ts';

export const limitRoutes = {
  readBalanceOutlook: readOutlook,
  readMemberBand,
  changeMemberBand,
} satisfies ActionsOf<typeof limitsEndpoints>;
