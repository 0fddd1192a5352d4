/** The routes of the board, for members and for the desk. */
import type { answersEndpoints } from '#contract/endpoints/board/answers.ts';
import type { boardDeskEndpoints } from '#contract/endpoints/board/board-desk.ts';
import type { noticesEndpoints } from '#contract/endpoints/board/notices.ts';
import type { publicBoardEndpoints } from '#contract/endpoints/board/public-board.ts';
import type { ActionsOf } from '#server/call.ts';
import { changeActivityRule, readActivityRules } from './activities.ts';
import { answerNotice, letAnswerGo, takeBackOnAnswer, withdrawAnswer } from './answering.ts';
import { askHelpers, declineAsk, readHelpers, takeBackOnAsk } from './asking.ts';
import { readAskingChoice, setAskingChoice } from './asking-choice.ts';
import { readVoiceNews, tellAnswer } from './by-voice.ts';
import { hideNotice, readDeskBoard, reportNotice, showNotice } from './desk.ts';
import { noteVisit } from './digest.ts';
import { endNotice, keepOpen, pauseNotice, renewNotice, takeBackNotice } from './keeping.ts';
import { dropNoticePicture, keepNoticePicture, readNoticePicture } from './pictures.ts';
import { changeNotice, postNotice } from './posting.ts';
import { readPublicBoard, readPublicFeed, readPublicPage } from './public-board.ts';
import { readBoard, readCounts, readNotice, readOwnNotices } from './reading.ts';
import { readNoticeSheet } from './sheet.ts';

export const noticeRoutes = {
  listNotices: readBoard,
  countNotices: readCounts,
  listOwnNotices: readOwnNotices,
  readNotice,
  postNotice,
  changeNotice,
  renewNotice,
  pauseNotice,
  closeNotice: endNotice,
  keepNoticeOpen: keepOpen,
  takeBackNotice,
  answerNotice,
  listNoticeHelpers: readHelpers,
  askHelpers,
  declineAsk,
  takeBackOnAsk,
  readAskingChoice,
  setAskingChoice,
  letAnswerGo,
  withdrawAnswer,
  takeBackOnAnswer,
  visitFromDigest: noteVisit,
  reportNotice,
  listBoard: readDeskBoard,
  hideNotice,
  readPublicBoard,
  readPublicBoardPage: readPublicPage,
  readPublicBoardFeed: readPublicFeed,
  showNotice,
  listVoiceNews: readVoiceNews,
  tellAnswer,
  readNoticeSheet,
  listActivityRules: readActivityRules,
  changeActivityRule,
  readNoticePicture,
  keepNoticePicture,
  dropNoticePicture,
} satisfies ActionsOf<
  typeof noticesEndpoints &
    typeof answersEndpoints &
    typeof boardDeskEndpoints &
    typeof publicBoardEndpoints
>;
