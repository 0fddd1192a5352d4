/** The routes of a bank's rules. */
import type { rulesEndpoints } from '#contract/endpoints/rules.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import { changeRule, readRules } from './actions.ts';

export function ruleRoutes(deps: Deps): Pick<Handlers, keyof typeof rulesEndpoints> {
  return {
    listBankRules: ({ actor }) => readRules(deps, actor),
    changeBankRule: ({ actor, params, body }) => changeRule(deps, actor, params.name, body),
  };
}
