/** What the browser remembers of the portal's answers: one memory per person, gone with them. */
import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from './api-error.ts';

const FRESH_MS = 15_000;
const TRIES_MAX = 2;

/** A new, empty memory. Refusals are never tried again; a lost connection is, and at reconnection. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) =>
          failures < TRIES_MAX && isRefusal(error, 'offline', 'unavailable'),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
