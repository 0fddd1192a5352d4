/** The routes of a bank's rules. */
import type { rulesEndpoints } from '#contract/endpoints/banks/rules.ts';
import type { ActionsOf } from '#server/call.ts';
import { changeRule, readRules } from './actions.ts';

export const ruleRoutes = {
  listBankRules: readRules,
  changeBankRule: changeRule,
} satisfies ActionsOf<typeof rulesEndpoints>;
