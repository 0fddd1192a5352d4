/** The routes of new banks. */
import type { portalEndpoints } from '#contract/endpoints/portal.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import {
  applyForBank,
  approveApplication,
  denyBank,
  readApplications,
  readContact,
  readOwnApplication,
  withdrawApplication,
} from './actions.ts';
import { readHistory } from './history.ts';

export function portalRoutes(deps: Deps): Pick<Handlers, keyof typeof portalEndpoints> {
  return {
    readContact: () => readContact(deps),
    applyForBank: ({ actor, body }) => applyForBank(deps, actor, body),
    readOwnApplication: ({ actor }) => readOwnApplication(deps, actor),
    withdrawApplication: ({ actor, params }) => withdrawApplication(deps, actor, params.id),
    listBankApplications: ({ query }) => readApplications(deps, query),
    approveBankApplication: ({ actor, params }) => approveApplication(deps, actor, params.id),
    denyBankApplication: ({ actor, params }) => denyBank(deps, actor, params.id),
    listPortalHistory: ({ query }) => readHistory(deps, query),
  };
}
