/** The queries about new banks: each key and call declared once. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LiveBank } from '#contract/banks/banks.ts';
import type { QueryOf } from '#contract/endpoints.ts';
import type { BankApplication } from '#contract/portal/portal.ts';
import { call } from '#web/api/call.ts';
import { read, readPage } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';

/** The reader's own application while it waits. */
export const ownApplicationQuery = read('readOwnApplication');

/** Takes one's own application back; the session then learns its new status. */
export function useWithdrawApplication() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('withdrawApplication', { params: { id } }),
    onSuccess: () => queryClient.removeQueries({ queryKey: ownApplicationQuery.queryKey }),
  });
}

/** A page of the live banks. */
export function liveBanksQuery(query: QueryOf<'listLiveBanks'>) {
  return readPage('listLiveBanks', { query });
}

/** A page of what the portal's administrators did. */
export function historyQuery(query: QueryOf<'listPortalHistory'>) {
  return readPage('listPortalHistory', { query });
}

/** Suspends a bank, or reopens one that is suspended. */
export function useSuspension({ bankId, name: bank }: Pick<LiveBank, 'bankId' | 'name'>) {
  const { t } = useTranslation('portal');
  return useAction({
    send: ({ act, reason }: { act: 'suspend' | 'reopen'; reason: string }) =>
      call(act === 'suspend' ? 'suspendBank' : 'reopenBank', {
        params: { id: bankId },
        body: { reason },
      }),
    done: ({ act }) => t(`banks.${act}.done`, { bank }),
    failed: ({ act }) => t(`banks.${act}.failed`, { bank }),
    changes: ['listLiveBanks'],
  });
}

/** Decides on one application. */
export function useApplicationDecision({ id, name: bank }: Pick<BankApplication, 'id' | 'name'>) {
  const { t } = useTranslation('portal');
  return useAction({
    send: (act: 'approve' | 'deny') =>
      call(act === 'approve' ? 'approveBankApplication' : 'denyBankApplication', {
        params: { id },
      }),
    done: (act) => t(act === 'approve' ? 'desk.approvedSaid' : 'desk.deniedSaid', { bank }),
    failed: (act) => t(`desk.${act}Failed`),
    changes: ['listBankApplications'],
  });
}
