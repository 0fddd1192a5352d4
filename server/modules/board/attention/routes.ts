/** The routes of whom to call. */
import type { attentionEndpoints } from '#contract/endpoints/board/attention.ts';
import type { ActionsOf } from '#server/call.ts';
import { listPairs, readAttention } from './reading.ts';
import { endRests, listRests, noteRest } from './resting.ts';

export const attentionRoutes = {
  readAttention,
  listPairs,
  listRests,
  noteRest,
  endRests,
} satisfies ActionsOf<typeof attentionEndpoints>;
