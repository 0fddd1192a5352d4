/** The page and order of a list of exchanges. Apart from the queries: the home asks, but shows no list. */
import { EXCHANGE_SORTS } from '#contract/hours/exchange-lists.ts';
import { useListPage } from '#web/ui/table/use-server-list.ts';

/** Where the reader is in a list of exchanges; the newest first unless asked otherwise. */
export const useExchangePage = (counted?: { countTo: number }) =>
  useListPage(EXCHANGE_SORTS, '-dateOfTransaction', counted);
