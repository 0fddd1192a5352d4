/** Answers to notices of the board, and what becomes of them. */
import { endpoint } from '../endpoint.ts';
import { newAnswerSchema, noticeSchema } from '../notices.ts';
import { deskWordSchema } from '../notices-desk.ts';
import { byId } from './shared.ts';

export const answersEndpoints = {
  answerNotice: endpoint({
    method: 'POST',
    path: '/users/notices/{id}/answers',
    access: 'member',
    module: 'notices',
    summary: 'I can help, or I would like that; answering again changes the words.',
    params: byId,
    body: newAnswerSchema,
    status: 201,
    reply: noticeSchema,
    refusals: [
      'not-found',
      'own-notice',
      'contact-through-desk',
      'notice-closed',
      'already-decided',
      'too-many-answers',
    ],
  }),
  acceptAnswer: endpoint({
    method: 'POST',
    path: '/users/answers/{id}/accept',
    access: 'member',
    module: 'notices',
    summary: 'Say yes to an answer: both now know how to reach each other.',
    params: byId,
    body: deskWordSchema,
    status: 200,
    reply: noticeSchema,
    refusals: ['not-found', 'already-decided'],
  }),
  letAnswerGo: endpoint({
    method: 'POST',
    path: '/users/answers/{id}/let-go',
    access: 'member',
    module: 'notices',
    summary: 'Do without an answer; its author is not written to.',
    params: byId,
    body: deskWordSchema,
    status: 200,
    reply: noticeSchema,
    refusals: ['not-found', 'already-decided'],
  }),
  withdrawAnswer: endpoint({
    method: 'POST',
    path: '/users/answers/{id}/withdraw',
    access: 'member',
    whileSuspended: true,
    module: 'notices',
    summary: 'Take back an answer of mine that nobody has decided on.',
    params: byId,
    status: 204,
    refusals: ['not-found', 'already-decided'],
  }),
  takeBackOnAnswer: endpoint({
    method: 'POST',
    path: '/users/answers/{id}/take-back',
    access: 'member',
    whileSuspended: true,
    module: 'notices',
    summary: 'Some seconds ago I let an answer go, or took back my own: it waits again.',
    params: byId,
    status: 204,
    refusals: ['not-found', 'nothing-to-take-back'],
  }),
};
