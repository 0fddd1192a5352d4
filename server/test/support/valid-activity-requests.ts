/** Calls about the list of activities that are all right, for stories of permission and of bad input. */
import type { activitiesEndpoints } from '#contract/endpoints/activities.ts';
import type { InputOf } from '#contract/endpoints.ts';

type ActivityRequests = {
  [Name in keyof typeof activitiesEndpoints]: () => InputOf<Name> & object;
};

/** No activity and no group has it. */
const params = { id: 900_719_925_474 };

/** A name that nothing has. */
const names = () => ({ it: `Nome ${crypto.randomUUID()}`, en: 'Name', de: 'Name' });

export const ACTIVITY_REQUESTS: ActivityRequests = {
  listKeptActivities: () => ({}),
  addActivity: () => ({ body: { ...names(), words: '', group: 1 } }),
  renameActivity: () => ({ params, body: { ...names(), words: 'spago forno' } }),
  moveActivity: () => ({ params, body: { to: 'later' } }),
  retireActivity: () => ({ params }),
  bringActivityBack: () => ({ params }),
  mergeActivity: () => ({ params, body: { into: 1 } }),
  addActivityGroup: () => ({ body: names() }),
  renameActivityGroup: () => ({ params, body: names() }),
};
