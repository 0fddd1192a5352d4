/** What is asked of the server about webhooks. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';

/** How many deliveries are shown. */
const SHOWN = 20;

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks', 'all'],
  queryFn: ({ signal }) => call('listWebhooks', {}, { signal }),
});

/** The latest deliveries of one. */
export const deliveriesQuery = (id: number) =>
  queryOptions({
    queryKey: ['webhooks', 'deliveries', id],
    queryFn: ({ signal }) =>
      call('listWebhookDeliveries', { params: { id }, query: { limit: SHOWN } }, { signal }),
  });
