/**
 * Which screen answers which address. The landing page stands alone, light as it is; every other
 * screen stands in the workshop, which brings the providers they need.
 */
import { Suspense, useEffect } from 'react';
import { matchRoutes, type RouteObject, useRoutes } from 'react-router';
import type { RoomName } from './i18n/rooms.ts';
import { type Page, page, Show } from './page.tsx';
import { paths, patterns } from './paths.ts';
import { useArrival } from './ui/page/use-arrival.ts';
import { useLanguageInAddress } from './use-language-in-address.ts';

const landing = page(() => import('./screens/landing.tsx'), ['landing', 'sign-in']);
const register = page(() => import('./screens/register.tsx'), ['accounts', 'banks', 'errors']);
const forgotPassword = page(() => import('./screens/forgot-password.tsx'), ['accounts', 'errors']);
const resendEmail = page(() => import('./screens/resend-email.tsx'), ['accounts', 'errors']);
const registrationConfirm = page(
  () => import('./screens/registration-confirm.tsx'),
  ['accounts', 'errors'],
);
const resetPassword = page(() => import('./screens/reset-password.tsx'), ['accounts', 'errors']);
const restoreEmail = page(() => import('./screens/restore-email.tsx'), ['accounts', 'errors']);
const waitingBank = page(() => import('./screens/waiting-bank.tsx'), ['banks', 'errors']);
const registerToBank = page(() => import('./screens/register-to-bank.tsx'), ['banks', 'errors']);
const processingRequest = page(
  () => import('./screens/processing-request.tsx'),
  ['banks', 'errors'],
);
const createBank = page(() => import('./screens/create-bank.tsx'), ['portal', 'errors']);
const portalDesk = page(() => import('./screens/portal.tsx'), ['portal', 'banks', 'errors']);
const portalBanks = page(() => import('./screens/portal/live-banks.tsx'), ['portal', 'errors']);
const profile = page(() => import('./screens/profile.tsx'), ['accounts', 'errors']);
const searchBank = page(() => import('./screens/search-bank.tsx'), ['banks', 'errors']);
const login = page(() => import('./screens/login.tsx'), ['sign-in', 'errors']);
const workshop = page(() => import('./workshop.tsx'));
const memberPage = guarded('MemberPage', ['exchanges']);
const bankPage = guarded('BankPage');
const pendingPage = guarded('PendingPage');
const ownPage = guarded('OwnPage', ['exchanges']);
const portalPage = guarded('PortalPage', ['exchanges']);
const home = page(() => import('./screens/home.tsx'), ['exchanges', 'errors']);
const newExchange = page(() => import('./screens/new-exchange.tsx'), ['exchanges', 'errors']);
const myExchanges = page(() => import('./screens/my-exchanges.tsx'), ['exchanges', 'errors']);
const pendingExchanges = page(
  () => import('./screens/pending-exchanges.tsx'),
  ['exchanges', 'errors'],
);
const membersAwaiting = page(
  () => import('./screens/bank/members-awaiting.tsx'),
  ['joining', 'members', 'errors'],
);
const bankHome = page(
  () => import('./screens/bank/home.tsx'),
  ['bank-desk', 'bank-record', 'errors'],
);
const bankMembers = page(
  () => import('./screens/bank/members.tsx'),
  ['members', 'accounts', 'errors'],
);
const bankMember = page(
  () => import('./screens/bank/member.tsx'),
  ['members', 'accounts', 'bank-exchanges', 'exchanges', 'errors'],
);
const bankUnverified = page(
  () => import('./screens/bank/members-unverified.tsx'),
  ['members', 'errors'],
);
const bankExchanges = page(
  () => import('./screens/bank/exchanges.tsx'),
  ['bank-exchanges', 'exchanges', 'errors'],
);
const bankPendingExchanges = page(
  () => import('./screens/bank/pending-exchanges.tsx'),
  ['bank-exchanges', 'exchanges', 'errors'],
);
const bankNetwork = page(() => import('./screens/bank/network.tsx'), ['network', 'errors']);
const bankNewExchange = page(
  () => import('./screens/bank/new-exchange.tsx'),
  ['bank-record', 'bank-exchanges', 'exchanges', 'errors'],
);
const bankProfile = page(
  () => import('./screens/bank/profile.tsx'),
  ['bank-desk', 'banks', 'errors'],
);
const notFound = page(() => import('./screens/not-found.tsx'));

