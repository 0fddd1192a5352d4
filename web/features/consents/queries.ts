/** What the portal is asked about privacy notices and consents: each key and call declared once. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';

/** How I stand to the notice of my bank. */
export const ownConsentQuery = queryOptions({
  queryKey: ['consents', 'own'],
  queryFn: ({ signal }) => call('readConsent', {}, { signal }),
});

/** How many members have not answered. */
export const consentFiguresQuery = queryOptions({
  queryKey: ['consents', 'figures'],
  queryFn: ({ signal }) => call('readConsentFigures', {}, { signal }),
});

/** The latest versions of my bank's notice; a bank changes it a few times in its life. */
export const privacyNoticesQuery = queryOptions({
  queryKey: ['consents', 'notices'],
  queryFn: ({ signal }) => call('listPrivacyNotices', { query: { limit: 50 } }, { signal }),
});
