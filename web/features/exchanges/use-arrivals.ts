/** Says that something new waits for the reader's answer, whatever page they are on. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingExchange } from '#contract/exchanges.ts';
import { say } from '#web/ui/notice/toasts.ts';

/** @param waiting what waits for the reader's answer; undefined until it is known */
export function useArrivals(waiting: readonly PendingExchange[] | undefined): void {
  const { t } = useTranslation('exchanges');
  const known = useRef<Set<number>>(undefined);
  useEffect(() => {
    if (!waiting) return;
    const before = known.current;
    known.current = new Set(waiting.map(({ id }) => id));
    const count = before ? waiting.filter(({ id }) => !before.has(id)).length : 0;
    if (count > 0) say('info', t('awaiting.arrived', { count }));
  }, [waiting, t]);
}
