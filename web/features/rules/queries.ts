/** The rules of my bank, read and changed. */
import { queryOptions } from '@tanstack/react-query';
import type { RuleName, RuleUpdate } from '#contract/bank-rules.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';

/** Every rule of the reader's bank with its history. */
export function rulesQuery(bankId: number | null) {
  return queryOptions({
    queryKey: ['rules', bankId],
    queryFn: ({ signal }) => call('listBankRules', {}, { signal }),
  });
}

/** Changes one rule. */
export function useChangeRule(name: RuleName) {
  return useAction({
    send: (body: RuleUpdate) => call('changeBankRule', { params: { name }, body }),
  });
}
