/** The routes of new banks. */
import type { portalEndpoints } from '#contract/endpoints/portal/portal.ts';
import type { ActionsOf } from '#server/call.ts';
import {
  applyForBank,
  approveApplication,
  denyApplication,
  readApplications,
  readContact,
  readOwnApplication,
  withdrawApplication,
} from './actions.ts';
import { readHistory } from './history.ts';

export const portalRoutes = {
  readContact,
  applyForBank,
  readOwnApplication,
  withdrawApplication,
  listBankApplications: readApplications,
  approveBankApplication: approveApplication,
  denyBankApplication: denyApplication,
  listPortalHistory: readHistory,
} satisfies ActionsOf<typeof portalEndpoints>;
