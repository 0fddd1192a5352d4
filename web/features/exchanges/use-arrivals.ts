/** Says that something new waits for the reader's answer, whatever page they are on. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingExchange } from '#contract/exchanges.ts';
import { say } from '#web/ui/notice/toasts.ts';

/** @param waiting the latest that wait for the reader's answer; undefined until they are known */
export function useArrivals(waiting: readonly PendingExchange[] | undefined): void {
  const { t } = useTranslation('exchanges');
  const newest = useRef<number>(undefined);
  useEffect(() => {
    if (!waiting) return;
    const before = newest.current;
    newest.current = Math.max(before ?? 0, ...waiting.map(({ id }) => id));
    // An older one that takes the place of a decided one is no news.
    const count = before === undefined ? 0 : waiting.filter(({ id }) => id > before).length;
    if (count > 0) say('info', t('awaiting.arrived', { count }));
  }, [waiting, t]);
}
