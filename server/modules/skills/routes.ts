/** The routes of what members can do. */
import type { skillsEndpoints } from '#contract/endpoints/skills.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { changeSkills, readHelpers, readSkills } from './actions.ts';

export function skillRoutes(deps: Deps): Pick<Handlers, keyof typeof skillsEndpoints> {
  return {
    readOwnSkills: ({ actor, locale }) => readSkills(deps, actor, actor.personId, locale),
    changeOwnSkills: ({ actor, body, locale }) =>
      changeSkills(deps, actor, actor.personId, body.activities, locale),
    readMemberSkills: ({ actor, params, locale }) => readSkills(deps, actor, params.id, locale),
    changeMemberSkills: ({ actor, params, body, locale }) =>
      changeSkills(deps, actor, params.id, body.activities, locale),
    listHelpers: ({ actor, query }) => readHelpers(deps, actor, query.activity),
  };
}
