/** The queries of people of trust: each key and call declared once. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';

/** For whom the reader acts, and who acts for them. */
export const ownDelegationsQuery = queryOptions({
  queryKey: ['delegates', 'own'],
  queryFn: ({ signal }) => call('listOwnProxies', {}, { signal }),
});

/** Who acts for a member of the bank, and for whom that member acts. */
export function delegationsOfQuery(id: number) {
  return queryOptions({
    queryKey: ['delegates', 'of', id],
    queryFn: ({ signal }) => call('listProxiesOf', { params: { id } }, { signal }),
  });
}
