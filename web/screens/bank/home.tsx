/**
 * The bank's desk (specification §2, /bank-home): what is up to the reader, to be decided here; what is
 * good to know; where everything is. While a bank begins, its first steps (§41) stand before.
 */
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { BankFigures } from '#contract/banks/banks.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { DeskCards } from '#web/features/banks/banks/desk-cards.tsx';
import type { DeskPlace } from '#web/features/banks/banks/desk-places.ts';
import {
  bankOfUserQuery,
  figuresQuery,
  firstStepsQuery,
} from '#web/features/banks/banks/queries.ts';
import {
  countOfMatters,
  MATTERS_IN_SIGHT,
  ToKnow,
  YourTurn,
} from '#web/features/banks/banks/today-card.tsx';
import { ToApproveCard } from '#web/features/banks/network/pending-links.tsx';
import { toApproveQuery } from '#web/features/banks/network/queries.ts';
import { RoomOffers } from '#web/features/banks/rooms/room-offers.tsx';
import { CallsLine } from '#web/features/board/attention/calls-line.tsx';
import { RunningBatches } from '#web/features/hours/batches/batches-card.tsx';
import { PendingToday } from '#web/features/hours/desk/pending-today.tsx';
import { oldestPendingQuery } from '#web/features/hours/parts/queries.ts';
import { refreshSession } from '#web/features/people/accounts/session-upkeep.ts';
import { MinorsLine } from '#web/features/people/guardians/minors-line.tsx';
import { PolicyLine } from '#web/features/people/insured/policy-line.tsx';
import { longestWaitingQuery } from '#web/features/people/joining/applicants.ts';
import { ApplicantsToday } from '#web/features/people/joining/applicants-list.tsx';
import { loadNamespaces } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { useViewOf } from '#web/ui/page/section-nav.tsx';
import { useFocusKept } from '#web/ui/page/use-focus-kept.ts';
import { useShortcut } from '#web/ui/shortcut.ts';
import { SkeletonBar, Tall, TextSkeleton } from '#web/ui/skeleton.tsx';
import { useInSlices } from '#web/ui/use-in-slices.ts';
import css from './home.module.css';

// For banks that begin alone.
const FirstStepsOfBank = lazy(async () => {
  const [steps] = await Promise.all([
    import('./first-steps.tsx'),
    loadNamespaces(['first-steps', 'skills']),
  ]);
  return { default: steps.FirstStepsOfBank };
});

/** `steps` shows the first steps also where they were put away. */
const VIEWS = ['today', 'steps'] as const;
const PUT_AWAY: DeskPlace = { name: 'firstSteps', to: `${paths.bankHome}?view=steps` };

/** /bank-home */
export default function BankHome() {
  const { t } = useTranslation('bank-desk');
  const { userId, userBankId } = useSignedIn();
  const bankQuery = useQuery(bankOfUserQuery(userId, userBankId));
  const deskQuery = useQuery(figuresQuery);
  const missing = [bankQuery, deskQuery].find(({ data, isError }) => isError && !data);
  const { data: bank } = bankQuery;
  const { data: figures } = deskQuery;
  const navigate = useNavigate();
  useShortcut('t', () => void navigate(paths.bankPhoneCall));
  const isComing = useMattersPending() || !figures || !bank;
  const isDrawn = useInSlices(!isComing);
  // Both, so that the compiler knows that the bank and its figures are there.
  const isWaiting = isComing || !isDrawn;
  return (
    <Stack gap="medium">
      <PageTitle tab={t('tab')}>
        <span className={css.name}>{isWaiting ? <SkeletonBar width="16rem" /> : bank.name}</span>
      </PageTitle>
      {missing && <LoadTrouble query={missing} />}
      {isWaiting ? !missing && <Waiting /> : <Today figures={figures} />}
    </Stack>
  );
}

function Today({ figures }: { figures: BankFigures }) {
  const [view] = useViewOf(VIEWS);
  const { isBeginning } = figures;
  const stepsQuery = useQuery({ ...firstStepsQuery, enabled: isBeginning });
  const firstSteps = isBeginning ? stepsQuery.data : undefined;
  const areInSight = !firstSteps?.isPutAway || view === 'steps';
  const hasSteps = firstSteps?.isBeginning === true && areInSight;
  const hasMatters = useHadMatters(figures);
  // The card may be put away by the button in it.
  useFocusKept();
  const yourTurn = (
    <YourTurn
      figures={figures}
      matters={{
        awaiting: <ApplicantsToday most={MATTERS_IN_SIGHT} />,
        pending: <PendingToday most={MATTERS_IN_SIGHT} />,
        links: <ToApproveCard isBare />,
      }}
      hasFirstSteps={hasSteps}
    >
      <CallsLine />
    </YourTurn>
  );
  const toKnow = (
    <ToKnow figures={figures}>
      <RunningBatches />
      <PolicyLine />
      <MinorsLine />
      <RoomOffers onChanged={refreshSession} />
    </ToKnow>
  );
  if (isBeginning && stepsQuery.isPending) return <Waiting />;
  if (!hasSteps) {
    return (
      <Stack gap="medium">
        {isBeginning && !firstSteps && <LoadTrouble query={stepsQuery} />}
        <Now beside={toKnow}>{yourTurn}</Now>
        <DeskCards figures={figures} ofBank={isBeginning ? [PUT_AWAY] : []} />
      </Stack>
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      <Stack gap="medium">
        <Now
          beside={
            <Stack gap="medium">
              {!hasMatters && yourTurn}
              {toKnow}
            </Stack>
          }
        >
          <Stack gap="medium">
            {hasMatters && yourTurn}
            <FirstStepsOfBank firstSteps={firstSteps} />
          </Stack>
        </Now>
        <DeskCards
          figures={figures}
          isSmall
          hasRequests={firstSteps.steps.some(({ name, count }) => name === 'requests' && count > 0)}
        />
      </Stack>
    </Suspense>
  );
}

/** Whether anything was up to the reader since the page was opened: it stays in its place until it is left. */
function useHadMatters(figures: BankFigures): boolean {
  const [had, setHad] = useState(false);
  const has = countOfMatters(figures) > 0;
  if (has && !had) setHad(true);
  return had || has;
}

function Now({ children, beside }: { children: ReactNode; beside: ReactNode }) {
  return (
    <div className={css.now}>
      {children}
      {beside}
    </div>
  );
}

/** Whether the first matters of a kind have not come yet; what failed is left to its own page. */
function useMattersPending(): boolean {
  const applicants = useQuery(longestWaitingQuery);
  const exchanges = useQuery(oldestPendingQuery);
  const links = useQuery(toApproveQuery);
  return [applicants, exchanges, links].some(({ isPending }) => isPending);
}

/** Nothing below it leaps when the page has come: it is higher than the window. */
function Waiting() {
  return (
    <Tall>
      <Card>
        <TextSkeleton lines={5} />
      </Card>
    </Tall>
  );
}
