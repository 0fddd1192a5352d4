/**
 * Providers for every screen except the landing page, to keep them out of the first load. Each person
 * has a query cache of their own: it is empty after signing in, when their bank has become another one, and
 * when the reader begins or ends to act for somebody else.
 */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { ActingContext, type Principal, useActingNow } from './api/acting.ts';
import { useFace } from './api/faces.ts';
import { createQueryClient, followLanguage } from './api/query-client.ts';
import { ErrorText } from './api/refusal.tsx';
import { loadFromNewRelease, watchRelease } from './api/release.ts';
import type { Session } from './api/session.ts';
import { useSession } from './api/use-session.ts';
import { LazyPage, lazyPage, recoverPagesWith } from './lazy-page.tsx';
import { PictureSource } from './ui/avatar.tsx';
import { ErrorReason } from './ui/notice/load-trouble.tsx';

recoverPagesWith(loadFromNewRelease);

const actingPages = lazyPage(() => import('./screens/frame/acting-pages.tsx'), ['acting']);

/** A layout route without a look of its own. */
export default function AppProviders() {
  const { client, acting, turn } = useView();
  useEffect(watchRelease, []);
  useEffect(() => followLanguage(client), [client]);
  return (
    <QueryClientProvider key={turn} client={client}>
      <ErrorReason value={ErrorText}>
        <PictureSource value={useFace}>
          <ActingContext value={acting}>{acting ? <ActingOutlet /> : <Outlet />}</ActingContext>
        </PictureSource>
      </ErrorReason>
    </QueryClientProvider>
  );
}

/**
 * With a boundary that no other page is in: a page that was served drawn would be taken over after what is
 * around the boundary, and until then its form would be sent by the browser itself.
 */
function ActingOutlet() {
  return (
    <Suspense>
      <LazyPage page={actingPages} />
    </Suspense>
  );
}

/** Whose answers the pages show, and for whom their reader acts. */
interface View {
  reader: Reader | undefined;
  acting: Principal | undefined;
  client: QueryClient;
  /** Counts the changes of the person for whom the pages are, and of their reader's bank: each draws them again. */
  turn: number;
}

/** Many answers are about the bank of the reader, and their calls do not name it. */
type Reader = Pick<Session, 'userId' | 'userBankId'>;

/** Nothing of one person stays on the screen of another: neither answers nor what was being typed. */
function useView(): View {
  const reader = useSession();
  const chosen = useActingNow();
  const [view, setView] = useState<View>(() => ({
    reader,
    acting: chosen,
    client: createQueryClient(),
    turn: 0,
  }));
  // Who signs out leaves from the page that they see.
  const acting = reader === undefined ? view.acting : chosen;
  const isSamePerson = acting?.personId === view.acting?.personId;
  const isSameReader = reader?.userId === view.reader?.userId;
  const isSameBank = reader?.userBankId === view.reader?.userBankId;
  if (isSamePerson && isSameReader && isSameBank) return view;
  // Who signs in or out comes to another page anyway.
  const turn = isSamePerson && !isSameReader ? view.turn : view.turn + 1;
  const next: View = { reader, acting, client: createQueryClient(), turn };
  setView(next);
  return next;
}
