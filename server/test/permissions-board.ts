/** Who may do what at the board: its part of the table of permissions. */
import type { acceptingEndpoints } from '#contract/endpoints/board/accepting.ts';
import type { answersEndpoints } from '#contract/endpoints/board/answers.ts';
import type { boardDeskEndpoints } from '#contract/endpoints/board/board-desk.ts';
import type { findingEndpoints } from '#contract/endpoints/board/finding.ts';
import type { noticesEndpoints } from '#contract/endpoints/board/notices.ts';
import {
  AMONG_FRIENDS,
  ASKING,
  admin,
  each,
  FOUND,
  KEEPING,
  MINE_ONLY,
  member,
  OF_OTHERS,
  OUR_BANK,
  type Rule,
} from './permissions-rule.ts';

type BoardCall =
  | keyof typeof noticesEndpoints
  | keyof typeof findingEndpoints
  | keyof typeof answersEndpoints
  | keyof typeof acceptingEndpoints
  | keyof typeof boardDeskEndpoints;

export const BOARD_PERMISSIONS: Record<BoardCall, Rule> = {
  listNotices: member,
  countNotices: member,
  listOwnNotices: member,
  readNotice: { ...member, of: 'notice', member: AMONG_FRIENDS, admin: AMONG_FRIENDS },
  postNotice: member,
  changeNotice: { ...member, of: 'notice', ...KEEPING },
  renewNotice: { ...member, of: 'notice', ...KEEPING },
  pauseNotice: { ...member, of: 'notice', ...KEEPING },
  closeNotice: { ...member, of: 'notice', ...KEEPING },
  keepNoticeOpen: { ...member, of: 'notice', ...KEEPING },
  // Nothing was closed.
  takeBackNotice: {
    ...{ ...member, of: 'notice', member: each(409, 403, 403, 404) },
    admin: each(409, 409, 403, 404),
  },
  answerNotice: { ...member, of: 'notice', ...OF_OTHERS },
  visitFromDigest: { ...member, of: 'digest', member: MINE_ONLY, admin: MINE_ONLY },
  reportNotice: { ...member, of: 'notice', ...OF_OTHERS },
  listNoticeHelpers: { ...member, of: 'notice', ...KEEPING },
  // Who is to be asked is nobody.
  askHelpers: { ...member, of: 'notice', ...ASKING },
  declineAsk: { ...member, of: 'ask', member: MINE_ONLY, admin: MINE_ONLY },
  // Nothing was said.
  takeBackOnAsk: {
    ...{ ...member, of: 'ask', member: each(409, 404, 404, 404) },
    admin: each(409, 404, 404, 404),
  },
  listFoundPeople: member,
  // Nobody but who can be found, and nobody finds themselves.
  readFoundPerson: { ...member, of: 'member who can be found', ...FOUND },
  readReach: member,
  setReach: member,
  readAskingChoice: member,
  setAskingChoice: member,
  acceptAnswer: { ...member, of: 'answer to decide', member: MINE_ONLY, admin: OUR_BANK },
  letAnswerGo: { ...member, of: 'answer to decide', member: MINE_ONLY, admin: OUR_BANK },
  // Nothing was decided.
  takeBackOnAnswer: {
    ...{ ...member, of: 'answer given', member: each(409, 404, 404, 404) },
    admin: each(409, 409, 404, 404),
  },
  withdrawAnswer: { ...member, of: 'answer given', member: MINE_ONLY, admin: MINE_ONLY },
  listActivityRules: member,
  readNoticePicture: {
    ...member,
    of: 'notice with a picture',
    member: AMONG_FRIENDS,
    admin: AMONG_FRIENDS,
  },
  keepNoticePicture: { ...member, of: 'notice', ...KEEPING },
  dropNoticePicture: { ...member, of: 'notice with a picture', ...KEEPING },
  listBoard: admin,
  hideNotice: { ...admin, of: 'notice', admin: OUR_BANK },
  showNotice: { ...admin, of: 'notice', admin: OUR_BANK },
  listVoiceNews: admin,
  tellAnswer: { ...admin, of: 'answer to tell', admin: OUR_BANK },
  readNoticeSheet: admin,
  changeActivityRule: admin,
};
