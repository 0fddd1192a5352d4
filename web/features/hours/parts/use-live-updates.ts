/**
 * Keeps what is on the screen true while others act: reads again as soon as a live update comes, and
 * now and then while the stream is cut. Only a visible page listens.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveUpdate } from '#contract/hours/exchanges.ts';
import { setLive } from './live-state.ts';
import { isNews } from './own-changes.ts';

/** Several changes at once cause one refetch. */
const GATHER_MS = 250;

/** For the frame of signed-in people; `isMember` says whether there can be updates. */
export function useLiveUpdates(isMember: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isMember) return;
    let listening: AbortController | undefined;
    const follow = () => {
      if (document.visibilityState === 'visible') listening ??= startListening(client);
      else {
        listening?.abort();
        listening = undefined;
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      listening?.abort();
    };
  }, [client, isMember]);
}

function startListening(client: QueryClient): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  let gathered: LiveUpdate[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refetch = () => {
    // The answer to an own change says whether its update is news.
    if (client.isMutating() > 0) {
      timer = setTimeout(refetch, GATHER_MS);
      return;
    }
    const hasNews = gathered.map(isNews).some(Boolean);
    gathered = [];
    timer = undefined;
    if (hasNews) void client.invalidateQueries();
  };
  const onUpdate = (update: LiveUpdate) => {
    gathered.push(update);
    timer ??= setTimeout(refetch, GATHER_MS);
  };
  // Fetched beside the first load; without it lists are asked for now and then, as while the stream is cut.
  void import('#web/api/live-updates.ts')
    .then(({ listenToUpdates }) => listenToUpdates({ onUpdate, onLive: setLive }, signal))
    .catch(() => {});
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    setLive(false);
  });
  return controller;
}
