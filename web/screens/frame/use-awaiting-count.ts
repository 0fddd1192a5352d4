/** How many exchanges wait for the reader's answer, for the figure beside the menu's word. */
import type { Navigation } from './menus.ts';

/** The count for this room; zero while it is not known. */
export function useAwaitingCount(_navigation: Navigation): number {
  return 0;
}
