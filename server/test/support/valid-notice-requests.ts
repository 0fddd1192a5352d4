/** Calls about the board that are all right, for stories of permission and of bad input. */
import type { answersEndpoints } from '#contract/endpoints/answers.ts';
import type { boardDeskEndpoints } from '#contract/endpoints/board-desk.ts';
import type { noticesEndpoints } from '#contract/endpoints/notices.ts';
import type { publicBoardEndpoints } from '#contract/endpoints/public-board.ts';
import type { InputOf } from '#contract/endpoints.ts';
import type { World } from './world.ts';

type NoticeRequests = {
  [Name in
    | keyof typeof noticesEndpoints
    | keyof typeof answersEndpoints
    | keyof typeof boardDeskEndpoints
    | keyof typeof publicBoardEndpoints]: (
    fixture: { id: number; fellow: { id: number } },
    world: World,
  ) => InputOf<Name> & object;
};

/** What a member fills in. */
export const formOf = ({ activity }: World) => ({
  activity,
  title: 'Aiuto con lo smartphone',
  reach: 'bank' as const,
  contact: 'portal' as const,
});

export const NOTICE_REQUESTS: NoticeRequests = {
  listNotices: () => ({ query: {} }),
  countNotices: () => ({ query: {} }),
  listOwnNotices: () => ({ query: {} }),
  readNotice: ({ id }) => ({ params: { id }, query: {} }),
  postNotice: (_, world) => ({ query: {}, body: { kind: 'offer', sure: true, ...formOf(world) } }),
  changeNotice: ({ id }, world) => ({ params: { id }, query: {}, body: formOf(world) }),
  renewNotice: ({ id }) => ({ params: { id }, query: {} }),
  pauseNotice: ({ id }) => ({ params: { id }, query: {} }),
  closeNotice: ({ id }) => ({ params: { id }, query: {}, body: { outcome: 'withdrawn' } }),
  answerNotice: ({ id }) => ({ params: { id }, query: {}, body: { text: 'Posso io' } }),
  listNoticeHelpers: ({ id }) => ({ params: { id } }),
  askHelpers: ({ id }) => ({ params: { id }, query: {}, body: { people: [id] } }),
  readAskingChoice: () => ({}),
  setAskingChoice: () => ({ body: { mayBeAsked: false, showDone: true } }),
  acceptAnswer: ({ id }) => ({ params: { id }, query: {} }),
  letAnswerGo: ({ id }) => ({ params: { id }, query: {} }),
  withdrawAnswer: ({ id }) => ({ params: { id } }),
  takeBackOnAnswer: ({ id }) => ({ params: { id } }),
  visitFromDigest: ({ id }) => ({ params: { id } }),
  reportNotice: ({ id }) => ({ params: { id }, body: { reason: 'other' } }),
  readNoticePicture: ({ id }) => ({ params: { id } }),
  keepNoticePicture: ({ id }) => ({ params: { id } }),
  dropNoticePicture: ({ id }) => ({ params: { id } }),
  listActivityRules: () => ({}),
  changeActivityRule: (_, { activity }) => ({
    params: { id: activity },
    body: { throughDesk: false, shown: true },
  }),
  answerForMember: ({ id, fellow }) => ({
    params: { id },
    query: {},
    body: { forPerson: fellow.id, text: 'Può lei', basis: 'phone' },
  }),
  listVoiceNews: () => ({}),
  tellAnswer: ({ id }) => ({ params: { id }, body: { basis: 'phone' } }),
  readNoticeSheet: () => ({ query: {} }),
  listBoard: () => ({ query: {} }),
  postForMember: ({ id }, world) => ({
    query: {},
    body: { kind: 'offer', sure: true, ...formOf(world), forPerson: id },
  }),
  hideNotice: ({ id }) => ({ params: { id }, query: {}, body: { reason: 'È un negozio' } }),
  readPublicBoard: ({ id }) => ({ params: { id }, query: {} }),
  readPublicBoardPage: ({ id }) => ({ params: { id }, query: {} }),
  readPublicBoardFeed: ({ id }) => ({ params: { id }, query: {} }),
  showNotice: ({ id }) => ({ params: { id }, query: {} }),
};
