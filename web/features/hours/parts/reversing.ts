/** Reversing a confirmed exchange (law L6), which the first pages do without. */
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/hours/exchanges.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { type Perspective, type Undoing, useWhich } from './actions.ts';
import { noteOwnChange } from './own-changes.ts';

/**
 * Resolves once the reader has been told how it went. @returns whether it went well. To reverse is to
 * delete, as the desk says.
 */
export function useReversing(perspective: Perspective) {
  const { t } = useTranslation(['exchanges', 'bank-exchanges']);
  const which = useWhich();
  const isOwn = perspective === 'own';
  const { run } = useAction({
    send: async ({ exchange: { id }, reason }: Undoing) => {
      const input = { params: { id }, body: { reason } };
      if (isOwn) await call('reverseExchange', input);
      else await call('removeExchange', input);
      noteOwnChange({ id, status: 'reversed' });
    },
    done: ({ exchange }) =>
      isOwn ? [t('cancelled'), which(exchange)] : t('bank-exchanges:remove.done'),
    failed: () => (isOwn ? t('cancelFailed') : t('bank-exchanges:remove.failed')),
    settled: {
      'already-decided': () => t('decidedElsewhere'),
      'not-found': () => t('decidedElsewhere'),
    },
  });
  return (exchange: Exchange, reason: string) => run({ exchange, reason });
}
