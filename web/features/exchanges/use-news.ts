/**
 * Keeps what is on the screen true while others act: hears of every change at once, and falls back to
 * asking now and then while the stream of news is cut. Only a page in sight listens.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToNews } from '#web/api/news.ts';
import { setNewsLive } from './news-live.ts';

/** Several changes at once are one reason to look again. */
const GATHER_MS = 250;

/** For the frame of signed-in members; `isMember` says whether there can be news. */
export function useNews(isMember: boolean): void {
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
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const onNews = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      if (!signal.aborted) void client.invalidateQueries();
    }, GATHER_MS);
  };
  void listenToNews({ onNews, onLive: setNewsLive }, signal);
  signal.addEventListener('abort', () => {
    clearTimeout(gathering);
    setNewsLive(false);
  });
  return controller;
}
