/**
 * The bank's desk (specification §2, /bank-home): what is up to the reader, to be decided here; what
 * good to know; where everything is.
 */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSignedIn } from '#web/api/use-session.ts';
import { DeskCards } from '#web/features/banks/banks/desk-cards.tsx';
import { bankOfUserQuery, figuresQuery } from '#web/features/banks/banks/queries.ts';
import { MATTERS_IN_SIGHT, ToKnow, YourTurn } from '#web/features/banks/banks/today-card.tsx';
import { ToApproveCard } from '#web/features/banks/network/pending-links.tsx';
import { toApproveQuery } from '#web/features/banks/network/queries.ts';
import { RoomOffers } from '#web/features/banks/rooms/room-offers.tsx';
import { RunningBatches } from '#web/features/hours/batches/batches-card.tsx';
import { PendingToday } from '#web/features/hours/desk/pending-today.tsx';
import { oldestPendingQuery } from '#web/features/hours/parts/queries.ts';
import { refreshSession } from '#web/features/people/accounts/session-upkeep.ts';
import { longestWaitingQuery } from '#web/features/people/joining/applicants.ts';
import { ApplicantsToday } from '#web/features/people/joining/applicants-list.tsx';
import { paths } from '#web/paths.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { useShortcut } from '#web/ui/shortcut.ts';
import { SkeletonBar, Tall, TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './home.module.css';

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
  const isWaiting = useMattersPending() || !figures || !bank;
  return (
    <Stack gap="medium">
      <PageTitle tab={t('tab')}>
        <span className={css.name}>{isWaiting ? <SkeletonBar width="16rem" /> : bank.name}</span>
      </PageTitle>
      {missing && <LoadTrouble query={missing} />}
      {isWaiting ? (
        !missing && <Waiting />
      ) : (
        <Stack gap="medium">
          <div className={css.now}>
            <YourTurn
              figures={figures}
              matters={{
                awaiting: <ApplicantsToday most={MATTERS_IN_SIGHT} />,
                pending: <PendingToday most={MATTERS_IN_SIGHT} />,
                links: <ToApproveCard isBare />,
              }}
            />
            <ToKnow figures={figures}>
              <RunningBatches />
              <RoomOffers onChanged={refreshSession} />
            </ToKnow>
          </div>
          <DeskCards figures={figures} />
        </Stack>
      )}
    </Stack>
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
