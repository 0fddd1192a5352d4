/**
 * Which screen answers which address. The landing page stands alone, light as it is; every other
 * screen is inside `AppProviders`. The addresses of the desks come in a file of their own, so that
 * members do not wait for it.
 */
import { Suspense, useEffect } from 'react';
import { useRoutes } from 'react-router';
import { LOCALES } from '#contract/locales.ts';
import { lazyPage } from './lazy-page.tsx';
import { around, at, guarded, type PageRoute, preloadAt } from './page-route.tsx';
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
const act = lazyPage(
  () => import('./screens/act.tsx'),
  ['letters', 'recorded', 'exchanges', 'bulletins', 'errors'],
);
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
const profile = lazyPage(
  () => import('./screens/profile.tsx'),
  ['profile', 'accounts', 'security', 'errors'],
);
const searchBank = lazyPage(() => import('./screens/search-bank.tsx'), ['banks', 'errors']);
const myBank = lazyPage(
  () => import('./screens/my-bank.tsx'),
  [
    ...(['banks', 'bank-rules', 'bulletins', 'fund', 'recorded', 'recording'] as const),
    ...(['everyday-words', 'exchanges', 'errors'] as const),
  ],
);
const help = lazyPage(() => import('./screens/help.tsx'), ['help', 'banks', 'errors']);
const login = lazyPage(() => import('./screens/login.tsx'), ['sign-in', 'passkeys', 'errors']);
const appProviders = lazyPage(() => import('./app-providers.tsx'));
const memberPage = guarded('MemberPage', ['exchanges']);
const pendingPage = guarded('PendingPage');
const ownPage = guarded('OwnPage', ['exchanges']);
const home = lazyPage(() => import('./screens/home.tsx'), ['home', 'exchanges']);
const newExchange = lazyPage(
  () => import('./screens/new-exchange.tsx'),
  ['recording', 'recorded', 'everyday-words', 'exchanges', 'errors'],
);
const myExchanges = lazyPage(
  () => import('./screens/my-exchanges.tsx'),
  ['past-exchanges', 'own-exchanges', 'exporting', 'course', 'exchanges', 'errors'],
);
const myYear = lazyPage(
  () => import('./screens/my-year.tsx'),
  ['own-exchanges', 'thanks', 'errors'],
);
const pendingExchanges = lazyPage(
  () => import('./screens/pending-exchanges.tsx'),
  ['own-exchanges', 'course', 'exchanges', 'errors'],
);
const board = lazyPage(() => import('./screens/board.tsx'), ['notices', 'finding', 'errors']);
const people = lazyPage(() => import('./screens/people.tsx'), ['finding', 'errors']);
const person = lazyPage(() => import('./screens/people/person.tsx'), ['finding', 'errors']);
const reach = lazyPage(
  () => import('./screens/reach.tsx'),
  ['finding', 'letters', 'company', 'errors'],
);
const notice = lazyPage(
  () => import('./screens/board/notice.tsx'),
  ['notices', 'answer-days', 'course', 'pictures', 'errors'],
);
const noticeTexts = ['notices', 'recording', 'everyday-words', 'exchanges', 'errors'] as const;
const newNotice = lazyPage(() => import('./screens/board/new-notice.tsx'), noticeTexts);
const changeNotice = lazyPage(() => import('./screens/board/change-notice.tsx'), noticeTexts);
const appointments = lazyPage(
  () => import('./screens/appointments.tsx'),
  [
    'appointments',
    'bulletins',
    'course',
    'planning',
    'letters',
    'recorded',
    'recording',
    'everyday-words',
    'exchanges',
    'errors',
  ],
);
const givenCheque = lazyPage(
  () => import('./screens/given-cheque.tsx'),
  ['cheques', 'recording', 'everyday-words', 'errors'],
);

/** The pages of the desks, and the one that says that there is no such page. */
const desks = lazyPage(() => import('./desk-pages.tsx'));
const aheadOfDesks = {
  preload: async (pathname: string) => {
    const { preloadDeskPageAt } = await import('./desk-pages.tsx');
    await Promise.all([desks.preload(), preloadDeskPageAt(pathname)]);
  },
};

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
  at(patterns.profilePart, profile),
  at(paths.help, help),
]);

const memberRoutes = around(memberPage, [
  at(paths.home, home),
  at(paths.pendingExchanges, pendingExchanges),
  at(paths.newExchange, newExchange),
  at(paths.myExchanges, myExchanges),
  at(paths.myYear, myYear),
  at(paths.board, board),
  at(paths.newNotice, newNotice),
  at(paths.people, people),
  at(patterns.foundPerson, person),
  at(paths.reach, reach),
  at(patterns.notice, notice),
  at(patterns.changeNotice, changeNotice),
  at(paths.appointments, appointments),
  at(paths.newPlan, appointments),
  at(patterns.arrangement, appointments),
  at(patterns.changePlan, appointments),
  at(paths.myBank, myBank),
  at(patterns.givenCheque, givenCheque),
]);

const routes: PageRoute[] = [
  at(paths.landing, landing),
  ...LOCALES.map((language) => at(`/${language}`, landing)),
  around(appProviders, [
    ...visitorRoutes,
    pendingRoutes,
    ownRoutes,
    memberRoutes,
    at('*', desks, aheadOfDesks),
  ]),
];

/** Fetches everything that stands at an address. */
export const preloadPagesAt = (pathname: string): Promise<void> => preloadAt(routes, pathname);

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
