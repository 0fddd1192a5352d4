/** Calls about appointments that are all right, for stories of permission and of bad input. */
import type { arrangementsEndpoints } from '#contract/endpoints/arrangements.ts';
import type { arrangementsDeskEndpoints } from '#contract/endpoints/arrangements-desk.ts';
import type { calendarEndpoints } from '#contract/endpoints/calendar.ts';
import type { standingsEndpoints } from '#contract/endpoints/standings.ts';
import type { InputOf } from '#contract/endpoints.ts';
import { TODAY, type World } from './world.ts';

/** A thing, and somebody else in the caller's bank. */
interface About {
  id: number;
  fellow: { id: number; bankId: number };
}

type ArrangementRequests = {
  [Name in
    | keyof typeof arrangementsEndpoints
    | keyof typeof calendarEndpoints
    | keyof typeof standingsEndpoints
    | keyof typeof arrangementsDeskEndpoints]: (
    fixture: About,
    world: World,
  ) => InputOf<Name> & object;
};

/** What a member fills in. */
export const PLAN = { day: TODAY, time: '15:00', minutes: 90, place: 'Da me' };

/** The desk speaks for who receives. */
const WORD = { side: 'receiver', basis: 'phone' } as const;

export const ARRANGEMENT_REQUESTS: ArrangementRequests = {
  listArrangements: () => ({ query: {} }),
  readArrangement: ({ id }) => ({ params: { id }, query: {} }),
  proposeArrangement: ({ fellow }, { activity }) => ({
    query: {},
    body: {
      with: { partner: fellow.id, partnerBank: fellow.bankId, iGive: true },
      ...{ activity, title: 'Aiuto con lo smartphone', ...PLAN },
    },
  }),
  changeArrangement: ({ id }) => ({ params: { id }, query: {}, body: { sequence: 0, ...PLAN } }),
  agreeArrangement: ({ id }) => ({ params: { id }, query: {}, body: { sequence: 0 } }),
  dropArrangement: ({ id }) => ({ params: { id }, query: {} }),
  takeBackArrangement: ({ id }) => ({ params: { id }, query: {} }),
  recordArrangement: ({ id }) => ({ params: { id }, query: {}, body: { quantityOfHours: 1.5 } }),
  readArrangementFile: ({ id }) => ({ params: { id }, query: {} }),
  readCalendarLink: () => ({}),
  makeCalendarLink: () => ({}),
  endCalendarLink: () => ({}),
  listStandings: () => ({ query: {} }),
  proposeStanding: ({ fellow }, { activity }) => ({
    query: {},
    body: {
      with: { partner: fellow.id, partnerBank: fellow.bankId, iGive: true },
      ...{ activity, title: 'Aiuto con lo smartphone', ...PLAN, every: 'week' },
    },
  }),
  agreeStanding: ({ id }) => ({ params: { id }, query: {} }),
  dropStanding: ({ id }) => ({ params: { id }, query: {} }),
  pauseStanding: ({ id }) => ({ params: { id }, query: {}, body: { until: null } }),
  resumeStanding: ({ id }) => ({ params: { id }, query: {} }),
  endStanding: ({ id }) => ({ params: { id }, query: {} }),
  listDeskArrangements: () => ({ query: {} }),
  proposeForMember: ({ id, fellow }, { activity }) => ({
    query: {},
    body: {
      ...{ forPerson: id, basis: 'phone' },
      with: { partner: fellow.id, partnerBank: fellow.bankId, iGive: true },
      ...{ activity, title: 'Aiuto con lo smartphone', ...PLAN },
    },
  }),
  agreeForMember: ({ id }) => ({ params: { id }, query: {}, body: { ...WORD, sequence: 0 } }),
  dropForMember: ({ id }) => ({ params: { id }, query: {}, body: WORD }),
  recordForMember: ({ id }) => ({
    params: { id },
    query: {},
    body: { ...WORD, quantityOfHours: 1.5 },
  }),
  readCalendar: () => ({ params: { file: `${'x'.repeat(43)}.ics` } }),
};
