/** The cache of the portal's answers: one for each person, dropped when they sign out. */
import { onlineManager, type Query, QueryClient } from '@tanstack/react-query';
import { currentLanguage, i18n } from '#web/i18n/index.ts';
import { isRefusal } from './api-error.ts';
import { isOffline } from './connection.ts';

const FRESH_MS = 15_000;
const TRIES_MAX = 2;
const POLL_INTERVAL_MS = 20_000;

/** Options of a query whose answer other people change. */
export const POLLED = {
  refetchInterval: POLL_INTERVAL_MS,
  refetchOnWindowFocus: 'always',
} as const;

/** A new, empty cache. Refusals are never tried again; a lost connection is, and at reconnection. */
export function createQueryClient(): QueryClient {
  // It only hears of changes: a page opened without a connection must tell it.
  onlineManager.setOnline(!isOffline());
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        networkMode: 'always',
        refetchOnReconnect: 'always',
        retry: (failures, error) =>
          failures < TRIES_MAX && isRefusal(error, 'offline', 'unavailable') && !isOffline(),
      },
      // What was sent may be a password, what came back a code: nothing of it is kept.
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
}

/** Has everything asked again in another language once that is shown. @returns how to stop that */
export function followLanguage(client: QueryClient): () => void {
  let shown = currentLanguage();
  const follow = () => {
    if (currentLanguage() === shown) return;
    shown = currentLanguage();
    void askAgain(client);
  };
  i18n.on('languageChanged', follow);
  return () => i18n.off('languageChanged', follow);
}

/** What still watches queries that have ended. */
const watchingTheEnd = new WeakSet<object>();

/** What these queries are about is no more: the pages that show them now ask for them no more. */
export function endQueries(client: QueryClient, isOver: (query: Query) => boolean): void {
  const over = client.getQueryCache().findAll({ predicate: isOver });
  for (const observer of over.flatMap(({ observers }) => observers)) watchingTheEnd.add(observer);
}

/** Asks again for what is in sight, and for the rest once it is. @returns when it has been answered */
export function askAgain(
  client: QueryClient,
  isMeant: (query: Query) => boolean = () => true,
): Promise<void> {
  return client.invalidateQueries({
    predicate: (query) => isMeant(query) && !query.observers.some((one) => watchingTheEnd.has(one)),
  });
}
