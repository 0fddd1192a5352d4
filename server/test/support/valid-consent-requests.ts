/** Calls about privacy notices that are all right, for stories of permission and of bad input. */
import type { consentsEndpoints } from '#contract/endpoints/consents.ts';
import type { InputOf } from '#contract/endpoints.ts';
import { TODAY } from './world.ts';

type ConsentRequests = {
  [Name in keyof typeof consentsEndpoints]: (fixture: { id: number }) => InputOf<Name> & object;
};

export const CONSENT_REQUESTS: ConsentRequests = {
  readPrivacyNotice: ({ id }) => ({ params: { bankId: id } }),
  readConsent: () => ({}),
  giveConsent: () => ({ body: { number: 1 } }),
  listPrivacyNotices: () => ({ query: {} }),
  readConsentFigures: () => ({}),
  listConsents: () => ({ query: {} }),
  remindConsents: () => ({}),
  noteConsent: ({ id }) => ({
    params: { id },
    body: { number: 1, paperSigned: true, signedOn: TODAY },
  }),
  takeBackConsent: ({ id }) => ({ params: { id }, body: { number: 1, reason: 'Per errore' } }),
};
