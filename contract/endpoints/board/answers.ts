/** Answers to notices of the board, and what becomes of them. */

import { newAnswerSchema, noticeSchema } from '#contract/board/notices.ts';
import { endpoint } from '#contract/endpoint.ts';
import { byId } from '../parameters.ts';

export const answersEndpoints = {
  answerNotice: endpoint({
    method: 'POST',
    path: '/users/notices/{id}/answers',
    access: 'member',
    actsFor: 'desk',
    takesWord: true,
    module: 'notices',
    summary: 'I can help, or I would like that; answering again changes the words and the days.',
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
      'person-has-login',
    ],
  }),
  letAnswerGo: endpoint({
    method: 'POST',
    path: '/users/answers/{id}/let-go',
    access: 'member',
    takesWord: true,
    module: 'notices',
    summary: 'Do without an answer; its author is not written to.',
    params: byId,
    status: 200,
    reply: noticeSchema,
    idempotent: true,
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
    idempotent: true,
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
