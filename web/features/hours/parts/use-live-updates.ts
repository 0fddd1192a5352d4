/**
 * Keeps what is on the screen true while others act: reads again as soon as a live update comes, and
 * now and then while the stream is cut. Only a visible page listens.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

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
  // Fetched beside the first load; without it lists are asked for now and then, as while the stream is cut.
  void import('./follow-news.ts')
    .then(({ followNews }) => followNews(client, controller.signal))
    .catch(() => {});
  return controller;
}
