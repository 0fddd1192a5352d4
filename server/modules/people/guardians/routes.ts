/** The routes of members below the age that their bank asks for. */
import type { guardiansEndpoints } from '#contract/endpoints/people/guardians.ts';
import type { ActionsOf } from '#server/call.ts';
import { readMinors, writeGuardian } from './writing.ts';

export const guardianRoutes = {
  listMinors: readMinors,
  writeGuardian,
} satisfies ActionsOf<typeof guardiansEndpoints>;
