/** The routes of the yearly share. */
import type { sharesEndpoints } from '#contract/endpoints/hours/shares.ts';
import type { ActionsOf } from '#server/call.ts';
import { announceShare, readShare } from './announcing.ts';
import { bookShare, previewShare } from './booking.ts';

export const shareRoutes = {
  readShare,
  announceShare,
  previewShare,
  bookShare,
} satisfies ActionsOf<typeof sharesEndpoints>;
