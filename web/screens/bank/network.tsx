/** Friend banks (specification §2, /bank-network): what is asked of us first, then whom we may ask. */
import { useTranslation } from 'react-i18next';
import { AskCard } from '#web/features/network/ask-card.tsx';
import { FriendsList } from '#web/features/network/friends-list.tsx';
import { AskedCard, ToApproveCard } from '#web/features/network/pending-links.tsx';
import { CardGrid, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** /bank-network */
export default function BankNetwork() {
  const { t } = useTranslation('network');
  return (
    <Stack>
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('lead')}</p>
      <ToApproveCard />
      <CardGrid min="24rem">
        <AskCard />
        <AskedCard />
      </CardGrid>
      <Stack gap="small">
        <h2>{t('friends.title')}</h2>
        <FriendsList />
      </Stack>
    </Stack>
  );
}
