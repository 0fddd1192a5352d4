/** What the portal is asked about the yearly share of the bank. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';

/** The rule, the latest announcement, what may be announced now. */
export const shareQuery = queryOptions({
  queryKey: ['shares', 'state'],
  queryFn: ({ signal }) => call('readShare', {}, { signal }),
});

/** Who would give the share of a year now; nothing is booked by asking. */
export function sharePreviewQuery(year: number, except: readonly number[]) {
  return queryOptions({
    queryKey: ['shares', 'preview', year, except],
    queryFn: ({ signal }) =>
      call('previewShare', { body: { year, except: [...except] } }, { signal }),
    placeholderData: keepPreviousData,
  });
}
