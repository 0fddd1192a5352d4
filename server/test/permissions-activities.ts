/** The rows of the table of permissions for the list of activities. */
import type { activitiesEndpoints } from '#contract/endpoints/activities.ts';
import { portal, type Rule } from './permissions-rule.ts';

/** There is none of that number. */
const missing: Rule = { ...portal, everybody: 404 };

export const ACTIVITY_PERMISSIONS: Record<keyof typeof activitiesEndpoints, Rule> = {
  listKeptActivities: portal,
  addActivity: portal,
  renameActivity: missing,
  moveActivity: missing,
  retireActivity: missing,
  bringActivityBack: missing,
  mergeActivity: missing,
  addActivityGroup: portal,
  renameActivityGroup: missing,
};
