/** The routes of the list of activities at the portal's desk. */
import type { activitiesEndpoints } from '#contract/endpoints/activities.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import {
  addActivity,
  addGroup,
  moveActivity,
  readKept,
  renameActivity,
  renameGroup,
} from './keeping.ts';
import { bringActivityBack, mergeActivity, retireActivity } from './retiring.ts';

export function activityRoutes(deps: Deps): Pick<Handlers, keyof typeof activitiesEndpoints> {
  return {
    listKeptActivities: () => readKept(deps),
    addActivity: async ({ actor, body }) => ({ id: await addActivity(deps, actor, body) }),
    renameActivity: ({ actor, params, body }) => renameActivity(deps, actor, params.id, body),
    moveActivity: ({ actor, params, body }) =>
      moveActivity(deps, actor, params.id, body.to === 'later'),
    retireActivity: ({ actor, params }) => retireActivity(deps, actor, params.id),
    bringActivityBack: ({ actor, params }) => bringActivityBack(deps, actor, params.id),
    mergeActivity: ({ actor, params, body }) => mergeActivity(deps, actor, params.id, body.into),
    addActivityGroup: async ({ actor, body }) => ({ id: await addGroup(deps, actor, body) }),
    renameActivityGroup: ({ actor, params, body }) => renameGroup(deps, actor, params.id, body),
  };
}
