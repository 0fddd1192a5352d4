/** What became of exchanges that have left a list of what waits while it was being read. */
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PendingExchange } from '#contract/exchanges.ts';
import { exchangeQuery } from './queries.ts';

/** Words for those that wait no more; one that only moved to another page still waits. */
export function useGone(missing: readonly PendingExchange[]): ReadonlyMap<PendingExchange, string> {
  const { t } = useTranslation('exchanges');
  const read = useQueries({ queries: missing.map(({ id }) => exchangeQuery(id)) });
  const words = missing.flatMap((exchange, index): [PendingExchange, string][] => {
    const now = read[index]?.data;
    const last = now?.history.at(-1);
    if (!now || !last || now.status === 'pending') return [];
    return [[exchange, t(`one.${last.what}By`, { name: last.by })]];
  });
  return new Map(words);
}
