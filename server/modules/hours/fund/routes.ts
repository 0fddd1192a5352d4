/** The routes of the hours fund. */
import type { fundEndpoints } from '#contract/endpoints/hours/fund.ts';
import type { ActionsOf } from '#server/call.ts';
import { giveFromFund, giveHours, giveOfficeHours } from './gifts.ts';
import { recordGroupLesson } from './lessons.ts';
import { readFund, readFundMoves } from './reading.ts';

export const fundRoutes = {
  readFund,
  listFundMoves: readFundMoves,
  giveHours,
  giveOfficeHours,
  giveFromFund,
  recordGroupLesson,
} satisfies ActionsOf<typeof fundEndpoints>;
