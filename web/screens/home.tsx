/**
 * A member's first page (specification §2): the balance, what waits for the reader, the three cards of
 * what to do next, and the rest. Who has no exchange yet reads where to begin instead.
 */
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Home as Rest } from '#contract/hours/home.ts';
import { askForFaces } from '#web/api/faces.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { BalanceLine } from '#web/features/hours/own/balance-line.tsx';
import { otherId } from '#web/features/hours/parts/own-words.tsx';
import { homeQuery, todoQuery } from '#web/features/hours/parts/queries.ts';
import { TodoCard } from '#web/features/hours/todo/todo-card.tsx';
import { useOwnBalance } from '#web/features/people/accounts/queries.ts';
import { loadNamespaces } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { paths } from '#web/paths.ts';
import { Closed } from '#web/ui/closed.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Tall, TextSkeleton } from '#web/ui/skeleton.tsx';
import { useInSlices } from '#web/ui/use-in-slices.ts';
import { tabIcons } from './frame/tab-icons.tsx';
import css from './home.module.css';

// Below the first window of a phone: fetched beside the first load, not in it.
const belowFile = import('./home/below.tsx');
const Below = lazy(async () => ({ default: (await belowFile).Below }));
const Board = lazy(async () => ({ default: (await belowFile).Board }));
const NewMember = lazy(async () => ({ default: (await belowFile).NewMember }));

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

/** /home */
export default function Home() {
  const { t } = useTranslation('home');
  const { name, userId, delegateId } = useSignedIn();
  const { me, balance } = useOwnBalance();
  const [todo, rest] = [useQuery(todoQuery), useQuery(homeQuery)];
  // All at once: a part that comes later would push away what is being read.
  // One that failed is asked again where it stands.
  const isComing = !useInSlices(
    [me, todo, rest].every(({ isPending, errorUpdateCount }) => !isPending || errorUpdateCount > 0),
  );
  const bank = useBankOfNewMember(rest);
  const latest = rest.data?.latest;
  useEffect(() => {
    // With those that the list above asks for once it is drawn.
    if (!isComing) askForFaces((latest ?? []).map((exchange) => otherId(exchange, userId)));
  }, [isComing, latest, userId]);
  const todoCard = (
    <TodoCard
      balance={balance?.total}
      readerId={userId}
      isNew={bank !== null && bank !== undefined}
      consent={<Consent />}
      acts={MatterActs}
    />
  );
  const acts = <NextActs rest={rest.data} />;
  const line = balance ? <BalanceLine balance={balance} /> : <LoadTrouble query={me} />;
  // While a bank begins its board comes first (specification §41).
  const first = delegateId === undefined && rest.data?.isBeginning && rest.data;
  return (
    <div className={css.home}>
      <div className={css.top}>
        <PageTitle tab={t('tab')}>{t('hello', { name })}</PageTitle>
        {!isComing && !bank && !first && line}
        {isComing && <TextSkeleton lines={2} />}
      </div>
      {isComing && <Bones />}
      {!isComing && bank && (
        <Suspense fallback={<Bones />}>
          <NewMember
            {...{ bank, acts }}
            rest={rest.data}
            balance={balance?.total ?? 0}
            todo={todoCard}
          />
        </Suspense>
      )}
      {!isComing && !bank && (
        <Suspense fallback={<Bones />}>
          {first && <Board rest={first} />}
          {first && line}
          {todoCard}
          {acts}
          {/* The line below comes with what pushes it down, and the foot of the page waits below both. */}
          <Suspense fallback={<Bones />}>
            <div className={css.side}>
              {rest.data ? (
                <Below rest={rest.data} readerId={userId} isActing={delegateId !== undefined} />
              ) : (
                <LoadTrouble query={rest} />
              )}
            </div>
            {delegateId === undefined && (
              <p className={css.turn}>
                <Marked
                  text={t('turn')}
                  marks={{ bank: <Link to={paths.myBank} />, help: <Link to={paths.help} /> }}
                />
              </p>
            )}
          </Suspense>
        </Suspense>
      )}
    </div>
  );
}

/**
 * The bank as a new member reads of it; nothing for everybody else. What kind of home it is does not change
 * while it is open: the first hours that somebody confirms stay in their place, with the way back.
 */
function useBankOfNewMember({ data, isFetching }: UseQueryResult<Rest>): Rest['bank'] | undefined {
  const [first, setFirst] = useState<Rest['bank']>();
  if (first === undefined && data && !isFetching) setFirst(data.bank);
  return first === undefined ? data?.bank : first && (data?.bank ?? first);
}

function Bones() {
  return (
    <Tall>
      <TextSkeleton lines={6} />
    </Tall>
  );
}

const ACTS: readonly { name: 'record' | 'mine' | 'pending'; to: string; icon: ReactNode }[] = [
  { name: 'record', to: paths.newExchange, icon: tabIcons.record },
  { name: 'mine', to: paths.myExchanges, icon: tabIcons.exchanges },
  { name: 'pending', to: paths.pendingExchanges, icon: tabIcons.pending },
];

/** The three cards in a row, the second and the third with their figures once these are known. */
function NextActs({ rest }: { rest: Rest | undefined }) {
  const { t } = useTranslation('home');
  const closing = use(Closed);
  const counts = {
    record: 0,
    mine: rest?.exchanges ?? 0,
    pending: rest ? rest.pending.toConfirm + rest.pending.withOthers : 0,
  };
  return (
    <ul className={css.acts}>
      {ACTS.filter(({ to }) => !closing?.covers(to)).map(({ name, to, icon }) => (
        <li key={name} className={css.act}>
          {icon}
          <div className={css.name}>
            <h2>
              <Link to={to}>{t(`cards.${name}.title`)}</Link>
            </h2>
            {counts[name] > 0 && <span> · {counts[name]}</span>}
          </div>
          <p>{t(`cards.${name}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
