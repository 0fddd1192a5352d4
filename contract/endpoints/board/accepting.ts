/** A yes to an answer, which may be to one of its days: then it makes an appointment. */

import { acceptanceSchema } from '#contract/board/answer-days.ts';
import { noticeSchema } from '#contract/board/notices.ts';
import { endpoint } from '#contract/endpoint.ts';
import { byId } from '../parameters.ts';

export const acceptingEndpoints = {
  acceptAnswer: endpoint({
    method: 'POST',
    path: '/users/answers/{id}/accept',
    access: 'member',
    ofAge: true,
    takesWord: true,
    forBodies: true,
    module: 'arrangements',
    summary:
      'Say yes to an answer: both now know how to reach each other; to one of its days: they agree on it.',
    params: byId,
    body: acceptanceSchema,
    status: 200,
    reply: noticeSchema,
    idempotent: true,
    refusals: [
      'not-found',
      'already-decided',
      'seen-outdated',
      'day-over',
      'person-has-login',
      'own-decision',
    ],
  }),
};
