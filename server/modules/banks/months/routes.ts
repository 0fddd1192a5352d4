/** The routes of a bank's months. */
import type { monthsEndpoints } from '#contract/endpoints/banks/months.ts';
import type { ActionsOf } from '#server/call.ts';
import { readMonths } from './reading.ts';

export const monthRoutes = { readMonths } satisfies ActionsOf<typeof monthsEndpoints>;
