/** Where the signed-in pages lead to, by navigation type (specification §2, menus and footer). */
import type { TFunction } from 'i18next';
import type { useActingAs } from '#web/api/acting.ts';
import type { Session } from '#web/api/session.ts';
import { pageOfStatus } from '#web/features/people/accounts/home-routes.ts';
import { paths } from '#web/paths.ts';
import type { MenuItem } from '#web/ui/frame/header.tsx';
import type { TabItem } from '#web/ui/frame/tab-bar.tsx';
import type { Counts } from './counts.ts';
import { memberMenu, placesOf } from './places.tsx';
import { tabIcons } from './tab-icons.tsx';

/** user: a member's own pages; bank: the administrator's desk; pendingUser: no bank yet. */
export type Navigation = 'user' | 'bank' | 'pendingUser';

type Texts = TFunction<'frame'>;

/** The menu in the header. */
export function menuOf(
  navigation: Navigation,
  t: Texts,
  counts: Counts,
  session: Session,
  acting: ReturnType<typeof useActingAs>,
): MenuItem[] {
  if (navigation === 'pendingUser') return shortMenu(t, counts.applications, session);
  if (navigation === 'bank') return bankMenu(t, counts.atDesk);
  return memberMenu(t, counts, acting);
}

/** Without a bank there is the way home, and for portal administrators their desk. */
function shortMenu(t: Texts, applications: number, session: Session): MenuItem[] {
  const home = { to: pageOfStatus(session), label: t('places.home') };
  if (!session.portalAdmin) return [home];
  return [
    { to: paths.portal, label: t('portalDesk'), count: applications },
    { to: paths.portalBanks, label: t('portalBanks') },
    { to: paths.portalHealth, label: t('portalHealth'), others: [paths.portalFailed] },
    home,
  ];
}

/** The pages of the desk that are no word of the menu, by the place they belong to; cards without a word are home. */
const OTHERS = {
  home: [
    paths.bankGuide,
    paths.bankProfile,
    paths.bankRules,
    paths.bankRooms,
    paths.bankArchive,
    paths.bankFund,
    paths.bankShare,
    paths.bankStatistics,
    paths.bankPrivacy,
    paths.bankWebhooks,
    paths.bankBoard,
    paths.bankAppointments,
    paths.bankMessageReports,
    paths.bankStatements,
  ],
  members: [paths.bankMembers, paths.bankImport, paths.bankBulletins],
  exchanges: [paths.bankCheques],
  newExchange: [paths.bankPhoneCall, paths.bankEvening],
} as const;

function bankMenu(t: Texts, pending: number): MenuItem[] {
  return [
    { to: paths.bankHome, label: t('bank.home'), others: OTHERS.home },
    { to: paths.bankMembers, label: t('bank.members'), others: OTHERS.members },
    { to: paths.bankExchanges, label: t('bank.exchanges'), others: OTHERS.exchanges },
    { to: paths.bankPendingExchanges, label: t('bank.pending'), count: pending },
    { to: paths.bankNewExchange, label: t('bank.newExchange'), others: OTHERS.newExchange },
    { to: paths.bankNetwork, label: t('bank.network') },
  ];
}

/** The tabs of small screens; people without a bank have none. */
export function tabsOf(
  navigation: Navigation,
  t: Texts,
  counts: Counts,
  acting: ReturnType<typeof useActingAs>,
): TabItem[] {
  if (navigation === 'pendingUser') return [];
  return navigation === 'bank' ? bankTabs(t, counts.atDesk) : placesOf(t, counts, acting);
}

function bankTabs(t: Texts, pending: number): TabItem[] {
  return [
    {
      to: paths.bankHome,
      label: t('bankTabs.home'),
      icon: tabIcons.home,
      others: OTHERS.home,
    },
    {
      to: paths.bankMembers,
      label: t('bankTabs.members'),
      icon: tabIcons.members,
      others: OTHERS.members,
    },
    {
      to: paths.bankPendingExchanges,
      label: t('bankTabs.pending'),
      icon: tabIcons.confirm,
      count: pending,
    },
    {
      to: paths.bankExchanges,
      label: t('bankTabs.exchanges'),
      icon: tabIcons.exchanges,
      others: OTHERS.exchanges,
    },
    {
      to: paths.bankNewExchange,
      label: t('bankTabs.newExchange'),
      icon: tabIcons.record,
      others: OTHERS.newExchange,
    },
    { to: paths.bankNetwork, label: t('bankTabs.network'), icon: tabIcons.network },
  ];
}
