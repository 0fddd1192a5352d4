/** The rows of the table of permissions about conversations and thanks: no administrator reads those of others. */
import type { threadsEndpoints } from '#contract/endpoints/board/threads.ts';
import type { thanksEndpoints } from '#contract/endpoints/hours/thanks.ts';
import { admin, each, MINE_ONLY, member, OUR_BANK, type Rule } from './permissions-rule.ts';

/** To yourself never, in the own bank always, to friends for a reason. */
const WRITING = {
  member: each(404, 'ok', 403, 404),
  admin: each(404, 'ok', 403, 404),
} as const;
const OF_THE_TWO = { ...member, of: 'thread', member: MINE_ONLY, admin: MINE_ONLY } as const;

/** Of an exchange. */
const OF_ITS_TWO = { ...member, member: MINE_ONLY, admin: MINE_ONLY } as const;

export const THREAD_PERMISSIONS: Record<
  keyof (typeof threadsEndpoints & typeof thanksEndpoints),
  Rule
> = {
  listThreads: member,
  copyThreads: member,
  readThreadPartner: { ...member, of: 'member', ...WRITING },
  startThread: { ...member, of: 'member', ...WRITING },
  readThread: OF_THE_TWO,
  sendMessage: OF_THE_TWO,
  markThreadRead: OF_THE_TWO,
  blockPartner: OF_THE_TWO,
  unblockPartner: OF_THE_TWO,
  reportThread: OF_THE_TWO,
  withdrawMessage: { ...member, of: 'message', member: MINE_ONLY, admin: MINE_ONLY },
  listThreadReports: admin,
  settleThreadReport: { ...admin, of: 'thread report', admin: OUR_BANK },
  listThanks: member,
  readThanks: { ...OF_ITS_TWO, of: 'thanks' },
  giveThanks: { ...OF_ITS_TWO, of: 'exchange just confirmed' },
  takeBackThanks: { ...OF_ITS_TWO, of: 'exchange just confirmed' },
  setQuoting: { ...OF_ITS_TWO, of: 'thanks' },
  reportThanks: { ...OF_ITS_TWO, of: 'thanks' },
};
