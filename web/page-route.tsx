/** What answers an address: a page that loads when it is needed. */
import { matchRoutes, type RouteObject } from 'react-router';
import type { Namespace } from './i18n/namespaces.ts';
import { LazyPage, lazyPage, type Page } from './lazy-page.tsx';

interface Ahead {
  /** Fetches in advance what stands at an address below this route. */
  preload: (pathname: string) => Promise<void>;
}

export interface PageRoute extends Omit<RouteObject, 'index' | 'children'> {
  handle: Ahead;
  children?: PageRoute[];
}

/** A page at an address; `ahead` for one that knows more addresses than this. */
export function at(path: string, page: Page, ahead: Ahead = page): PageRoute {
  return { path, handle: ahead, element: <LazyPage page={page} /> };
}

/** A page without an address of its own, around others. */
export function around(handle: Page, children: PageRoute[]): PageRoute {
  return { handle, element: <LazyPage page={handle} />, children };
}

/** The frame around the pages of some people, and the texts it reads. */
export function guarded(
  name: keyof typeof import('./screens/frame/guards.tsx'),
  texts: readonly Namespace[] = [],
): Page {
  return lazyPage(
    async () => ({ default: (await import('./screens/frame/guards.tsx'))[name] }),
    ['connection', ...texts],
  );
}

/**
 * Fetches everything that stands at an address, frame, screen and texts, at the same time instead
 * of one after the other as each is drawn.
 */
export async function preloadAt(routes: PageRoute[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(({ route }) => route.handle.preload(pathname)));
}
