/** Asking to join a bank and taking that back; the session then learns its new status. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';

/** Asks to join. */
export function useJoinBank() {
  return useMutation({
    mutationFn: (bankId: number) => call('joinBank', { params: { bankId } }),
  });
}

/** Takes the request back. */
export function useWithdrawJoin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (bankId: number) => call('withdrawJoin', { params: { bankId } }),
    onSuccess: () => queryClient.removeQueries({ queryKey: ['banks', 'of-user'] }),
  });
}
