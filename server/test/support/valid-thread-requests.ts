/** Calls about conversations that are all right, for stories of permission and of bad input. */
import type { threadsEndpoints } from '#contract/endpoints/threads.ts';
import type { InputOf } from '#contract/endpoints.ts';

type ThreadRequests = {
  [Name in keyof typeof threadsEndpoints]: (fixture: { id: number }) => InputOf<Name> & object;
};

const byId = ({ id }: { id: number }) => ({ params: { id } });

export const THREAD_REQUESTS: ThreadRequests = {
  listThreads: () => ({ query: {} }),
  countUnreadThreads: () => ({}),
  copyThreads: () => ({}),
  readThreadPartner: ({ id }) => ({ query: { person: id } }),
  startThread: ({ id }) => ({ body: { toPerson: id, text: 'Ci vediamo giovedì?' } }),
  readThread: ({ id }) => ({ params: { id }, query: {} }),
  sendMessage: ({ id }) => ({ params: { id }, body: { text: 'Va bene' } }),
  markThreadRead: ({ id }) => ({ params: { id }, body: { readTo: 1 } }),
  blockPartner: byId,
  unblockPartner: byId,
  reportThread: ({ id }) => ({ params: { id }, body: { reason: 'other' } }),
  withdrawMessage: byId,
  listThreadReports: () => ({ query: {} }),
  settleThreadReport: byId,
};
