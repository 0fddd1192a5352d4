/**
 * Which screen answers which address. The landing page stands alone, light as it is; every other
 * screen stands in the workshop, where Mantine is at hand.
 */
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { page, Show } from './page.tsx';
import { paths, patterns } from './paths.ts';
import { useArrival } from './ui/page/use-arrival.ts';
import { useLanguageInAddress } from './use-language-in-address.ts';

export const landing = page(() => import('./screens/landing.tsx'), ['landing', 'sign-in']);
const register = page(() => import('./screens/register.tsx'), ['accounts', 'members', 'errors']);
const forgotPassword = page(() => import('./screens/forgot-password.tsx'), ['accounts', 'errors']);
const resendEmail = page(() => import('./screens/resend-email.tsx'), ['accounts', 'errors']);
const registrationConfirm = page(
  () => import('./screens/registration-confirm.tsx'),
  ['accounts', 'errors'],
);
const resetPassword = page(() => import('./screens/reset-password.tsx'), ['accounts', 'errors']);
const waitingBank = page(() => import('./screens/waiting-bank.tsx'), ['members', 'errors']);
const registerToBank = page(() => import('./screens/register-to-bank.tsx'), ['members', 'errors']);
const processingRequest = page(
  () => import('./screens/processing-request.tsx'),
  ['members', 'errors'],
);
const createBank = page(() => import('./screens/create-bank.tsx'), ['portal', 'errors']);
const portalDesk = page(() => import('./screens/portal.tsx'), ['portal', 'members', 'errors']);
const profile = page(() => import('./screens/profile.tsx'), ['accounts', 'errors']);
const searchBank = page(() => import('./screens/search-bank.tsx'), ['members', 'errors']);
const login = page(() => import('./screens/login.tsx'), ['sign-in', 'errors']);
const workshop = page(() => import('./workshop.tsx'));
const memberPage = page(() => import('./screens/frame/member-page.tsx'), ['exchanges']);
const bankPage = page(() => import('./screens/frame/bank-page.tsx'));
const pendingPage = page(() => import('./screens/frame/pending-page.tsx'));
const ownPage = page(() => import('./screens/frame/own-page.tsx'), ['exchanges']);
const portalPage = page(() => import('./screens/frame/portal-page.tsx'), ['exchanges']);
const home = page(() => import('./screens/home.tsx'), ['exchanges', 'errors']);
const newExchange = page(() => import('./screens/new-exchange.tsx'), ['exchanges', 'errors']);
const myExchanges = page(() => import('./screens/my-exchanges.tsx'), ['exchanges', 'errors']);
const awaitingExchanges = page(
  () => import('./screens/awaiting-exchanges.tsx'),
  ['exchanges', 'errors'],
);
const membersAwaiting = page(
  () => import('./screens/bank/members-awaiting.tsx'),
  ['joining', 'bank-members', 'errors'],
);
const bankHome = page(() => import('./screens/bank/home.tsx'), ['bank', 'bank-record', 'errors']);
const bankMembers = page(
  () => import('./screens/bank/members.tsx'),
  ['bank-members', 'accounts', 'errors'],
);
const bankMember = page(
  () => import('./screens/bank/member.tsx'),
  ['bank-members', 'accounts', 'bank-exchanges', 'exchanges', 'errors'],
);
const bankUnverified = page(
  () => import('./screens/bank/members-unverified.tsx'),
  ['bank-members', 'errors'],
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
const bankProfile = page(() => import('./screens/bank/profile.tsx'), ['bank', 'members', 'errors']);
const notFound = page(() => import('./screens/not-found.tsx'));

/** The portal's pages. */
export function Pages() {
  useArrival();
  useLanguageInAddress();
  return (
    <Suspense>
      <Routes>
        <Route path={paths.landing} element={<Show page={landing} />} />
        <Route element={<Show page={workshop} />}>
          <Route path={paths.login} element={<Show page={login} />} />
          <Route path={paths.register} element={<Show page={register} />} />
          <Route path={paths.forgotPassword} element={<Show page={forgotPassword} />} />
          <Route path={paths.resendEmail} element={<Show page={resendEmail} />} />
          <Route
            path={patterns.registrationConfirm}
            element={<Show page={registrationConfirm} />}
          />
          <Route path={patterns.resetPassword} element={<Show page={resetPassword} />} />
          <Route element={<Show page={pendingPage} />}>
            <Route path={paths.waitingBank} element={<Show page={waitingBank} />} />
            <Route path={paths.registerToBank} element={<Show page={registerToBank} />} />
            <Route path={paths.processingRequest} element={<Show page={processingRequest} />} />
            <Route path={paths.createBank} element={<Show page={createBank} />} />
          </Route>
          <Route element={<Show page={ownPage} />}>
            <Route path={paths.searchBank} element={<Show page={searchBank} />} />
            <Route path={paths.profile} element={<Show page={profile} />} />
          </Route>
          <Route element={<Show page={memberPage} />}>
            <Route path={paths.home} element={<Show page={home} />} />
            <Route path={paths.awaitingExchanges} element={<Show page={awaitingExchanges} />} />
            <Route path={paths.newExchange} element={<Show page={newExchange} />} />
            <Route path={paths.myExchanges} element={<Show page={myExchanges} />} />
          </Route>
          <Route element={<Show page={bankPage} />}>
            <Route path={paths.bankHome} element={<Show page={bankHome} />} />
            <Route path={paths.bankMembers} element={<Show page={bankMembers} />} />
            <Route path={patterns.bankMember} element={<Show page={bankMember} />} />
            <Route path={paths.bankMembersUnverified} element={<Show page={bankUnverified} />} />
            <Route path={paths.bankExchanges} element={<Show page={bankExchanges} />} />
            <Route
              path={paths.bankPendingExchanges}
              element={<Show page={bankPendingExchanges} />}
            />
            <Route path={paths.bankNetwork} element={<Show page={bankNetwork} />} />
            <Route path={paths.bankNewExchange} element={<Show page={bankNewExchange} />} />
            <Route path={paths.bankMembersAwaiting} element={<Show page={membersAwaiting} />} />
            <Route path={paths.bankProfile} element={<Show page={bankProfile} />} />
          </Route>
          <Route element={<Show page={portalPage} />}>
            <Route path={paths.portal} element={<Show page={portalDesk} />} />
          </Route>
          <Route path="*" element={<Show page={notFound} />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
