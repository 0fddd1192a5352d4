/** Listens to live updates, and asks again for what is on the page. Fetched beside the first load. */
import type { QueryClient } from '@tanstack/react-query';
import type { LiveUpdate } from '#contract/hours/exchanges.ts';
import { listenToUpdates } from '#web/api/live-updates.ts';
import { askAgain } from '#web/api/query-client.ts';
import { setLive } from './live-state.ts';
import { isNews } from './own-changes.ts';

/** Several changes at once cause one refetch. */
const GATHER_MS = 250;

/** Until the signal aborts. */
export async function followNews(client: QueryClient, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
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
    if (hasNews) void askAgain(client);
  };
  const onUpdate = (update: LiveUpdate) => {
    gathered.push(update);
    timer ??= setTimeout(refetch, GATHER_MS);
  };
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    setLive(false);
  });
  await listenToUpdates({ onUpdate, onLive: setLive }, signal);
}
