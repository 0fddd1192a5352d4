/** What stands around a page that is for everybody: the frame of who is signed in, or that of a visitor. */
import type { ReactNode } from 'react';
import { SignedInContext, useSession } from '#web/api/use-session.ts';
import { homeOf } from '#web/features/people/accounts/home-routes.ts';
import { paths } from '#web/paths.ts';
import { PublicFrame } from './public-frame.tsx';
import { SignedInFrame } from './signed-in-frame.tsx';

/** The page; it is given the address of the reader's first page. */
export function AnyFrame({ children }: { children: (home: string) => ReactNode }) {
  const session = useSession();
  if (!session || session.status === 'not-verified') {
    return <PublicFrame>{children(paths.landing)}</PublicFrame>;
  }
  return (
    <SignedInContext value={session}>
      <SignedInFrame navigation={session.status === 'normal' ? 'user' : 'pendingUser'}>
        {children(homeOf(session))}
      </SignedInFrame>
    </SignedInContext>
  );
}
