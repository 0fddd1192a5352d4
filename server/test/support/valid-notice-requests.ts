/** Calls about the board that are all right, for stories of permission and of bad input. */
import type { GivenRequests } from './given-requests.ts';
import type { World } from './world.ts';

/** Of no person: who can help depends on what others have done before. */
const NOBODY = 999_999_999;

/** What a member fills in. */
export const formOf = ({ activity }: World) => ({
  activity,
  title: 'Aiuto con lo smartphone',
  reach: 'bank' as const,
  contact: 'portal' as const,
});

export const NOTICE_REQUESTS = {
  postNotice: (_, world) => ({ body: { kind: 'offer', sure: true, ...formOf(world) } }),
  changeNotice: (_, world) => ({ body: formOf(world) }),
  closeNotice: () => ({ body: { outcome: 'withdrawn' } }),
  answerNotice: () => ({ body: { text: 'Posso io' } }),
  acceptAnswer: () => ({ body: null }),
  askHelpers: () => ({ body: { people: [NOBODY] } }),
  setReach: () => ({ body: { contact: 'portal', findable: true } }),
  setAskingChoice: () => ({ body: { mayBeAsked: false, showDone: true } }),
  reportNotice: () => ({ body: { reason: 'other' } }),
  changeActivityRule: (_, { activity }) => ({
    params: { id: activity },
    body: { throughDesk: false, shown: true },
  }),
  hideNotice: () => ({ body: { reason: 'È un negozio' } }),
} satisfies Partial<GivenRequests>;
