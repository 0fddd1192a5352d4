/**
 * Providers for every screen except the landing page, to keep them out of the first load. Each person
 * has a query cache of their own: it is empty after signing in.
 */
// Every screen in here calls the server at once; the table of endpoints comes with the first of them.
import './api/endpoint-table.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import { useFace } from './api/faces.ts';
import { createQueryClient } from './api/query-client.ts';
import { ErrorText } from './api/refusal.tsx';
import { loadFromNewRelease, watchRelease } from './api/release.ts';
import { useSession } from './api/use-session.ts';
import { recoverPagesWith } from './lazy-page.tsx';
import { PictureSource } from './ui/avatar.tsx';
import { ErrorReason } from './ui/notice/load-trouble.tsx';

watchRelease();
recoverPagesWith(loadFromNewRelease);

/** A layout route without a look of its own. */
export default function AppProviders() {
  return (
    <QueryClientProvider client={useQueryClientOfPerson()}>
      <ErrorReason value={ErrorText}>
        <PictureSource value={useFace}>
          <Suspense>
            <Outlet />
          </Suspense>
        </PictureSource>
      </ErrorReason>
    </QueryClientProvider>
  );
}

interface ClientOfPerson {
  personId: number | undefined;
  client: QueryClient;
}

function useQueryClientOfPerson(): QueryClient {
  const personId = useSession()?.userId;
  const [current, setCurrent] = useState<ClientOfPerson>(() => ({
    personId,
    client: createQueryClient(),
  }));
  if (current.personId === personId) return current.client;
  const next = { personId, client: createQueryClient() };
  setCurrent(next);
  return next.client;
}
