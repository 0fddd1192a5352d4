/**
 * What comes after the first drawing of a page: that the bank is suspended, what waits for a connection,
 * and the release that is kept for times without one.
 */
import { lazy, Suspense, use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { whereNotified } from '#web/api/notifications.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { useSendWaiting } from '#web/features/hours/waiting/send.ts';
import { WaitingCard } from '#web/features/hours/waiting/waiting-card.tsx';
import { useMe } from '#web/features/people/accounts/queries.ts';
import { loadNamespaces } from '#web/i18n/index.ts';
import type { Closing } from '#web/ui/closed.ts';
import { ActingFrame } from './acting-frame.ts';

/** Only few banks ever are: it is fetched where one is. */
const SuspensionStrip = lazy(async () => {
  const [strip] = await Promise.all([
    import('./suspension-strip.tsx'),
    loadNamespaces(['threads']),
  ]);
  return strip;
});

interface LateNewsProps {
  close: (closing?: Closing) => void;
  /** It is a page of members. */
  isMember: boolean;
}

/** Nobody waits for it. */
export default function LateNews({ close, isMember }: LateNewsProps) {
  const { pathname } = useLocation();
  const { userBankId } = useSignedIn();
  const { data: me } = useMe();
  const isActing = use(ActingFrame) !== undefined;
  useSendWaiting();
  useEffect(keepApplication, []);
  useEffect(keepWords, []);
  return (
    <>
      <Suspense>{me?.userBank?.isSuspended && <SuspensionStrip close={close} />}</Suspense>
      {isMember && !isActing && userBankId !== null && <WaitingCard key={pathname} />}
    </>
  );
}

/** What is said of a call that fails: without a connection it would not come any more. */
function keepWords(): void {
  void loadNamespaces(['errors']).catch(() => {});
}

/** Keeps this release for times without a connection. */
function keepApplication(): void {
  // Browsers offer none on plain http, but for this machine itself.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/worker.js').catch(() => {});
  whereNotified((device) => device.keepInStep());
}
