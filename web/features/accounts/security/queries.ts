/** What the portal knows of a person's second factor. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';

export const factorQuery = queryOptions({
  queryKey: ['accounts', 'second-factor'],
  queryFn: ({ signal }) => call('readSecondFactor', {}, { signal }),
});
