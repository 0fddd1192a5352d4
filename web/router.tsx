/**
 * Which screen answers which address. The landing page stands alone, light as it is; every other
 * screen is inside `AppProviders`.
 */
import { Suspense, useEffect } from 'react';
import { matchRoutes, type RouteObject, useRoutes } from 'react-router';
import type { Namespace } from './i18n/namespaces.ts';
import { LazyPage, lazyPage, type Page } from './lazy-page.tsx';
import { paths, patterns } from './paths.ts';
import { useScrollAndFocus } from './ui/page/use-scroll-and-focus.ts';

const landing = lazyPage(() => import('./screens/landing.tsx'), ['landing', 'sign-in']);
const register = lazyPage(() => import('./screens/register.tsx'), ['accounts', 'banks', 'errors']);
const forgotPassword = lazyPage(
  () => import('./screens/forgot-password.tsx'),
  ['accounts', 'errors'],
);
const resendEmail = lazyPage(() => import('./screens/resend-email.tsx'), ['accounts', 'errors']);
const registrationConfirm = lazyPage(
  () => import('./screens/registration-confirm.tsx'),
  ['accounts', 'errors'],
);
const resetPassword = lazyPage(
  () => import('./screens/reset-password.tsx'),
  ['accounts', 'errors'],
);
const restoreEmail = lazyPage(() => import('./screens/restore-email.tsx'), ['accounts', 'errors']);
const act = lazyPage(() => import('./screens/act.tsx'), ['letters', 'exchanges', 'errors']);
const waitingBank = lazyPage(() => import('./screens/waiting-bank.tsx'), ['banks', 'errors']);
const registerToBank = lazyPage(
  () => import('./screens/register-to-bank.tsx'),
  ['banks', 'errors'],
);
const processingRequest = lazyPage(
  () => import('./screens/processing-request.tsx'),
  ['banks', 'errors'],
);
const createBank = lazyPage(() => import('./screens/create-bank.tsx'), ['portal', 'errors']);
const portalDesk = lazyPage(() => import('./screens/portal.tsx'), ['portal', 'banks', 'errors']);
const portalBanks = lazyPage(
  () => import('./screens/portal/live-banks.tsx'),
  ['portal', 'archive', 'errors'],
);
const profile = lazyPage(
  () => import('./screens/profile.tsx'),
  ['accounts', 'pictures', 'letters', 'skills', 'errors'],
);
const searchBank = lazyPage(() => import('./screens/search-bank.tsx'), ['banks', 'errors']);
const myBank = lazyPage(
  () => import('./screens/my-bank.tsx'),
  ['banks', 'bank-rules', 'fund', 'recording', 'everyday-words', 'exchanges', 'errors'],
);
const help = lazyPage(() => import('./screens/help.tsx'), ['help', 'banks', 'errors']);
const login = lazyPage(() => import('./screens/login.tsx'), ['sign-in', 'errors']);
const appProviders = lazyPage(() => import('./app-providers.tsx'));
const memberPage = guarded('MemberPage', ['exchanges']);
const bankPage = guarded('BankPage');
const pendingPage = guarded('PendingPage');
const ownPage = guarded('OwnPage', ['exchanges']);
const portalPage = guarded('PortalPage', ['exchanges']);
const home = lazyPage(() => import('./screens/home.tsx'), ['exchanges', 'errors']);
const newExchange = lazyPage(
  () => import('./screens/new-exchange.tsx'),
  ['recording', 'everyday-words', 'exchanges', 'errors'],
);
const myExchanges = lazyPage(
  () => import('./screens/my-exchanges.tsx'),
  ['past-exchanges', 'own-exchanges', 'exchanges', 'errors'],
);
const myYear = lazyPage(() => import('./screens/my-year.tsx'), ['own-exchanges', 'errors']);
const pendingExchanges = lazyPage(
  () => import('./screens/pending-exchanges.tsx'),
  ['own-exchanges', 'exchanges', 'errors'],
);
const membersAwaiting = lazyPage(
  () => import('./screens/bank/members-awaiting.tsx'),
  ['joining', 'members', 'errors'],
);
const bankHome = lazyPage(
  () => import('./screens/bank/home.tsx'),
  [
    'bank-desk',
    'bank-record',
    'bank-exchanges',
    'limits',
    'exchanges',
    'joining',
    'network',
    'errors',
  ],
);
const bankMembers = lazyPage(
  () => import('./screens/bank/members.tsx'),
  ['members', 'accounts', 'errors'],
);
const bankMember = lazyPage(
  () => import('./screens/bank/member.tsx'),
  [
    'members',
    'desk-work',
    'past-exchanges',
    'accounts',
    'limits',
    'bank-exchanges',
    'cheques',
    'exchanges',
    'skills',
    'errors',
  ],
);
const bankNewMember = lazyPage(
  () => import('./screens/bank/new-member.tsx'),
  ['desk-work', 'errors'],
);
const bankStatements = lazyPage(
  () => import('./screens/bank/statements.tsx'),
  ['desk-work', 'errors'],
);
const bankPhoneCall = lazyPage(
  () => import('./screens/bank/phone-call.tsx'),
  [
    'desk-work',
    'limits',
    'bank-exchanges',
    'exchanges',
    'recording',
    'everyday-words',
    'skills',
    'errors',
  ],
);
const bankImport = lazyPage(() => import('./screens/bank/import.tsx'), ['imports', 'errors']);
const bankUnverified = lazyPage(
  () => import('./screens/bank/members-unverified.tsx'),
  ['members', 'errors'],
);
const bankExchanges = lazyPage(
  () => import('./screens/bank/exchanges.tsx'),
  ['bank-exchanges', 'limits', 'exchanges', 'errors'],
);
const bankPendingExchanges = lazyPage(
  () => import('./screens/bank/pending-exchanges.tsx'),
  ['bank-exchanges', 'limits', 'exchanges', 'errors'],
);
const bankNetwork = lazyPage(
  () => import('./screens/bank/network.tsx'),
  ['network', 'banks', 'errors'],
);
const bankNewExchange = lazyPage(
  () => import('./screens/bank/new-exchange.tsx'),
  ['bank-record', 'bank-exchanges', 'recording', 'everyday-words', 'exchanges', 'errors'],
);
const bankCheques = lazyPage(
  () => import('./screens/bank/cheques.tsx'),
  ['cheques', 'recording', 'everyday-words', 'errors'],
);
const givenCheque = lazyPage(
  () => import('./screens/given-cheque.tsx'),
  ['cheques', 'recording', 'everyday-words', 'errors'],
);
const bankStatistics = lazyPage(
  () => import('./screens/bank/statistics.tsx'),
  ['bank-exchanges', 'errors'],
);
const bankFund = lazyPage(
  () => import('./screens/bank/fund.tsx'),
  ['fund', 'bank-exchanges', 'limits', 'recording', 'everyday-words', 'exchanges', 'errors'],
);
const bankProfile = lazyPage(
  () => import('./screens/bank/profile.tsx'),
  ['bank-desk', 'bank-rules', 'archive', 'banks', 'pictures', 'errors'],
);
const notFound = lazyPage(
  () => import('./screens/not-found.tsx'),
  ['connection', 'exchanges', 'errors'],
);

