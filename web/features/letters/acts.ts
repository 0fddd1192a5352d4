/** The link of a letter: what it would do, and doing it (specification §4). */
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/call.ts';
import { codeOf } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';

/** What a link would do, and how that stands. */
export function actQuery(token: string) {
  return queryOptions({
    queryKey: ['letters', 'act', token],
    queryFn: ({ signal }) => call('readAct', { params: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Why a link does not work; undefined when that has nothing to do with the link. */
export function linkTrouble(error: unknown): 'invalid' | 'expired' | undefined {
  const code = codeOf(error);
  if (code === 'token-expired') return 'expired';
  // A mangled link may not even have the shape of one.
  return code === 'token-invalid' || code === 'invalid-input' ? 'invalid' : undefined;
}

/** Does it; sent twice it has one effect. Whatever comes back, the page then says how it stands. */
export function useDoAct(token: string) {
  const { t } = useTranslation('letters');
  return useAction({
    send: () => call('doAct', { params: { token } }),
    failed: () => t('failed'),
    settled: { 'already-decided': () => t('meanwhile'), forbidden: () => t('confirm.left') },
    changes: actQuery(token).queryKey,
    awaitsQueries: true,
  });
}

/** Does it with words of its reader; the form says what was refused. */
export function useSendWords(token: string) {
  return useAction({
    send: (text: string) => call('doAct', { params: { token }, body: { text } }),
    changes: actQuery(token).queryKey,
    awaitsQueries: true,
  });
}
