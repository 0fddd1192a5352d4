/** The routes of the yearly share. */
import type { sharesEndpoints } from '#contract/endpoints/shares.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { announceShare, readShare } from './announcing.ts';
import { bookShare, previewShare } from './booking.ts';

export function shareRoutes(deps: Deps): Pick<Handlers, keyof typeof sharesEndpoints> {
  return {
    readShare: ({ actor }) => readShare(deps, actor),
    announceShare: ({ actor }) => announceShare(deps, actor),
    previewShare: ({ actor, body }) => previewShare(deps, actor, body),
    bookShare: ({ actor, body, idempotencyKey, locale }) =>
      bookShare(deps, actor, body, { key: idempotencyKey, locale }),
  };
}
