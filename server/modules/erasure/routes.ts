/** The routes of erasure. */
import type { erasureEndpoints } from '#contract/endpoints/erasure.ts';
import type { Deps } from '#server/deps.ts';
import { pageValues } from '#server/platform/paging.ts';
import type { Handlers } from '#server/routing.ts';
import { askErasure, readErasure, takeBackErasure } from './asking.ts';
import { askErasureFor, readDeskErasures, takeBackErasureFor } from './desk.ts';

export function erasureRoutes(deps: Deps): Pick<Handlers, keyof typeof erasureEndpoints> {
  return {
    readErasure: ({ actor }) => readErasure(deps, actor),
    askErasure: ({ actor, body, ip }) => askErasure(deps, actor, { ...body, ip }),
    takeBackErasure: ({ actor }) => takeBackErasure(deps, actor),
    listDeskErasures: ({ actor, query }) => readDeskErasures(deps, actor, pageValues(query)),
    askErasureFor: ({ actor, params, body }) => askErasureFor(deps, actor, params.id, body.word),
    takeBackErasureFor: ({ actor, params }) => takeBackErasureFor(deps, actor, params.id),
  };
}
