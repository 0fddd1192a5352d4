/** The routes of finding members, and of being found. */
import type { findingEndpoints } from '#contract/endpoints/board/finding.ts';
import type { ActionsOf } from '#server/call.ts';
import { readFoundPeople, readFoundPerson } from './finding.ts';
import { readReach, setReach } from './reach.ts';

export const findingRoutes = {
  listFoundPeople: readFoundPeople,
  readFoundPerson,
  readReach,
  setReach,
} satisfies ActionsOf<typeof findingEndpoints>;
