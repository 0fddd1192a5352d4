/** The routes of what members can do. */
import type { skillsEndpoints } from '#contract/endpoints/people/skills.ts';
import type { ActionsOf } from '#server/call.ts';
import {
  changeMemberSkills,
  changeOwnSkills,
  readHelpers,
  readMemberSkills,
  readOwnSkills,
} from './actions.ts';

export const skillRoutes = {
  readOwnSkills,
  changeOwnSkills,
  readMemberSkills,
  changeMemberSkills,
  listHelpers: readHelpers,
} satisfies ActionsOf<typeof skillsEndpoints>;
