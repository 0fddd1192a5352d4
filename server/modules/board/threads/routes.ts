/** The routes of conversations. */
import type { threadsEndpoints } from '#contract/endpoints/board/threads.ts';
import type { ActionsOf } from '#server/call.ts';
import { blockPartner, unblockPartner } from './blocking.ts';
import { copyThreads, markThreadRead, readThread, readThreads } from './reading.ts';
import { readReports, reportThread, settleThreadReport } from './reporting.ts';
import { readThreadPartner, sendMessage, startThread, withdrawMessage } from './writing.ts';

export const threadRoutes = {
  listThreads: readThreads,
  copyThreads,
  readThreadPartner,
  startThread,
  readThread,
  sendMessage,
  markThreadRead,
  blockPartner,
  unblockPartner,
  reportThread,
  withdrawMessage,
  listThreadReports: readReports,
  settleThreadReport,
} satisfies ActionsOf<typeof threadsEndpoints>;
