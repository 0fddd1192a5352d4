/**
 * What comes after the first drawing of a page: that the bank is suspended, and the release that is kept
 * for times without a connection.
 */
import { lazy, Suspense, useEffect } from 'react';
import { whereNotified } from '#web/api/notifications.ts';
import { useMe } from '#web/features/people/accounts/queries.ts';
import { loadNamespaces } from '#web/i18n/index.ts';
import type { Closing } from '#web/ui/closed.ts';

/** Only few banks ever are: it is fetched where one is. */
const SuspensionStrip = lazy(async () => {
  const [strip] = await Promise.all([
    import('./suspension-strip.tsx'),
    loadNamespaces(['threads']),
  ]);
  return strip;
});

/** Nobody waits for it. */
export default function LateNews({ close }: { close: (closing?: Closing) => void }) {
  const { data: me } = useMe();
  useEffect(keepApplication, []);
  useEffect(keepWords, []);
  return <Suspense>{me?.userBank?.isSuspended && <SuspensionStrip close={close} />}</Suspense>;
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
