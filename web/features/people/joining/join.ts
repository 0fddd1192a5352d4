/** Asking to join a bank and taking that back; the session then learns its new status. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';

interface Asking {
  bankId: number;
  /** The version of the bank's privacy notice that was shown. */
  notice: number | undefined;
}

/** Asks to join. */
export function useJoinBank() {
  return useMutation({
    mutationFn: ({ bankId, notice }: Asking) =>
      call('joinBank', { params: { bankId }, query: { notice } }),
  });
}

/** Takes the request back. */
export function useWithdrawJoin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (bankId: number) => call('withdrawJoin', { params: { bankId } }),
    onSuccess: () => queryClient.removeQueries({ queryKey: ['readBankOfUser'] }),
  });
}
