/** What a bank carries outside: the text for the group, and the link in it. */
import { z } from 'zod';
import { groupTextSchema, monthPaperSchema, paperQuery } from '#contract/board/outside.ts';
import { endpoint } from '#contract/endpoint.ts';
import { daySchema } from '#contract/values.ts';
import { byId, language } from '../parameters.ts';

export const outsideEndpoints = {
  readGroupText: endpoint({
    method: 'GET',
    path: '/admin/group-text',
    access: 'admin',
    module: 'outside',
    inRoom: { room: 'bulletin', does: 'reads' },
    summary:
      'The text of a week for the group on the phone: up to five requests of the board for everybody, its link, the phone of the desk; 404 for a week to come.',
    query: z.object({
      /** Any day of the week, `yyyy-MM-dd`; this week when not said. */
      week: daySchema.optional(),
    }),
    status: 200,
    reply: groupTextSchema,
    refusals: ['not-found'],
  }),
  readPaper: endpoint({
    method: 'GET',
    path: '/admin/paper',
    access: 'admin',
    module: 'outside',
    inRoom: { room: 'bulletin', does: 'reads' },
    summary:
      'The paper of a month, to be printed: open requests, offers by group, the desk. `outside` has no names, and is there where everybody may read the board; 404 for a month to come. That it was printed stands in the history.',
    query: paperQuery,
    changes: true,
    whileSuspended: true,
    status: 200,
    reply: monthPaperSchema,
    refusals: ['not-found'],
  }),
  visitPublicBoard: endpoint({
    method: 'GET',
    path: '/public/banks/{id}/board-visit',
    access: 'public',
    module: 'outside',
    inRoom: { room: 'public-board', does: 'reads' },
    summary:
      'The board for everybody, opened by a link of the group: it is counted, a sum a week, and nothing is kept of who it was.',
    params: byId,
    query: language.extend({ from: z.enum(['group'], { error: 'invalid' }) }),
    changes: true,
    ownTransaction: true,
    status: 200,
    reply: z.string(),
    replyType: 'page',
    limit: 'publicPages',
    refusals: ['not-found', 'too-many-requests'],
  }),
};
