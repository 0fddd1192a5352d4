/** The routes of the archive of a bank. */
import type { archiveEndpoints } from '#contract/endpoints/archive.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import type { Archives } from './actions.ts';

export function archiveRoutes(
  deps: Deps,
  archives: Archives,
): Pick<Handlers, keyof typeof archiveEndpoints> {
  return {
    exportBank: ({ actor, locale, signal }) => archives.exportBank(deps, actor, { locale, signal }),
    importBank: ({ actor, file, signal }) => archives.importBank(deps, actor, { file, signal }),
  };
}
