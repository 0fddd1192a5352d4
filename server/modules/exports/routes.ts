/** The routes of exports. */
import type { exportsEndpoints } from '#contract/endpoints/exports.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import type { Exporter } from './actions.ts';
import { takeOwnData } from './own-data.ts';

export function exportRoutes(
  deps: Deps,
  exporter: Exporter,
): Pick<Handlers, keyof typeof exportsEndpoints> {
  return {
    exportOwnExchanges: async ({ actor, query, locale, signal }) =>
      exporter.file({ of: 'own exchanges', actor, query, locale }, signal),
    exportBankExchanges: async ({ actor, query, locale, signal }) =>
      exporter.file({ of: 'bank exchanges', actor, query, locale }, signal),
    exportMembers: ({ actor, query, locale, signal }) =>
      exporter.base64({ of: 'members', actor, query, locale }, signal),
    exportOwnData: ({ actor, body, locale, ip, signal }) =>
      takeOwnData(deps, actor, { ...body, ip }, { exporter, locale, signal }),
  };
}
