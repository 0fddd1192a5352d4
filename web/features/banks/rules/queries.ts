/** The rules of my bank, read and changed. */
import type { RuleName, RuleUpdate } from '#contract/banks/bank-rules.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';

/** Changes one rule. */
export function useChangeRule(name: RuleName) {
  return useAction({
    send: (body: RuleUpdate) => call('changeBankRule', { params: { name }, body }),
  });
}
