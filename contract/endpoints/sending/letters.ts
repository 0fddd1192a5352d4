/** Letters: which of them a person wants, and what the links in them do without signing in. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  actSchema,
  actTokenSchema,
  actWordsSchema,
  letterPreferenceSchema,
} from '#contract/sending/letters.ts';

const byToken = z.object({ token: actTokenSchema });

export const lettersEndpoints = {
  listLetterPreferences: endpoint({
    method: 'GET',
    path: '/users/letter-preferences',
    access: 'session',
    module: 'letters',
    summary: 'How often I get the letters that I may do without.',
    status: 200,
    reply: z.array(letterPreferenceSchema),
  }),
  setLetterPreference: endpoint({
    method: 'PUT',
    path: '/users/letter-preferences',
    access: 'session',
    ownTransaction: true,
    module: 'letters',
    summary: 'Choose how often I get the letters of one topic.',
    body: letterPreferenceSchema,
    status: 200,
    reply: z.array(letterPreferenceSchema),
  }),
  readAct: endpoint({
    method: 'GET',
    path: '/acts/{token}',
    access: 'public',
    module: 'letters',
    summary: 'What the link of a letter would do, and whether it still can; changes nothing.',
    params: byToken,
    status: 200,
    reply: actSchema,
    limit: 'acts',
    refusals: ['token-invalid', 'token-expired'],
  }),
  doAct: endpoint({
    method: 'POST',
    path: '/acts/{token}',
    access: 'public',
    module: 'letters',
    summary: 'Do what the link of a letter is for, once; doing it again changes nothing.',
    params: byToken,
    body: actWordsSchema,
    status: 200,
    reply: actSchema,
    limit: 'acts',
    refusals: [
      'token-invalid',
      'token-expired',
      'forbidden',
      'bank-suspended',
      'already-decided',
      'already-recorded',
      'seen-outdated',
      'person-blocked',
      'thread-over',
      'too-many-messages',
    ],
  }),
  takeBackAct: endpoint({
    method: 'POST',
    path: '/acts/{token}/take-back',
    access: 'public',
    module: 'letters',
    summary: 'Take back what the link did, `undoable`, some seconds ago: it can be used again.',
    params: byToken,
    status: 200,
    reply: actSchema,
    limit: 'acts',
    refusals: ['token-invalid', 'token-expired', 'forbidden', 'nothing-to-take-back'],
  }),
};
