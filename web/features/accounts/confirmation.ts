/** Proving an address by the link of a mail: once per link and visit. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';

/** Confirms on first reading; following a link again within its life changes nothing. */
export function confirmationQuery(registrationToken: string) {
  return queryOptions({
    queryKey: ['accounts', 'confirmation', registrationToken],
    queryFn: () => call('confirmRegistration', { query: { registrationToken } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
