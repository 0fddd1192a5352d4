/** What stands around every page of a signed-in person, by navigation type (specification §2). */
import { useQuery } from '@tanstack/react-query';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { SignedInContext, useSignedIn } from '#web/api/use-session.ts';
import { figuresQuery } from '#web/features/banks/banks/queries.ts';
import { useNewPending } from '#web/features/hours/own/use-new-pending.ts';
import { latestToConfirmQuery } from '#web/features/hours/parts/queries.ts';
import { useLiveUpdates } from '#web/features/hours/parts/use-live-updates.ts';
import { useSendWaiting } from '#web/features/hours/waiting/send.ts';
import { WaitingCard } from '#web/features/hours/waiting/waiting-card.tsx';
import { openApplicationsQuery } from '#web/features/portal/portal/queries.ts';
import { loadNamespaces } from '#web/i18n/index.ts';
import { LazyPage, lazyPage } from '#web/lazy-page.tsx';
import { Closed, type Closing } from '#web/ui/closed.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ColourSchemeSwitch } from '#web/ui/frame/colour-scheme-switch.tsx';
import { Footer, FooterButton } from '#web/ui/frame/footer.tsx';
import { LanguageSwitcher } from '#web/ui/frame/language-switcher.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { TabBar } from '#web/ui/frame/tab-bar.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { VERSION } from '#web/version.ts';
import { ActingFrame } from './acting-frame.ts';
import { ConnectionStrip } from './connection-strip.tsx';
import { type Counts, type Navigation, tabsOf } from './menus.ts';
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
  const { pathname } = useLocation();
  const session = useSignedIn();
  const acting = use(ActingFrame);
  const [closing, close] = useState<Closing>();
  // The stream tells of the reader's own exchanges alone; for others the lists ask again.
  useLiveUpdates(navigation !== 'pendingUser' && !acting);
  useSendWaiting();
  const tabs = tabsOf(navigation, t, counts.pending, acting !== undefined);
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
        <LateStrip close={close} />
        {navigation === 'user' && !acting && <WaitingCard key={pathname} />}
        <SignedInContext value={acting?.session ?? session}>
          <Suspense fallback={<TextSkeleton lines={6} />}>{closing?.page ?? children}</Suspense>
        </SignedInContext>
      </PageFrame>
    </Closed>
  );
}

/** The counts for this area; zero while they are not known. */
function useCounts(navigation: Navigation): Counts {
  const { portalAdmin } = useSignedIn();
  const isMember = navigation === 'user';
  const isDesk = navigation === 'bank';
  const { data: pending } = useQuery({ ...latestToConfirmQuery, enabled: isMember });
  useNewPending(pending?.items);
  const { data: figures } = useQuery({ ...figuresQuery, enabled: isDesk });
  const { data: open } = useQuery({ ...openApplicationsQuery, enabled: portalAdmin });
  const ofMember = isMember ? (pending?.total ?? 0) : 0;
  return {
    pending: isDesk ? (figures?.exchangesToConfirm ?? 0) : ofMember,
    applications: open?.total ?? 0,
  };
}

interface LateProps {
  /** Closes the pages in sight, or opens them again. */
  close: (closing: Closing | undefined) => void;
}

const LateNews = lazy(async (): Promise<{ default: ComponentType<LateProps> }> => {
  try {
    const [news] = await Promise.all([import('./late-news.tsx'), loadNamespaces(['threads'])]);
    return news;
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

const privacyWords = lazyPage(() => import('./privacy-words.tsx'));

/** The footer, in the colour of its area. */
function SignedInFooter() {
  const { t } = useTranslation('frame');
  const [isOpen, setOpen] = useState(false);
  return (
    <Footer
      version={t('version', { version: VERSION })}
      aside={
        <>
          <LanguageSwitcher />
          <ColourSchemeSwitch />
        </>
      }
    >
      <FooterButton onClick={() => setOpen(true)}>{t('privacy')}</FooterButton>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('privacy')} isWide>
        <Suspense fallback={<TextSkeleton lines={8} />}>
          <LazyPage page={privacyWords} />
        </Suspense>
      </Dialog>
    </Footer>
  );
}

/** Calls back once the page has nothing better to do. @returns how to call it off */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const waiting = requestIdleCallback(act, { timeout: 10_000 });
    return () => cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(act, 3_000);
  return () => clearTimeout(waiting);
}
