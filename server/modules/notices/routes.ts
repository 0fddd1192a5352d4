/** The routes of the board, for members and for the desk. */
import type { boardDeskEndpoints } from '#contract/endpoints/board-desk.ts';
import type { noticesEndpoints } from '#contract/endpoints/notices.ts';
import type { publicBoardEndpoints } from '#contract/endpoints/public-board.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { acceptAnswer, answerNotice, letAnswerGo, withdrawAnswer } from './answering.ts';
import { askHelpers, readHelpers } from './asking.ts';
import { hideNotice, readDeskBoard, reportNotice, showNotice } from './desk.ts';
import { noteVisit } from './digest.ts';
import { endNotice, pauseNotice, renewNotice } from './keeping.ts';
import { changeNotice, postForMember, postNotice } from './posting.ts';
import { readPublicBoard, readPublicFeed, readPublicPage } from './public-board.ts';
import { readBoard, readCounts, readNotice, readOwnNotices } from './reading.ts';

export function noticeRoutes(
  deps: Deps,
): Pick<
  Handlers,
  | keyof typeof noticesEndpoints
  | keyof typeof boardDeskEndpoints
  | keyof typeof publicBoardEndpoints
> {
  return {
    listNotices: ({ actor, query, locale }) => readBoard(deps, actor, query, locale),
    countNotices: ({ actor, locale }) => readCounts(deps, actor, locale),
    listOwnNotices: ({ actor, locale }) => readOwnNotices(deps, actor, locale),
    readNotice: ({ actor, params, locale }) => readNotice(deps, actor, params.id, locale),
    postNotice: ({ actor, body, locale }) => postNotice(deps, actor, body, locale),
    changeNotice: ({ actor, params, body, locale }) =>
      changeNotice(deps, actor, params.id, body, locale),
    renewNotice: ({ actor, params, locale }) => renewNotice(deps, actor, params.id, locale),
    pauseNotice: ({ actor, params, locale }) => pauseNotice(deps, actor, params.id, locale),
    closeNotice: ({ actor, params, body, locale }) =>
      endNotice(deps, actor, params.id, body, locale),
    answerNotice: ({ actor, params, body, locale }) =>
      answerNotice(deps, actor, params.id, body, locale),
    listNoticeHelpers: ({ actor, params }) => readHelpers(deps, actor, params.id),
    askHelpers: ({ actor, params, body, locale }) =>
      askHelpers(deps, actor, params.id, { people: body.people, locale }),
    acceptAnswer: ({ actor, params, locale }) => acceptAnswer(deps, actor, params.id, locale),
    letAnswerGo: ({ actor, params, locale }) => letAnswerGo(deps, actor, params.id, locale),
    withdrawAnswer: ({ actor, params }) => withdrawAnswer(deps, actor, params.id),
    visitFromDigest: ({ actor, params }) => noteVisit(deps, actor, params.id),
    reportNotice: ({ actor, params, body }) => reportNotice(deps, actor, params.id, body),
    listBoard: ({ actor, query, locale }) => readDeskBoard(deps, actor, query, locale),
    postForMember: ({ actor, body, locale }) => postForMember(deps, actor, body, locale),
    hideNotice: ({ actor, params, body, locale }) =>
      hideNotice(deps, actor, params.id, { ...body, locale }),
    readPublicBoard: ({ params, locale }) => readPublicBoard(deps, params.id, locale),
    readPublicBoardPage: ({ params, locale }) => readPublicPage(deps, params.id, locale),
    readPublicBoardFeed: ({ params, locale }) => readPublicFeed(deps, params.id, locale),
    showNotice: ({ actor, params, locale }) => showNotice(deps, actor, params.id, locale),
  };
}
