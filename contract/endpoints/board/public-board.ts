/** The public board of a bank (specification §20), if the bank wants it: no names, no ways to reach anybody. */
import { z } from 'zod';
import { NOTICE_KINDS } from '#contract/board/notices.ts';
import { placesReply } from '#contract/board/places.ts';
import { endpoint } from '#contract/endpoint.ts';
import { byId, language } from '../parameters.ts';

const publicNoticeSchema = z.object({
  /** Members who sign in find it at `/board/{id}`. */
  id: z.number(),
  kind: z.enum(NOTICE_KINDS),
  /** The activity where the title names its author. */
  title: z.string(),
  activity: z.string(),
  /** `yyyy-MM-dd`. */
  postedOn: z.string(),
  neededBy: z.string().nullable(),
  ...placesReply,
});

export const publicBoardSchema = z.object({
  bank: z.object({
    id: z.number(),
    name: z.string(),
    /** Of the bank; empty where it has none. */
    phone: z.string(),
  }),
  /** Requests first, then offers, the latest first. */
  notices: z.array(publicNoticeSchema),
});
export type PublicBoard = z.infer<typeof publicBoardSchema>;

/** Five minutes: a notice that is taken off the board is gone soon. */
const CACHE_S = 300;

const shared = {
  method: 'GET',
  access: 'public',
  module: 'notices',
  inRoom: { room: 'public-board', does: 'reads' },
  params: byId,
  query: language,
  status: 200,
  cacheS: CACHE_S,
  limit: 'publicPages',
  refusals: ['not-found', 'too-many-requests'],
} as const;

export const publicBoardEndpoints = {
  readPublicBoard: endpoint({
    ...shared,
    path: '/public/banks/{id}/board',
    summary:
      'What a bank lets everybody read of its board: titles, activities and days, no names; 404 where it does not.',
    reply: publicBoardSchema,
  }),
  readPublicBoardPage: endpoint({
    ...shared,
    path: '/public/banks/{id}/board.html',
    summary: 'The same as a page.',
    reply: z.string(),
    replyType: 'page',
  }),
  readPublicBoardFeed: endpoint({
    ...shared,
    path: '/public/banks/{id}/board.rss',
    summary: 'The same as an RSS 2.0 feed.',
    reply: z.string(),
    replyType: 'feed',
  }),
};
