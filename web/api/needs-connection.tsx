/** Says, before anything is tried, why an act waits for the connection to be back. */
import type { ReactNode } from 'react';
import { Notice } from '#web/ui/notice/notice.tsx';
import { useOffline } from './connection.ts';

/** Nothing while there is a connection. */
export function NeedsConnection({ children }: { children: ReactNode }) {
  return useOffline() && <Notice isLive>{children}</Notice>;
}
