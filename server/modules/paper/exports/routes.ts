/** The routes of exports. */
import type { exportsEndpoints } from '#contract/endpoints/paper/exports.ts';
import type { ActionsOf } from '#server/call.ts';
import {
  exportBankExchanges,
  exportMembers,
  exportOwnExchanges,
  exportYearOfBanks,
} from './lists.ts';
import { takeOwnData } from './own-data.ts';

export const exportRoutes = {
  exportOwnExchanges,
  exportBankExchanges,
  exportMembers,
  exportYearOfBanks,
  exportOwnData: takeOwnData,
} satisfies ActionsOf<typeof exportsEndpoints>;
