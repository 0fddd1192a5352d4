/** How the portal is, asked again each minute while somebody looks. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';

const LOOK_AGAIN_MS = 60_000;

export const portalHealthQuery = queryOptions({
  queryKey: ['readPortalHealth'],
  queryFn: ({ signal }) => call('readPortalHealth', {}, { signal }),
  refetchInterval: LOOK_AGAIN_MS,
});
