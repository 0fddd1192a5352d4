/** The routes of thanks. */
import type { thanksEndpoints } from '#contract/endpoints/hours/thanks.ts';
import type { ActionsOf } from '#server/call.ts';
import { readReceivedThanks, readThanks } from './reading.ts';
import { giveThanks, reportThanks, setQuoting, takeBackThanks } from './thanking.ts';

export const thanksRoutes = {
  listThanks: readReceivedThanks,
  readThanks,
  giveThanks,
  takeBackThanks,
  setQuoting,
  reportThanks,
} satisfies ActionsOf<typeof thanksEndpoints>;
