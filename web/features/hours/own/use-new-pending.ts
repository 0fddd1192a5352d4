/** Tells the reader that somebody has recorded an exchange with them, on whatever page they are. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingExchange } from '#contract/hours/exchanges.ts';
import { showToast } from '#web/ui/notice/toasts.ts';

/** @param pending the latest that the reader may confirm; undefined until they are known */
export function useNewPending(pending: readonly PendingExchange[] | undefined): void {
  const { t } = useTranslation('exchanges');
  const newest = useRef<number>(undefined);
  useEffect(() => {
    if (!pending) return;
    const before = newest.current;
    newest.current = Math.max(before ?? 0, ...pending.map(({ id }) => id));
    // An older one that moves up to the place of a decided one is not new.
    const count = before === undefined ? 0 : pending.filter(({ id }) => id > before).length;
    if (count > 0) showToast('info', t('pending.arrived', { count }));
  }, [pending, t]);
}
