/**
 * A member's first page (specification §2): my balance, what waits for me, and the three cards of
 * what I may do next, in this order.
 */
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#web/api/use-session.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { BalanceCard } from '#web/features/exchanges/balance-card.tsx';
import { WaitingCard } from '#web/features/exchanges/waiting-card.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { NextActs } from './home/next-acts.tsx';

/** /home */
export default function Home() {
  const { t } = useTranslation('exchanges');
  const { name, userId } = useSignedIn();
  const me = useMe();
  return (
    <Stack>
      <PageTitle tab={t('home.tab')}>{t('home.hello', { name })}</PageTitle>
      {me.isError && !me.data ? <LoadTrouble query={me} /> : <BalanceCard balance={me.data} />}
      <WaitingCard balance={me.data?.total} readerId={userId} />
      <NextActs />
    </Stack>
  );
}
