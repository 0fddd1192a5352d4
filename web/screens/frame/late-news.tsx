/** What comes after the first drawing of a page: new messages for ears, and that the bank is suspended. */
import { lazy, Suspense } from 'react';
import { useSignedIn } from '#web/api/use-session.ts';
import UnreadNews from '#web/features/threads/unread-news.tsx';

// Fetched apart, so that the first page does not name all that it needs.
const SuspensionStrip = lazy(() => import('./suspension-strip.tsx'));

/** Nobody waits for it. */
export default function LateNews() {
  const { userBankId } = useSignedIn();
  return (
    <>
      <UnreadNews />
      <Suspense>{userBankId !== null && <SuspensionStrip />}</Suspense>
    </>
  );
}
