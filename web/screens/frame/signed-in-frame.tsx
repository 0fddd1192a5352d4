/** What stands around every page of a signed-in person, by navigation type (specification §2). */
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useNews } from '#web/features/exchanges/use-news.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { TabBar } from '#web/ui/frame/tab-bar.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { type Navigation, tabsOf } from './menus.ts';
import { SignedInFooter } from './signed-in-footer.tsx';
import { SignedInHeader } from './signed-in-header.tsx';
import { useCounts } from './use-counts.ts';

/** Header, page, footer and, on a phone, the tabs. */
export function SignedInFrame({ navigation }: { navigation: Navigation }) {
  const { t } = useTranslation('frame');
  const counts = useCounts(navigation);
  useNews(navigation !== 'pendingUser');
  const tabs = tabsOf(navigation, t, counts.awaiting);
  return (
    <PageFrame
      room={navigation === 'bank' ? 'bank' : 'member'}
      header={<SignedInHeader navigation={navigation} counts={counts} />}
      footer={<SignedInFooter />}
      tabs={tabs.length > 0 && <TabBar items={tabs} />}
    >
      <Suspense fallback={<TextSkeleton lines={6} />}>
        <Outlet />
      </Suspense>
    </PageFrame>
  );
}
