/** What the portal is asked about new banks: each key and call declared once. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BankIdentity } from '#contract/banks.ts';
import type { QueryInputOf } from '#contract/endpoints.ts';
import { call, callPage } from '#web/api/call.ts';

const LOOK_AGAIN_MS = 60_000;

export const APPLICATION_STATES = ['open', 'approved', 'denied'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

interface ApplicationsPage {
  status: ApplicationState;
  limit: number;
  offset: number;
}

/** A page of applications in one state: open ones oldest first, decided ones newest first. */
export function applicationsQuery({ status, limit, offset }: ApplicationsPage) {
  const sort = status === 'open' ? 'createdAt' : '-createdAt';
  const query = { status, limit: String(limit), offset: String(offset), sort } as const;
  return queryOptions({
    queryKey: ['portal', 'applications', query],
    queryFn: ({ signal }) => callPage('listBankApplications', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How many applications wait for a decision, looked at again now and then. */
export const openApplicationsQuery = {
  ...applicationsQuery({ status: 'open', limit: 1, offset: 0 }),
  refetchInterval: LOOK_AGAIN_MS,
};

type LiveBanksPage = Pick<QueryInputOf<'listLiveBanks'>, 'sort' | 'q' | 'limit' | 'offset'>;

/** A page of the live banks. */
export function liveBanksQuery(query: LiveBanksPage) {
  return queryOptions({
    queryKey: ['portal', 'banks', query],
    queryFn: ({ signal }) => callPage('listLiveBanks', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Changes a bank's name, e-mail and founding date. */
export function useChangeIdentity(bankId: number) {
  const memory = useQueryClient();
  return useMutation({
    mutationFn: (identity: BankIdentity) =>
      call('updateBankIdentity', { params: { id: String(bankId) }, body: identity }),
    onSettled: () => memory.invalidateQueries({ queryKey: ['portal', 'banks'] }),
  });
}

/** Approves or denies an application; the lists follow, also when somebody else was quicker. */
export function useDecision() {
  const memory = useQueryClient();
  return useMutation({
    mutationFn: ({ id, act }: { id: number; act: 'approve' | 'deny' }) =>
      call(act === 'approve' ? 'approveBankApplication' : 'denyBankApplication', {
        params: { id: String(id) },
      }),
    onSettled: () => memory.invalidateQueries({ queryKey: ['portal', 'applications'] }),
  });
}

/** Whom to write to about the portal. */
export function contactQuery() {
  return queryOptions({
    queryKey: ['portal', 'contact'],
    queryFn: ({ signal }) => call('readContact', {}, { signal }),
  });
}