/** The frame around the pages of some people, and the texts it reads. */
function guarded(
  name: keyof typeof import('./screens/frame/guards.tsx'),
  texts: readonly RoomName[] = [],
): Page {
  return page(async () => ({ default: (await import('./screens/frame/guards.tsx'))[name] }), texts);
}

interface PageRoute extends Omit<RouteObject, 'index' | 'children'> {
  handle: Page;
  children?: PageRoute[];
}

/** A page at an address. */
function at(path: string, handle: Page): PageRoute {
  return { path, handle, element: <Show page={handle} /> };
}

/** A page without an address of its own, around others. */
function around(handle: Page, children: PageRoute[]): PageRoute {
  return { handle, element: <Show page={handle} />, children };
}

const visitorRoutes = [
  at(paths.login, login),
  at(paths.register, register),
  at(paths.forgotPassword, forgotPassword),
  at(paths.resendEmail, resendEmail),
  at(patterns.registrationConfirm, registrationConfirm),
  at(patterns.resetPassword, resetPassword),
  at(paths.restoreEmail, restoreEmail),
];

const pendingRoutes = around(pendingPage, [
  at(paths.waitingBank, waitingBank),
  at(paths.registerToBank, registerToBank),
  at(paths.processingRequest, processingRequest),
  at(paths.createBank, createBank),
]);

const ownRoutes = around(ownPage, [at(paths.searchBank, searchBank), at(paths.profile, profile)]);

const memberRoutes = around(memberPage, [
  at(paths.home, home),
  at(paths.pendingExchanges, pendingExchanges),
  at(paths.newExchange, newExchange),
  at(paths.myExchanges, myExchanges),
]);

const bankRoutes = around(bankPage, [
  at(paths.bankHome, bankHome),
  at(paths.bankMembers, bankMembers),
  at(patterns.bankMember, bankMember),
  at(paths.bankMembersUnverified, bankUnverified),
  at(paths.bankExchanges, bankExchanges),
  at(paths.bankPendingExchanges, bankPendingExchanges),
  at(paths.bankNetwork, bankNetwork),
  at(paths.bankNewExchange, bankNewExchange),
  at(paths.bankMembersAwaiting, membersAwaiting),
  at(paths.bankProfile, bankProfile),
]);

const routes: PageRoute[] = [
  at(paths.landing, landing),
  around(workshop, [
    ...visitorRoutes,
    pendingRoutes,
    ownRoutes,
    memberRoutes,
    bankRoutes,
    around(portalPage, [at(paths.portal, portalDesk), at(paths.portalBanks, portalBanks)]),
    at('*', notFound),
  ]),
];

/**
 * Fetches everything that stands at an address, frame, screen and texts, at the same time instead
 * of one after the other as each is drawn.
 */
export async function preloadPagesAt(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(({ route }) => route.handle.preload()));
}

/** The portal's pages. */
export function Pages({ onMounted }: { onMounted?: () => void }) {
  useArrival();
  useLanguageInAddress();
  return (
    <Suspense>
      {useRoutes(routes)}
      <Mounted onMounted={onMounted} />
    </Suspense>
  );
}

/**
 * Reports that the effects of the page have run, so that its forms have taken over what was typed early.
 * Inside the boundary, because React hydrates that after what is around it.
 */
function Mounted({ onMounted }: { onMounted?: () => void }) {
  useEffect(() => onMounted?.(), [onMounted]);
  return null;
}
