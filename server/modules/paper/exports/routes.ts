/** The routes of exports. */
import type { exportsEndpoints } from '#contract/endpoints/paper/exports.ts';
import type { ActionsOf } from '#server/call.ts';
import { exportBankExchanges, exportMembers, exportOwnExchanges } from './lists.ts';
import { takeOwnData } from './own-data.ts';

export const exportRoutes = {
  exportOwnExchanges,
  exportBankExchanges,
  exportMembers,
  exportOwnData: takeOwnData,
} satisfies ActionsOf<typeof exportsEndpoints>;