/** The frame around the pages of some people, and the texts it reads. */
function guarded(
  name: keyof typeof import('./screens/frame/guards.tsx'),
  texts: readonly Namespace[] = [],
): Page {
  return lazyPage(
    async () => ({ default: (await import('./screens/frame/guards.tsx'))[name] }),
    ['connection', ...texts],
  );
}

interface PageRoute extends Omit<RouteObject, 'index' | 'children'> {
  handle: Page;
  children?: PageRoute[];
}

/** A page at an address. */
function at(path: string, handle: Page): PageRoute {
  return { path, handle, element: <LazyPage page={handle} /> };
}

/** A page without an address of its own, around others. */
function around(handle: Page, children: PageRoute[]): PageRoute {
  return { handle, element: <LazyPage page={handle} />, children };
}

const visitorRoutes = [
  at(paths.login, login),
  at(paths.register, register),
  at(paths.forgotPassword, forgotPassword),
  at(paths.resendEmail, resendEmail),
  at(patterns.registrationConfirm, registrationConfirm),
  at(patterns.resetPassword, resetPassword),
  at(paths.restoreEmail, restoreEmail),
  at(patterns.act, act),
];

const pendingRoutes = around(pendingPage, [
  at(paths.waitingBank, waitingBank),
  at(paths.registerToBank, registerToBank),
  at(paths.processingRequest, processingRequest),
  at(paths.createBank, createBank),
]);

const ownRoutes = around(ownPage, [
  at(paths.searchBank, searchBank),
  at(paths.profile, profile),
  at(paths.help, help),
]);

const memberRoutes = around(memberPage, [
  at(paths.home, home),
  at(paths.pendingExchanges, pendingExchanges),
  at(paths.newExchange, newExchange),
  at(paths.myExchanges, myExchanges),
  at(paths.myYear, myYear),
  at(paths.myBank, myBank),
  at(patterns.givenCheque, givenCheque),
]);

const bankRoutes = around(bankPage, [
  at(paths.bankHome, bankHome),
  at(paths.bankMembers, bankMembers),
  at(paths.bankNewMember, bankNewMember),
  at(patterns.bankMember, bankMember),
  at(paths.bankMembersUnverified, bankUnverified),
  at(paths.bankImport, bankImport),
  at(paths.bankExchanges, bankExchanges),
  at(paths.bankPendingExchanges, bankPendingExchanges),
  at(paths.bankNetwork, bankNetwork),
  at(paths.bankNewExchange, bankNewExchange),
  at(paths.bankCheques, bankCheques),
  at(paths.bankStatistics, bankStatistics),
  at(paths.bankStatements, bankStatements),
  at(paths.bankPhoneCall, bankPhoneCall),
  at(paths.bankMembersAwaiting, membersAwaiting),
  at(paths.bankProfile, bankProfile),
  at(paths.bankFund, bankFund),
]);

const routes: PageRoute[] = [
  at(paths.landing, landing),
  around(appProviders, [
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
  useScrollAndFocus();
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
