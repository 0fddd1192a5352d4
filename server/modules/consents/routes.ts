/** The routes of privacy notices and consents. */
import type { consentsEndpoints } from '#contract/endpoints/consents.ts';
import type { Deps } from '#server/deps.ts';
import { pageValues } from '#server/platform/paging.ts';
import type { Handlers } from '#server/routing.ts';
import { giveConsent, readConsent, readPrivacyNotice } from './agreeing.ts';
import {
  notePaper,
  readConsents,
  readFigures,
  readNotices,
  remind,
  takeBackPaper,
} from './desk.ts';

export function consentRoutes(deps: Deps): Pick<Handlers, keyof typeof consentsEndpoints> {
  return {
    readPrivacyNotice: ({ params }) => readPrivacyNotice(deps, params.bankId),
    readConsent: ({ actor }) => readConsent(deps.database, actor),
    giveConsent: ({ actor, body }) => giveConsent(deps, actor, body.number),
    listPrivacyNotices: ({ actor, query }) => readNotices(deps, actor, pageValues(query)),
    readConsentFigures: ({ actor }) => readFigures(deps, actor),
    listConsents: ({ actor, query }) => readConsents(deps, actor, query),
    remindConsents: ({ actor }) => remind(deps, actor),
    noteConsent: ({ actor, params, body }) => notePaper(deps, actor, params.id, body),
    takeBackConsent: ({ actor, params, body }) => takeBackPaper(deps, actor, params.id, body),
  };
}
