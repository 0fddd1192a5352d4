/** What is asked of the server about the list of activities, and what changes it. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';

export const keptActivitiesQuery = queryOptions({
  queryKey: ['activities', 'kept'],
  queryFn: ({ signal }) => call('listKeptActivities', {}, { signal }),
});
