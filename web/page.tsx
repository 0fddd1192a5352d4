/**
 * A screen that comes when it is needed, together with its texts. The page before stays in sight
 * until both are here, so nothing flashes and no key is ever seen.
 */
import { type ComponentType, lazy, useMemo } from 'react';
import { loadRooms } from './i18n/index.ts';
import type { RoomName } from './i18n/rooms.ts';

export interface Page {
  /** Fetches screen and texts ahead; afterwards the page draws at once. */
  preload: () => Promise<void>;
  /** What draws the page now: the screen itself once it is here, until then its promise. */
  screen: () => ComponentType;
}

/**
 * Makes a page of a screen's file and the rooms of texts it reads:
 * `page(() => import('./screens/home.tsx'), ['exchanges'])`. `ui` and `frame` are always there.
 */
export function page(
  load: () => Promise<{ default: ComponentType }>,
  rooms: readonly RoomName[] = [],
): Page {
  let here: ComponentType | undefined;
  const fetch = async () => {
    const [file] = await Promise.all([load(), loadRooms(rooms)]);
    here = file.default;
    return file;
  };
  const later = lazy(fetch);
  return { preload: async () => void (await fetch()), screen: () => here ?? later };
}

/**
 * Draws a page: `<Route path={paths.home} element={<Show page={home} />} />`. What it began with it
 * keeps, so that a screen does not start anew when its file has come.
 */
export function Show({ page }: { page: Page }) {
  const Screen = useMemo(() => page.screen(), [page]);
  return <Screen />;
}
