/**
 * A member's first page (specification §2): the balance, what waits for the reader, the three
 * cards of what to do next, and the latest exchanges. New members read how it goes instead.
 */
import { useQueries } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSignedIn } from '#web/api/use-session.ts';
import { BalanceCard, hasNothingYet } from '#web/features/hours/own/balance-card.tsx';
import { homeQueries } from '#web/features/hours/parts/queries.ts';
import { TodoCard } from '#web/features/hours/todo/todo-card.tsx';
import { useOwnBalance } from '#web/features/people/accounts/queries.ts';
import { loadNamespaces } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { paths } from '#web/paths.ts';
import { Closed } from '#web/ui/closed.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { tabIcons } from './frame/tab-icons.tsx';
import css from './home.module.css';

// Below the first window of a phone: they are fetched beside the first load, not in it.
const latestCard = import('#web/features/hours/own/latest-card.tsx');
const LatestCard = lazy(() => latestCard);
const FirstSteps = lazy(async () => {
  const [steps] = await Promise.all([
    import('#web/features/hours/own/first-steps.tsx'),
    loadNamespaces(['own-exchanges']),
  ]);
  return steps;
});

const Consent = lazy(async () => {
  const [consent] = await Promise.all([
    import('#web/features/people/consents/consent-line.tsx'),
    loadNamespaces(['privacy']),
  ]);
  return consent;
});

const MatterActs = lazy(async () => {
  const [acts] = await Promise.all([
    import('./home/matter-acts.tsx'),
    loadNamespaces(['notices', 'appointments', 'planning', 'recorded', 'todo']),
  ]);
  return acts;
});

const Below = lazy(async () => {
  const [below] = await Promise.all([
    import('./home/below.tsx'),
    loadNamespaces(['notices', 'appointments', 'recorded']),
  ]);
  return below;
});

/** /home */
export default function Home() {
  const { t } = useTranslation('exchanges');
  const { name, userId, delegateId } = useSignedIn();
  const { me, balance } = useOwnBalance();
  // They tell the reader how it goes, not somebody for whom they act.
  const isNew = balance && hasNothingYet(balance) && delegateId === undefined;
  const others = useQueries({ queries: homeQueries });
  // All at once: a card that comes later would push away what is being read.
  // One that failed is asked again by the cards: they stay.
  const isComing = [me, ...others].some(
    ({ isPending, errorUpdateCount }) => isPending && errorUpdateCount === 0,
  );
  return (
    <Stack>
      <PageTitle tab={t('home.tab')}>{t('home.hello', { name })}</PageTitle>
      {isComing ? (
        <Bones />
      ) : (
        <div className={css.page}>
          {balance ? <BalanceCard balance={balance} /> : <LoadTrouble query={me} />}
          <TodoCard
            balance={balance?.total}
            readerId={userId}
            consent={<Consent />}
            acts={MatterActs}
          />
          <NextActs />
          <Suspense>{isNew ? <FirstSteps /> : <LatestCard readerId={userId} />}</Suspense>
          {delegateId === undefined && (
            <>
              <Suspense>
                <Below />
              </Suspense>
              <p className={css.turn}>
                <Marked
                  text={t('home.turn')}
                  marks={{ bank: <Link to={paths.myBank} />, help: <Link to={paths.help} /> }}
                />
              </p>
            </>
          )}
        </div>
      )}
    </Stack>
  );
}

/** As high as a window, so that what stands below is not seen moving. */
function Bones() {
  const { t } = useTranslation('exchanges');
  return (
    <div className={`${css.page} ${css.bones}`}>
      <Card title={t('home.balance')} className={css.boneBalance}>
        <TextSkeleton lines={4} />
      </Card>
      <Card title={t('home.waiting')}>
        <TextSkeleton lines={5} />
      </Card>
      <div className={css.boneActs} />
    </div>
  );
}

const ACTS: readonly { name: 'record' | 'mine' | 'pending'; to: string; icon: ReactNode }[] = [
  { name: 'record', to: paths.newExchange, icon: tabIcons.record },
  { name: 'mine', to: paths.myExchanges, icon: tabIcons.exchanges },
  { name: 'pending', to: paths.pendingExchanges, icon: tabIcons.pending },
];

/** The three cards: beside each other on a phone, below each other at the desk. */
function NextActs() {
  const { t } = useTranslation('exchanges');
  const closing = use(Closed);
  return (
    <ul className={css.acts}>
      {ACTS.filter(({ to }) => !closing?.covers(to)).map(({ name, to, icon }, index) => (
        <li key={name} className={css.act} data-first={index === 0 || undefined}>
          {icon}
          <h2>
            <Link to={to}>{t(`home.cards.${name}.title`)}</Link>
          </h2>
          <p>{t(`home.cards.${name}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
