/** The routes of privacy notices and consents. */
import type { consentsEndpoints } from '#contract/endpoints/people/consents.ts';
import type { ActionsOf } from '#server/call.ts';
import { giveConsent, readConsent, readPrivacyNotice } from './agreeing.ts';
import {
  notePaper,
  readConsents,
  readFigures,
  readNotices,
  remind,
  takeBackPaper,
} from './desk.ts';

export const consentRoutes = {
  readPrivacyNotice,
  readConsent,
  giveConsent,
  listPrivacyNotices: readNotices,
  readConsentFigures: readFigures,
  listConsents: readConsents,
  remindConsents: remind,
  noteConsent: notePaper,
  takeBackConsent: takeBackPaper,
} satisfies ActionsOf<typeof consentsEndpoints>;
