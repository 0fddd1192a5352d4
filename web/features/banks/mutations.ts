/** What an administrator changes about the bank as a whole. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BankUpdate } from '#contract/banks.ts';
import { call } from '#web/api/call.ts';
import { logoAddress, logoQuery } from './queries.ts';

/** Changes the bank's data; whatever shows them is asked again. */
export function useUpdateBank() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (data: BankUpdate) => call('updateBank', { body: data }),
    onSuccess: () => void client.invalidateQueries(),
  });
}

/** Puts a new logo in place. */
export function useChangeLogo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (picture: Blob) => call('uploadPicture', { query: { of: 'bank' } }, { picture }),
    onSuccess: (kept) => client.setQueryData(logoQuery.queryKey, logoAddress(kept)),
  });
}

/** Goes back to the drawing that stands for a logo. */
export function useResetLogo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('resetPicture', { query: { of: 'bank' } }),
    onSuccess: (drawing) => client.setQueryData(logoQuery.queryKey, logoAddress(drawing)),
  });
}
