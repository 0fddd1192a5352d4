/** People who ask to join a bank, in English. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/joining.ts';

export default {
  title: 'Waiting for an answer',
  lead: 'People who ask to join the bank are waiting for your answer. They get an e-mail when you decide.',
  search: 'Search by name, email or phone',
  today: '<b>{{name}}</b> asked to join {{day}}.',
  columns: {
    requestedAt: 'Waiting since',
    decide: 'Decision',
  },
  accept: 'Accept',
  deny: 'Decline',
  accepted: '{{name}} is now a member of the bank',
  acceptFailed: 'The request was not accepted',
  denied: 'The request of {{name}} was declined',
  denyFailed: 'The request was not declined',
  decided: {
    accepted: 'Accepted: the request of {{name}}',
    denied: 'Declined: the request of {{name}}',
    gone: '{{name}} is no longer waiting for an answer',
  },
  newcomers_one: '1 new request, show it',
  newcomers_other: '{{count}} new requests, show them',
  decidedElsewhere: 'Meanwhile this request is gone. The list is up to date now.',
  denyQuestion: {
    title: 'Decline the request of {{name}}?',
    text: 'They will get an e-mail, and may ask again, here or at another bank.',
    act: 'Decline the request',
    keep: 'No, let it wait',
  },
  empty: 'Nobody is waiting',
  emptyText: 'New requests to join appear here, and you get an e-mail for each.',
  nobodyFound: 'Nobody by that name',
  nobodyFoundText: 'Try fewer letters, or search by e-mail.',
} satisfies Translated<typeof it>;
