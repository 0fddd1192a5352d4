/** Calls about appointments that are all right, for stories of permission and of bad input. */
import type { GivenRequests } from './given-requests.ts';
import { TODAY } from './world.ts';

/** What a member fills in. */
export const PLAN = { day: TODAY, time: '15:00', minutes: 90, place: 'Da me' };

export const ARRANGEMENT_REQUESTS = {
  proposeArrangement: ({ fellow }, { activity }) => ({
    body: {
      with: { partner: fellow.id, partnerBank: fellow.bankId, iGive: true },
      ...{ activity, title: 'Aiuto con lo smartphone', ...PLAN },
    },
  }),
  changeArrangement: () => ({ body: { sequence: 0, ...PLAN } }),
  agreeArrangement: () => ({ body: { sequence: 0 } }),
  recordArrangement: () => ({ body: { quantityOfHours: 1.5 } }),
  proposeStanding: ({ fellow }, { activity }) => ({
    body: {
      with: { partner: fellow.id, partnerBank: fellow.bankId, iGive: true },
      ...{ activity, title: 'Aiuto con lo smartphone', ...PLAN, every: 'week' },
    },
  }),
  pauseStanding: () => ({ body: { until: null } }),
  readCalendar: () => ({ params: { file: `${'x'.repeat(43)}.ics` } }),
} satisfies Partial<GivenRequests>;
