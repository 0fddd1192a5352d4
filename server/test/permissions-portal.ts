/** The rows of the table of permissions for the desk of the portal's administrators. */
import type { activitiesEndpoints } from '#contract/endpoints/board/activities.ts';
import { portal, type Rule } from './permissions-rule.ts';

/** There is none of that number. */
const missing: Rule = { ...portal, everybody: 404 };

type Calls =
  | keyof typeof activitiesEndpoints
  | 'listBankApplications'
  | 'approveBankApplication'
  | 'denyBankApplication'
  | 'listLiveBanks'
  | 'listPortalHistory'
  | 'updateBankIdentity';

export const PORTAL_DESK_PERMISSIONS: Record<Calls, Rule> = {
  listBankApplications: portal,
  approveBankApplication: { ...portal, of: 'application' },
  denyBankApplication: { ...portal, of: 'application' },
  listLiveBanks: portal,
  listPortalHistory: portal,
  updateBankIdentity: { ...portal, of: 'bank' },
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
