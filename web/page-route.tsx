/** What answers an address: a page that loads when it is needed. */
import type { RouteObject } from 'react-router';
import { LazyPage, type Page } from './lazy-page.tsx';

export interface PageRoute extends Omit<RouteObject, 'index' | 'children'> {
  handle: Page;
  children?: PageRoute[];
}

/** A page at an address. */
export function at(path: string, handle: Page): PageRoute {
  return { path, handle, element: <LazyPage page={handle} /> };
}

/** A page without an address of its own, around others. */
export function around(handle: Page, children: PageRoute[]): PageRoute {
  return { handle, element: <LazyPage page={handle} />, children };
}
