/** What the portal is asked about people who want to join: each key and call declared once. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoints.ts';
import { call, callPage } from '#web/api/call.ts';

type ListQuery = QueryOf<'listAwaiting'>;

/** How often the list is asked again: others decide too, and people keep asking. */
const LOOK_AGAIN_MS = 20_000;

/** One page of the people who ask to join one's bank. */
export function awaitingQuery(query: ListQuery) {
  return queryOptions({
    queryKey: ['joining', 'awaiting', query],
    queryFn: ({ signal }) => callPage('listAwaiting', { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
  });
}

/**
 * Accepts or denies one, in a way that can be taken back. Members, figures and this list change with
 * it, so everything in sight is asked again; after a refusal too, for then the list was out of date.
 */
export function useDecideOnApplicant(decision: 'acceptMember' | 'denyMember') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(decision, { params: { id }, body: { undoable: true } }),
    onSettled: () => void client.invalidateQueries(),
  });
}

/** Takes one's own answer back; done when the list has the request again. */
export function useTakeBackAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('takeBackMember', { params: { id } }),
    onSettled: () => client.invalidateQueries(),
  });
}
