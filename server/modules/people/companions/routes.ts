/** The routes of companions. */
import type { companionsEndpoints } from '#contract/endpoints/people/companions.ts';
import type { ActionsOf } from '#server/call.ts';
import { endCompanyAtDesk, nameCompanion, readCompanyOf } from './at-desk.ts';
import { endCompany, readCompany, setWelcomes } from './company.ts';

export const companionRoutes = {
  readCompany,
  setWelcomes,
  endCompany,
  readCompanyOf,
  nameCompanion,
  endCompanyAtDesk,
} satisfies ActionsOf<typeof companionsEndpoints>;
