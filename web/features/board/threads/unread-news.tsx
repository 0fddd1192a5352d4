/**
 * Keeps the count beside *Messages* true and says when it grows (specification §21). It comes after
 * the first drawing of a page: nobody waits for it.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { unreadQuery } from './queries.ts';
import { unreadThreads } from './unread-count.ts';

/** Only for ears; on the pages of conversations what is new is read anyway. */
export default function UnreadNews() {
  const { t } = useTranslation('threads');
  const { pathname } = useLocation();
  const { data } = useQuery(unreadQuery);
  const count = data?.threads ?? 0;
  useEffect(() => unreadThreads.set(count), [count]);
  useEffect(() => () => unreadThreads.set(0), []);
  const isSaid = count > 0 && !pathname.startsWith(paths.messages);
  return (
    <p className="visually-hidden" aria-live="polite">
      {isSaid && t('unreadNews', { count })}
    </p>
  );
}
