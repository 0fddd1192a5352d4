/** What stands around every page of a signed-in person, by navigation type (specification §2). */
import { useQuery } from '@tanstack/react-query';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import type { PendingExchange } from '#contract/hours/exchanges.ts';
import type { Todo } from '#contract/hours/todo.ts';
import { useActingAs } from '#web/api/acting.ts';
import { hasRoom } from '#web/api/session.ts';
import { SignedInContext, useSignedIn } from '#web/api/use-session.ts';
import { figuresQuery } from '#web/features/banks/banks/queries.ts';
import { useNewPending } from '#web/features/hours/own/use-new-pending.ts';
import { todoQuery } from '#web/features/hours/parts/queries.ts';
import { useLiveUpdates } from '#web/features/hours/parts/use-live-updates.ts';
import { openApplicationsQuery } from '#web/features/portal/portal/applications.ts';
import { LazyPart, lazyPage } from '#web/lazy-page.tsx';
import { paths } from '#web/paths.ts';
import { Closed, type Closing } from '#web/ui/closed.ts';
import { Footer, FooterButton } from '#web/ui/frame/footer.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { TabBar } from '#web/ui/frame/tab-bar.tsx';
import { tabCount } from '#web/ui/page/tab-count.ts';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { whenIdle } from '#web/ui/when-idle.ts';
import { VERSION } from '#web/version.ts';
import { UnreadLanguage } from '../landing/unread-language.tsx';
import { ActingFrame } from './acting-frame.ts';
import { ConnectionStrip } from './connection-strip.tsx';
import type { Counts } from './counts.ts';
import { type Navigation, tabsOf } from './menus.ts';
import { PlaceHead } from './place-head.tsx';
import { SignedInHeader } from './signed-in-header.tsx';

interface SignedInFrameProps {
  navigation: Navigation;
  /** The page, where it is not the one of the address. */
  children?: ReactNode;
}

/** Header, page, footer and, on a phone, the tabs. */
export function SignedInFrame({ navigation, children = <Outlet /> }: SignedInFrameProps) {
  const { t } = useTranslation('frame');
  const counts = useCounts(navigation);
  const session = useSignedIn();
  const acting = use(ActingFrame);
  const isActing = acting !== undefined;
  const actingAs = useActingAs();
  const [closing, close] = useState<Closing>();
  // The stream tells of the reader's own exchanges alone; for others the lists ask again.
  useLiveUpdates(navigation !== 'pendingUser' && !isActing);
  useEffect(() => tabCount.set(counts.todo), [counts.todo]);
  useEffect(() => () => tabCount.set(0), []);
  const tabs = tabsOf(navigation, t, counts, actingAs);
  return (
    <Closed value={closing}>
      <PageFrame
        room={navigation === 'bank' ? 'bank' : 'member'}
        header={
          <>
            <SignedInHeader navigation={navigation} counts={counts} />
            {acting?.band}
          </>
        }
        footer={<SignedInFooter />}
        tabs={tabs.length > 0 && <TabBar items={tabs} />}
        strip={<ConnectionStrip />}
      >
        <UnreadNews count={counts.unread} />
        <LateStrip close={close} isMember={navigation === 'user'} />
        <PlaceHead counts={counts} acting={actingAs} />
        <SignedInContext value={acting?.session ?? session}>
          <Suspense fallback={<TextSkeleton lines={6} />}>{closing?.page ?? children}</Suspense>
        </SignedInContext>
      </PageFrame>
    </Closed>
  );
}

/** The counts for this area; zero while they are not known. */
function useCounts(navigation: Navigation): Counts {
  const session = useSignedIn();
  const { portalAdmin } = session;
  const hasMessages = hasRoom(session, 'messages');
  const isMember = navigation === 'user';
  const isDesk = navigation === 'bank';
  const hasBank = isMember || isDesk;
  const { data } = useQuery({ ...todoQuery, enabled: hasBank });
  const todo = isMember ? data : undefined;
  const toConfirm = useMemo(() => exchangesToConfirm(todo), [todo]);
  const { data: figures } = useQuery({ ...figuresQuery, enabled: isDesk });
  const { data: open } = useQuery({ ...openApplicationsQuery, enabled: portalAdmin });
  const count = toConfirm?.length ?? 0;
  const isCut = count > 0 && count === todo?.items.length && todo.more > 0;
  // Of a list that is cut nobody knows whether the next one in it is new.
  useNewPending(isCut ? undefined : toConfirm);
  return {
    hasMessages,
    todo: todo?.count ?? 0,
    toConfirm: isCut ? `${count}+` : count,
    unread: hasBank && hasMessages ? (data?.unread ?? 0) : 0,
    atDesk: isDesk ? (figures?.exchangesToConfirm ?? 0) : 0,
    applications: open?.total ?? 0,
  };
}

/** For ears, once the number grows; on the pages of conversations what is new is read anyway. */
function UnreadNews({ count }: { count: number }) {
  const { t } = useTranslation('frame');
  const { pathname } = useLocation();
  const isSaid = count > 0 && !pathname.startsWith(paths.messages);
  return (
    <p className="visually-hidden" aria-live="polite">
      {isSaid && t('unreadNews', { count })}
    </p>
  );
}

/** Of what is the reader's to do: undefined until it is known. */
function exchangesToConfirm(todo: Todo | undefined): PendingExchange[] | undefined {
  return todo?.items.flatMap((item) => (item.kind === 'confirm' ? item.exchange : []));
}

interface LateProps {
  /** Closes the pages in sight, or opens them again. */
  close: (closing: Closing | undefined) => void;
  /** It is a page of members. */
  isMember: boolean;
}

const LateNews = lazy(async (): Promise<{ default: ComponentType<LateProps> }> => {
  try {
    return await import('./late-news.tsx');
  } catch {
    // Without a connection there is no news; the next page asks again.
    return { default: () => null };
  }
});

/** Waits until the page has nothing better to do. */
function LateStrip(props: LateProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return <Suspense>{isIdle && <LateNews {...props} />}</Suspense>;
}

const privacyDialog = lazyPage(() => import('./privacy-dialog.tsx'), ['banks']);

/** The footer, in the colour of its area; language and colours are chosen in the profile. */
function SignedInFooter() {
  const { t } = useTranslation('frame');
  // Undefined until it is first opened.
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <Footer version={t('version', { version: VERSION })}>
      <FooterButton onClick={() => setOpen(true)}>{t('privacy')}</FooterButton>
      <Link to={paths.accessibility}>{t('accessibility')}</Link>
      <UnreadLanguage />
      {isOpen !== undefined && (
        <LazyPart part={privacyDialog} given={{ isOpen, onClose: () => setOpen(false) }} />
      )}
    </Footer>
  );
}
