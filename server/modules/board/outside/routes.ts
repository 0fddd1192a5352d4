/** The routes of what a bank carries outside. */
import type { outsideEndpoints } from '#contract/endpoints/board/outside.ts';
import type { ActionsOf } from '#server/call.ts';
import { readGroupText, visitPublicBoard } from './group-text.ts';
import { readPaper } from './month-paper.ts';

export const outsideRoutes = { readGroupText, readPaper, visitPublicBoard } satisfies ActionsOf<
  typeof outsideEndpoints
>;
