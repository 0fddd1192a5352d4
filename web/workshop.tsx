/**
 * Around every screen but the landing page: what their parts need and the first load can spare.
 * Answers of the portal are remembered per person: whoever signs in begins with an empty memory.
 */
// Every screen in here calls the server at once; the table of endpoints comes with the first of them.
import './api/endpoint-table.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import { createQueryClient } from './api/query-client.ts';
import { ErrorText } from './api/refusal.tsx';
import { useSession } from './api/use-session.ts';
import { ErrorReason } from './ui/notice/load-trouble.tsx';

/** A layout route without a look of its own. */
export default function Workshop() {
  return (
    <QueryClientProvider client={useMemoryOfPerson()}>
      <ErrorReason value={ErrorText}>
        <Suspense>
          <Outlet />
        </Suspense>
      </ErrorReason>
    </QueryClientProvider>
  );
}

interface Memory {
  personId: number | undefined;
  client: QueryClient;
}

function useMemoryOfPerson(): QueryClient {
  const personId = useSession()?.userId;
  const [memory, setMemory] = useState<Memory>(() => ({ personId, client: createQueryClient() }));
  if (memory.personId === personId) return memory.client;
  const next = { personId, client: createQueryClient() };
  setMemory(next);
  return next.client;
}
