/** The doors of lists to take along. */
import type { exportsEndpoints } from '#contract/endpoints/exports.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { exportBankExchanges, exportMembers, exportOwnExchanges } from './actions.ts';

export function exportRoutes(deps: Deps): Pick<Handlers, keyof typeof exportsEndpoints> {
  return {
    exportOwnExchanges: async ({ actor, ...asked }) => exportOwnExchanges(deps, actor, asked),
    exportBankExchanges: async ({ actor, ...asked }) => exportBankExchanges(deps, actor, asked),
    exportMembers: ({ actor, ...asked }) => exportMembers(deps, actor, asked),
  };
}
