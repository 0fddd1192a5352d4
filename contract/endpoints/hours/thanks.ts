/** Thanks for an exchange: nobody but its two people reads them. */
import { z } from 'zod';
import { threadReportSchema } from '#contract/board/threads.ts';
import { endpoint } from '#contract/endpoint.ts';
import {
  exchangeThanksSchema,
  newThanksSchema,
  quotingSchema,
  receivedThanksSchema,
  thanksQuery,
} from '#contract/hours/thanks.ts';
import { byId } from '../parameters.ts';

const PATH = '/users/transactions/{id}/thanks';

export const thanksEndpoints = {
  listThanks: endpoint({
    method: 'GET',
    path: '/users/thanks-received',
    access: 'member',
    module: 'thanks',
    summary: 'What people wrote to me for confirmed exchanges of the last twelve months.',
    query: thanksQuery,
    status: 200,
    paged: true,
    reply: z.array(receivedThanksSchema),
  }),
  readThanks: endpoint({
    method: 'GET',
    path: PATH,
    access: 'member',
    module: 'thanks',
    summary: 'The thanks for an exchange of mine, and whether I may write them.',
    params: byId,
    status: 200,
    reply: exchangeThanksSchema,
    refusals: ['not-found'],
  }),
  giveThanks: endpoint({
    method: 'PUT',
    path: PATH,
    access: 'member',
    module: 'thanks',
    summary: 'Thank who gave, in one sentence, once; the same sentence again changes nothing.',
    params: byId,
    body: newThanksSchema,
    status: 204,
    refusals: [
      'not-found',
      'forbidden',
      'bank-suspended',
      'not-confirmed',
      'thread-over',
      'reached-by-desk',
      'person-blocked',
      'already-decided',
    ],
  }),
  takeBackThanks: endpoint({
    method: 'DELETE',
    path: PATH,
    access: 'member',
    whileSuspended: true,
    module: 'thanks',
    summary: 'Take my thanks back: nobody reads them any more.',
    params: byId,
    status: 204,
    refusals: ['not-found'],
  }),
  setQuoting: endpoint({
    method: 'PUT',
    path: '/users/transactions/{id}/thanks/quoting',
    access: 'member',
    whileSuspended: true,
    module: 'thanks',
    summary:
      'Agree that the yearly page of the bank of who gave quotes a sentence to me or of mine, or no more.',
    params: byId,
    body: quotingSchema,
    status: 204,
    refusals: ['not-found', 'room-closed', 'bank-suspended'],
  }),
  reportThanks: endpoint({
    method: 'POST',
    path: '/users/transactions/{id}/thanks/report',
    access: 'member',
    whileSuspended: true,
    ownTransaction: true,
    module: 'thanks',
    summary: 'Tell the desk of my bank what is wrong with a sentence to me; it gets the sentence.',
    params: byId,
    body: threadReportSchema,
    status: 204,
    refusals: ['not-found'],
  }),
};
