/** The routes of conversations. */
import type { threadsEndpoints } from '#contract/endpoints/threads.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { blockPartner, unblockPartner } from './blocking.ts';
import { copyThreads, markThreadRead, readThread, readThreads, readUnread } from './reading.ts';
import { readReports, reportThread, settleThreadReport } from './reporting.ts';
import { readThreadPartner, sendMessage, startThread, withdrawMessage } from './writing.ts';

export function threadRoutes(deps: Deps): Pick<Handlers, keyof typeof threadsEndpoints> {
  return {
    listThreads: ({ actor, query }) => readThreads(deps, actor, query),
    countUnreadThreads: ({ actor }) => readUnread(deps, actor),
    copyThreads: ({ actor, locale }) => copyThreads(deps, actor, locale),
    readThreadPartner: ({ actor, query: { person, notice = null } }) =>
      readThreadPartner(deps, actor, { otherId: person, noticeId: notice }),
    startThread: ({ actor, body, idempotencyKey }) =>
      startThread(deps, actor, body, idempotencyKey),
    readThread: ({ actor, params, query }) => readThread(deps, actor, params.id, query),
    sendMessage: ({ actor, params, body, idempotencyKey }) =>
      sendMessage(deps, actor, { threadId: params.id, ...body }, idempotencyKey),
    markThreadRead: ({ actor, params, body }) =>
      markThreadRead(deps, actor, params.id, body.readTo),
    blockPartner: ({ actor, params }) => blockPartner(deps, actor, params.id),
    unblockPartner: ({ actor, params }) => unblockPartner(deps, actor, params.id),
    reportThread: ({ actor, params, body }) => reportThread(deps, actor, params.id, body),
    withdrawMessage: ({ actor, params }) => withdrawMessage(deps, actor, params.id),
    listThreadReports: ({ actor, query }) => readReports(deps, actor, query),
    settleThreadReport: ({ actor, params }) => settleThreadReport(deps, actor, params.id),
  };
}
