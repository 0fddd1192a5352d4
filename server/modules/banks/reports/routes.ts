/** The routes of the yearly page. */
import type { reportEndpoints } from '#contract/endpoints/banks/reports.ts';
import type { ActionsOf } from '#server/call.ts';
import { printReport, readReport } from './reading.ts';
import { writeReport } from './writing.ts';

export const reportRoutes = {
  readReport,
  printReport,
  writeReport,
} satisfies ActionsOf<typeof reportEndpoints>;
