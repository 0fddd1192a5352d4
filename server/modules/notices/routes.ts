/** The routes of the board, for members and for the desk. */
import type { boardDeskEndpoints } from '#contract/endpoints/board-desk.ts';
import type { noticesEndpoints } from '#contract/endpoints/notices.ts';
import type { publicBoardEndpoints } from '#contract/endpoints/public-board.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { changeActivityRule, readActivityRules } from './activities.ts';
import {
  acceptAnswer,
  answerNotice,
  letAnswerGo,
  takeBackOnAnswer,
  withdrawAnswer,
} from './answering.ts';
import { askHelpers, readHelpers } from './asking.ts';
import { readAskingChoice, setAskingChoice } from './asking-choice.ts';
import { answerForMember, readVoiceNews, tellAnswer } from './by-voice.ts';
import { hideNotice, readDeskBoard, reportNotice, showNotice } from './desk.ts';
import { noteVisit } from './digest.ts';
import { endNotice, pauseNotice, renewNotice } from './keeping.ts';
import { dropNoticePicture, keepNoticePicture, readNoticePicture } from './pictures.ts';
import { changeNotice, postForMember, postNotice } from './posting.ts';
import { readPublicBoard, readPublicFeed, readPublicPage } from './public-board.ts';
import { readBoard, readCounts, readNotice, readOwnNotices } from './reading.ts';
import { readNoticeSheet } from './sheet.ts';

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
    renewNotice: ({ actor, params, body, locale }) =>
      renewNotice(deps, actor, { id: params.id, basis: body?.basis, locale }),
    pauseNotice: ({ actor, params, body, locale }) =>
      pauseNotice(deps, actor, { id: params.id, basis: body?.basis, locale }),
    closeNotice: ({ actor, params, body, locale }) =>
      endNotice(deps, actor, { id: params.id, locale }, body),
    answerNotice: ({ actor, params, body, locale }) =>
      answerNotice(deps, actor, params.id, body, locale),
    listNoticeHelpers: ({ actor, params }) => readHelpers(deps, actor, params.id),
    askHelpers: ({ actor, params, body, locale }) =>
      askHelpers(deps, actor, params.id, { people: body.people, locale }),
    readAskingChoice: ({ actor }) => readAskingChoice(deps, actor),
    setAskingChoice: ({ actor, body }) => setAskingChoice(deps, actor, body),
    acceptAnswer: ({ actor, params, body, locale }) =>
      acceptAnswer(deps, actor, { id: params.id, basis: body?.basis, locale }),
    letAnswerGo: ({ actor, params, body, locale }) =>
      letAnswerGo(deps, actor, { id: params.id, basis: body?.basis, locale }),
    withdrawAnswer: ({ actor, params }) => withdrawAnswer(deps, actor, params.id),
    takeBackOnAnswer: ({ actor, params: { id }, locale }) =>
      takeBackOnAnswer(deps, actor, { id, locale }),
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
    answerForMember: ({ actor, params, body, locale }) =>
      answerForMember(deps, actor, params.id, { ...body, locale }),
    listVoiceNews: ({ actor }) => readVoiceNews(deps, actor),
    tellAnswer: ({ actor, params, body }) => tellAnswer(deps, actor, params.id, body?.basis),
    readNoticeSheet: ({ actor, locale }) => readNoticeSheet(deps, actor, locale),
    listActivityRules: ({ actor }) => readActivityRules(deps, actor),
    changeActivityRule: ({ actor, params, body }) =>
      changeActivityRule(deps, actor, params.id, body),
    readNoticePicture: ({ actor, params }) => readNoticePicture(deps, actor, params.id),
    keepNoticePicture: ({ actor, params, file, signal }) =>
      keepNoticePicture(deps, actor, params.id, { file, signal }),
    dropNoticePicture: ({ actor, params }) => dropNoticePicture(deps, actor, params.id),
  };
}
