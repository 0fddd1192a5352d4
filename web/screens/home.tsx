/**
 * A member's first page (specification §2): the balance, the pending exchanges, and the three cards
 * of what to do next, in this order.
 */
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#web/api/use-session.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { BalanceCard } from '#web/features/exchanges/mine/balance-card.tsx';
import { PendingCard } from '#web/features/exchanges/mine/pending-card.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card, CardGrid, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import css from './home.module.css';

/** /home */
export default function Home() {
  const { t } = useTranslation('exchanges');
  const { name, userId } = useSignedIn();
  const me = useMe();
  return (
    <Stack>
      <PageTitle tab={t('home.tab')}>{t('home.hello', { name })}</PageTitle>
      {me.isError && !me.data ? <LoadTrouble query={me} /> : <BalanceCard balance={me.data} />}
      <PendingCard balance={me.data?.total} readerId={userId} />
      <NextActs />
    </Stack>
  );
}

const CARDS = [
  { name: 'record', to: paths.newExchange, kind: 'primary' },
  { name: 'mine', to: paths.myExchanges, kind: 'secondary' },
  { name: 'pending', to: paths.pendingExchanges, kind: 'secondary' },
] as const;

/** What I may do next. */
function NextActs() {
  const { t } = useTranslation('exchanges');
  return (
    <CardGrid>
      {CARDS.map(({ name, to, kind }) => (
        <Card key={name} title={t(`home.cards.${name}.title`)} className={css.card}>
          <p className={css.text}>{t(`home.cards.${name}.text`)}</p>
          <ButtonLink to={to} kind={kind} wide>
            {t(`home.cards.${name}.act`)}
          </ButtonLink>
        </Card>
      ))}
    </CardGrid>
  );
}
