/** The link of a letter: what it would do, and doing it (specification §13). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Act } from '#contract/sending/letters.ts';
import { isRefusal, type Recorded } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { codeOf } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';

/** What a link would do, and how that stands. */
export function actQuery(token: string) {
  return read(
    'readAct',
    { params: { token } },
    { staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
}

/** Why a link does not work; undefined when that has nothing to do with the link. */
export function linkTrouble(error: unknown): 'invalid' | 'expired' | undefined {
  const code = codeOf(error);
  if (code === 'token-expired') return 'expired';
  // A mangled link may not even have the shape of one.
  return code === 'token-invalid' || code === 'invalid-input' ? 'invalid' : undefined;
}

/**
 * Does it; sent twice it has one effect. Whatever comes back, the page then says how it stands; `asked`
 * are hours that stand already, which the reader is asked about.
 * @param onDone gets the answer, which says more than asking again: nobody else reads a balance
 */
export function useDoAct(token: string, onDone: (act: Act) => void) {
  const { t } = useTranslation('letters');
  const [asked, setAsked] = useState<Recorded>();
  const act = useAction({
    /** What was said of hours that stand already (`WhichHours`); nothing before they are asked about. */
    send: async (another: boolean | undefined) => {
      setAsked(undefined);
      try {
        const body = { another, undoable: true };
        onDone(await call('doAct', { params: { token }, body }));
      } catch (error) {
        if (isRefusal(error, 'already-recorded')) setAsked(error.recorded);
        throw error;
      }
    },
    failed: () => t('failed'),
    settled: {
      'already-decided': () => t('meanwhile'),
      'already-recorded': () => undefined,
      'seen-outdated': () => t('meanwhile'),
      'day-over': () => t('day.isOver'),
      forbidden: () => t('confirm.left'),
    },
    changes: ['readAct'],
    awaitsQueries: true,
  });
  return { ...act, asked };
}

/** Takes back what the link has just done; the page then offers it again. */
export function useTakeBackAct(token: string) {
  return useAction({
    send: () => call('takeBackAct', { params: { token } }),
    changes: ['readAct'],
    awaitsQueries: true,
  });
}

/** Does it with words of its reader; the form says what was refused. */
export function useSendWords(token: string) {
  return useAction({
    send: (text: string) => call('doAct', { params: { token }, body: { text } }),
    changes: ['readAct'],
    awaitsQueries: true,
  });
}
