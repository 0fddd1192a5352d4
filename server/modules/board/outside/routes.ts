/** The routes of what a bank carries outside. */
import type { outsideEndpoints } from '#contract/endpoints/board/outside.ts';
import type { ActionsOf } from '#server/call.ts';
import { readGroupText, visitPublicBoard } from './group-text.ts';

export const outsideRoutes = { readGroupText, visitPublicBoard } satisfies ActionsOf<
  typeof outsideEndpoints
>;
