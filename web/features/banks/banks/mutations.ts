/** What an administrator changes about the bank as a whole. */
import type { BankUpdate } from '#contract/banks/banks.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';

/** Changes the bank's data. */
export function useUpdateBank() {
  return useAction({ send: (data: BankUpdate) => call('updateBank', { body: data }) });
}
