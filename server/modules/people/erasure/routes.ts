/** The routes of erasure. */
import type { erasureEndpoints } from '#contract/endpoints/people/erasure.ts';
import type { ActionsOf } from '#server/call.ts';
import { askErasure, readErasure, takeBackErasure } from './asking.ts';
import { askErasureFor, readDeskErasures, takeBackErasureFor } from './desk.ts';

export const erasureRoutes = {
  readErasure,
  askErasure,
  takeBackErasure,
  listDeskErasures: readDeskErasures,
  askErasureFor,
  takeBackErasureFor,
} satisfies ActionsOf<typeof erasureEndpoints>;
