/**
 * The layout routes of the signed-in pages: who may enter, where everybody else goes, and the frame.
 * Without a session the reader goes to the landing page and, after signing in, back to where they
 * wanted to be (specification §2). Inside, `useSignedIn()` is the session.
 */
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Desk } from '#contract/people/accounts.ts';
import { changedEmail, hasRoom, lastSessionEnd, type Session } from '#web/api/session.ts';
import { SignedInContext, useSession } from '#web/api/use-session.ts';
import { homeOf } from '#web/features/people/accounts/home-routes.ts';
import { keepSession } from '#web/features/people/accounts/session-upkeep.ts';
import { type SignInState, wantedPage } from '#web/features/people/accounts/sign-in-state.ts';
import { LazyPage, lazyPage } from '#web/lazy-page.tsx';
import { paths } from '#web/paths.ts';
import { roomAt } from '#web/room-paths.ts';
import type { Navigation } from './menus.ts';
import { SignedInFrame } from './signed-in-frame.tsx';

interface Guard {
  mayEnter: (session: Session, pathname: string) => boolean;
  navigation: (session: Session) => Navigation;
  /** The desk behind it, which may be closed to administrators without a second factor. */
  desk?: Desk;
}

/** In the place of a page that is in a closed room. */
const closedRoom = lazyPage(() => import('../closed-room.tsx'), ['rooms', 'errors']);

const navigationOf = ({ status }: Session) => (status === 'normal' ? 'user' : 'pendingUser');

const GUARDS = {
  member: { mayEnter: ({ status }) => status === 'normal', navigation: () => 'user' },
  /** Pages of everybody with a verified address: the profile, the bank search. */
  own: { mayEnter: ({ status }) => status !== 'not-verified', navigation: navigationOf },
  /** People without a bank: those who have asked a bank have one page, the others have the rest. */
  pending: {
    mayEnter: ({ status }, pathname) =>
      status === (pathname === paths.processingRequest ? 'pending' : 'new'),
    navigation: () => 'pendingUser',
  },
  /** Administrators of their bank. */
  bank: {
    mayEnter: ({ status, role }) => status === 'normal' && role === 'ADMIN',
    navigation: () => 'bank',
    desk: 'bank',
  },
  /** Administrators of the portal, whatever their own membership. */
  portal: {
    mayEnter: ({ portalAdmin }) => portalAdmin,
    navigation: navigationOf,
    desk: 'portal',
  },
} satisfies Record<string, Guard>;

export const MemberPage = () => <Guarded by={GUARDS.member} />;
export const OwnPage = () => <Guarded by={GUARDS.own} />;
export const PendingPage = () => <Guarded by={GUARDS.pending} />;
export const BankPage = () => <Guarded by={GUARDS.bank} />;
export const PortalPage = () => <Guarded by={GUARDS.portal} />;

function Guarded({ by }: { by: Guard }) {
  const session = useSession();
  const location = useLocation();
  const { pathname } = location;
  useEffect(keepSession, []);
  // Who signs out is not led back to this page.
  const [wasSignedIn] = useState(session !== undefined);
  if (!session) {
    const reason = lastSessionEnd();
    const returns = !wasSignedIn || reason === 'elsewhere';
    const arrival: SignInState = returns
      ? wantedPage(location, reason)
      : { reason: reason ?? 'signed-out', email: changedEmail() };
    return <Navigate to={paths.landing} state={arrival} replace />;
  }
  const elsewhere = elsewhereOf(session, pathname);
  if (!by.mayEnter(session, pathname) && elsewhere !== pathname) {
    return <Navigate to={elsewhere} replace />;
  }
  if (by.desk && session.closedDesks?.includes(by.desk)) {
    return <Navigate to={paths.security} replace />;
  }
  return (
    <SignedInContext value={session}>
      <SignedInFrame navigation={by.navigation(session)}>
        {hasRoom(session, roomAt(pathname)) ? undefined : <LazyPage page={closedRoom} />}
      </SignedInFrame>
    </SignedInContext>
  );
}

/** Specification §2: one page sends people without an active membership to the start. */
function elsewhereOf(session: Session, pathname: string): string {
  const isSentToStart = pathname === paths.bankNewExchange && session.status !== 'normal';
  return isSentToStart ? paths.landing : homeOf(session);
}
