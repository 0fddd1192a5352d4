/** What an administrator changes about the bank as a whole. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BankUpdate } from '#contract/banks.ts';
import { call } from '#web/api/call.ts';

/** Changes the bank's data; whatever shows them is asked again. */
export function useUpdateBank() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (data: BankUpdate) => call('updateBank', { body: data }),
    onSuccess: () => void client.invalidateQueries(),
  });
}
