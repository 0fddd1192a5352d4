/**
 * What comes after the first drawing of a page: new messages for ears, that the bank is suspended, what
 * waits for a connection, and the release that is kept for times without one.
 */
import { lazy, Suspense, use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { whereNotified } from '#web/api/notifications.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import UnreadNews from '#web/features/board/threads/unread-news.tsx';
import { useSendWaiting } from '#web/features/hours/waiting/send.ts';
import { WaitingCard } from '#web/features/hours/waiting/waiting-card.tsx';
import type { Closing } from '#web/ui/closed.ts';
import { ActingFrame } from './acting-frame.ts';

// Fetched apart, so that the first page does not name all that it needs.
const SuspensionStrip = lazy(() => import('./suspension-strip.tsx'));

interface LateNewsProps {
  close: (closing?: Closing) => void;
  /** It is a page of members. */
  isMember: boolean;
}

/** Nobody waits for it. A person of trust reads no messages of another, but works in the same bank. */
export default function LateNews({ close, isMember }: LateNewsProps) {
  const { pathname } = useLocation();
  useSendWaiting();
  const { userBankId } = useSignedIn();
  const isActing = use(ActingFrame) !== undefined;
  useEffect(keepApplication, []);
  if (userBankId === null) return null;
  return (
    <>
      {!isActing && <UnreadNews />}
      <Suspense>
        <SuspensionStrip close={close} />
      </Suspense>
      {isMember && !isActing && <WaitingCard key={pathname} />}
    </>
  );
}

/** Keeps this release for times without a connection. */
function keepApplication(): void {
  // Browsers offer none on plain http, but for this machine itself.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/worker.js').catch(() => {});
  whereNotified((device) => device.keepInStep());
}
