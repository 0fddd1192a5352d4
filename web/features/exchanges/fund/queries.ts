/** What the portal is asked about the hours fund. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '#web/api/call.ts';
import type { BankQuery } from '../queries.ts';

/** The fund of the bank, at its desk. */
export const fundQuery = queryOptions({
  queryKey: ['exchanges', 'fund'],
  queryFn: ({ signal }) => call('readFund', {}, { signal }),
});

/** One page of the exchanges with the fund. */
export function fundMovesQuery(query: BankQuery) {
  return queryOptions({
    queryKey: ['exchanges', 'fund-moves', query],
    queryFn: ({ signal }) => callPage('listFundMoves', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
