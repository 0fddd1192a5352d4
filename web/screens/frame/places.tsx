/**
 * A member's places (specification §2): the tabs of a phone and the words of the header, the views of a
 * place that has several, and the way back from every page that stands below one.
 */
import type { TFunction } from 'i18next';
import { matchPath } from 'react-router';
import type { useActingAs } from '#web/api/acting.ts';
import { paths, patterns } from '#web/paths.ts';
import type { MenuItem } from '#web/ui/frame/header.tsx';
import type { TabItem } from '#web/ui/frame/tab-bar.tsx';
import type { Counts } from './counts.ts';
import { tabIcons } from './tab-icons.tsx';

type Texts = TFunction<'frame'>;
/** As whom the reader acts for somebody; undefined for themselves. */
type ActingAs = ReturnType<typeof useActingAs>;

/** The pages behind the reader's name: they are reached from every page, and lead home. */
const BEHIND_THE_NAME = [
  paths.profile,
  paths.security,
  paths.myBank,
  paths.searchBank,
  paths.help,
] as const;

/**
 * The five places of a member; where there are no conversations the agenda stands alone in theirs. Who acts for a person has those whose calls they may make: nobody reads or
 * answers for somebody else; for a body its referents do, but for conversations (specification §51).
 */
export function placesOf(t: Texts, counts: Counts, acting: ActingAs): TabItem[] {
  const home = {
    to: paths.home,
    label: t('places.home'),
    icon: tabIcons.home,
    count: counts.todo,
    others: BEHIND_THE_NAME,
  };
  const record = {
    to: paths.newExchange,
    label: t('places.record'),
    icon: tabIcons.record,
    others: [patterns.givenCheque.replace(':code', '')],
  };
  const exchanges = {
    to: paths.myExchanges,
    label: t('places.exchanges'),
    icon: tabIcons.exchanges,
    others: [paths.pendingExchanges, paths.myYear],
  };
  if (acting === 'person') return [home, record, exchanges];
  const board = {
    to: paths.board,
    label: t('places.board'),
    icon: tabIcons.board,
    others: [paths.board, paths.people],
  };
  const messages =
    counts.hasMessages && !acting
      ? {
          to: paths.messages,
          label: t('places.messages'),
          icon: tabIcons.messages,
          count: counts.unread,
          others: [paths.messages, paths.appointments],
        }
      : {
          to: paths.appointments,
          label: t('views.agenda'),
          icon: tabIcons.agenda,
          others: [paths.appointments],
        };
  return [home, board, record, exchanges, messages];
}

/** The same words in the header, and beside *Scambi* what waits for a confirmation. */
export function memberMenu(t: Texts, counts: Counts, acting: ActingAs): MenuItem[] {
  return placesOf(t, counts, acting).flatMap((place): MenuItem[] =>
    place.to === paths.myExchanges
      ? [{ ...place, others: [paths.myYear] }, pendingView(t, counts)]
      : [place],
  );
}

function pendingView(t: Texts, { toConfirm }: Counts): MenuItem {
  return { to: paths.pendingExchanges, label: t('member.pending'), count: toConfirm };
}

interface Views {
  /** Names them for the ears: the place. */
  label: string;
  items: MenuItem[];
}

/** The views of the place that a page is the first level of, each at an address of its own. */
export function viewsAt(
  pathname: string,
  t: Texts,
  counts: Counts,
  acting: ActingAs,
): Views | undefined {
  const exchanges = [
    pendingView(t, counts),
    { to: paths.myExchanges, label: t('views.history') },
    ...(acting ? [] : [{ to: paths.myYear, label: t('views.year') }]),
  ];
  const messages =
    counts.hasMessages && !acting
      ? [
          { to: paths.messages, label: t('views.conversations'), count: counts.unread },
          { to: paths.appointments, label: t('views.agenda') },
        ]
      : [];
  const all: Views[] = [
    { label: t('places.exchanges'), items: exchanges },
    { label: t('places.messages'), items: messages },
  ];
  return all.find(({ items }) => items.some(({ to }) => to === pathname));
}

/** Which page each pattern stands below, the nearest first, by the name of its word. */
const WAYS_BACK = [
  [patterns.changeNotice, 'notice'],
  [`${paths.board}/*`, 'board'],
  [paths.people, 'board'],
  [patterns.foundPerson, 'people'],
  [`${paths.messages}/*`, 'messages'],
  [`${paths.appointments}/*`, 'agenda'],
  [paths.security, 'profile'],
  [`${paths.profile}/*`, 'profile'],
  [patterns.givenCheque, 'record'],
] as const;

interface WayBack {
  to: string;
  label: string;
}

/**
 * The page above this one; undefined for those that a place begins with.
 * @param home the first page of this reader
 */
export function wayBackFrom(pathname: string, t: Texts, home: string): WayBack | undefined {
  const page = pathname.replace(/(?<=.)\/+$/, '');
  if (BEHIND_THE_NAME.some((one) => one === page) && page !== paths.security) {
    return { to: home, label: t('places.home') };
  }
  const above = WAYS_BACK.find(([pattern]) => matchPath(pattern, page));
  if (!above) return undefined;
  const [, name] = above;
  const ways: Record<typeof name, WayBack> = {
    notice: { to: page.replace(/\/edit$/, ''), label: t('back.notice') },
    board: { to: paths.board, label: t('places.board') },
    people: { to: paths.people, label: t('back.people') },
    messages: { to: paths.messages, label: t('places.messages') },
    agenda: { to: paths.appointments, label: t('views.agenda') },
    profile: { to: paths.profile, label: t('back.profile') },
    record: { to: paths.newExchange, label: t('places.record') },
  };
  const back = ways[name];
  return back.to === page ? undefined : back;
}
