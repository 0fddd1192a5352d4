/** What became of exchanges that have left a list of pending ones while somebody was reading it. */
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PendingExchange } from '#contract/hours/exchanges.ts';
import { read } from '#web/api/read.ts';

/** A sentence for each that is decided; one that only moved to another page is still pending. */
export function useGone(missing: readonly PendingExchange[]): ReadonlyMap<PendingExchange, string> {
  const { t } = useTranslation('exchanges');
  const found = useQueries({
    queries: missing.map(({ id }) => read('readExchange', { params: { id } })),
  });
  const words = missing.flatMap((exchange, index): [PendingExchange, string][] => {
    const now = found[index]?.data;
    const last = now?.history.at(-1);
    if (!now || !last || now.status === 'pending') return [];
    return [[exchange, t(`one.${last.what}By`, { name: last.by })]];
  });
  return new Map(words);
}
