/** The routes of policies. */
import type { insuredEndpoints } from '#contract/endpoints/people/insured.ts';
import type { ActionsOf } from '#server/call.ts';
import {
  addPolicy,
  changePolicy,
  chooseInsured,
  exportInsured,
  listPolicies,
  printInsured,
  readInsured,
} from './actions.ts';

export const insuredRoutes = {
  listPolicies,
  addPolicy,
  changePolicy,
  chooseInsured,
  readInsured,
  printInsured,
  exportInsured,
} satisfies ActionsOf<typeof insuredEndpoints>;
