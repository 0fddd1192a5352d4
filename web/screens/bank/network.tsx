/**
 * Friend banks (specification §2, /bank-network): what is asked of us first, then our friends with the
 * hours that went each way; beside them whom we may ask.
 */
import { useTranslation } from 'react-i18next';
import { AboutBank } from '#web/features/banks/banks/bank-details.tsx';
import { AskCard } from '#web/features/banks/network/ask-card.tsx';
import { FriendsList, useFriends } from '#web/features/banks/network/friends-list.tsx';
import { PastFriends } from '#web/features/banks/network/past-friends.tsx';
import { AskedCard, ToApproveCard } from '#web/features/banks/network/pending-links.tsx';
import { useLinksPending } from '#web/features/banks/network/queries.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Tall, TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './network.module.css';

/** /bank-network; drawn when all of it is known, so that nothing moves. */
export default function BankNetwork() {
  const { t } = useTranslation('network');
  const friends = useFriends();
  const isWaiting = useLinksPending() || (!friends.rows && !friends.query.isError);
  return (
    <Stack>
      <PageTitle>{t('title')}</PageTitle>
      <p className={css.lead}>{t('lead')}</p>
      {isWaiting ? (
        <Tall>
          <Card>
            <TextSkeleton lines={5} />
          </Card>
        </Tall>
      ) : (
        <div className={css.columns}>
          <Stack>
            <ToApproveCard
              about={(bank) => <AboutBank bank={bank}>{t('toApprove.about')}</AboutBank>}
            />
            <Stack gap="small">
              <h2>{t('friends.title')}</h2>
              <FriendsList list={friends} />
            </Stack>
            <PastFriends />
          </Stack>
          <Stack>
            <AskCard />
            <AskedCard />
          </Stack>
        </div>
      )}
    </Stack>
  );
}
