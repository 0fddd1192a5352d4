/** The routes of the list of activities at the portal's desk. */
import type { activitiesEndpoints } from '#contract/endpoints/board/activities.ts';
import type { ActionsOf } from '#server/call.ts';
import {
  addActivity,
  addGroup,
  moveActivity,
  readKept,
  renameActivity,
  renameGroup,
} from './keeping.ts';
import { bringActivityBack, mergeActivity, retireActivity } from './retiring.ts';

export const activityRoutes = {
  listKeptActivities: readKept,
  addActivity,
  renameActivity,
  moveActivity,
  retireActivity,
  bringActivityBack,
  mergeActivity,
  addActivityGroup: addGroup,
  renameActivityGroup: renameGroup,
} satisfies ActionsOf<typeof activitiesEndpoints>;
