/** Tells the reader that somebody has recorded an exchange with them, on whatever page they are. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { PendingExchange } from '#contract/hours/exchanges.ts';
import { paths } from '#web/paths.ts';
import { sayAloud, showToast } from '#web/ui/notice/toasts.ts';

/** Where the list itself says that something is new. */
const LISTS: readonly string[] = [paths.home, paths.pendingExchanges];

/** @param pending the ones that the reader may confirm; undefined until they are known */
export function useNewPending(pending: readonly PendingExchange[] | undefined): void {
  const { t } = useTranslation('exchanges');
  const { pathname } = useLocation();
  const newest = useRef<number>(undefined);
  useEffect(() => {
    if (!pending) return;
    const before = newest.current;
    newest.current = Math.max(before ?? 0, ...pending.map(({ id }) => id));
    const count = before === undefined ? 0 : pending.filter(({ id }) => id > before).length;
    if (count === 0) return;
    const words = t('pending.arrived', { count });
    if (LISTS.includes(pathname)) sayAloud(words);
    else showToast('info', words);
  }, [pending, pathname, t]);
}
