/** People who chose the bank and have not verified their address (specification §2, /bank-members-unverified). */
import { useTranslation } from 'react-i18next';
import { UnverifiedList } from '#web/features/people/joining/unverified-list.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { MembersNav } from './members/members-nav.tsx';

/** /bank-members-unverified */
export default function MembersUnverified() {
  const { t } = useTranslation('members');
  return (
    <Stack>
      <PageTitle>{t('unverified.title')}</PageTitle>
      <MembersNav />
      <p>{t('unverified.lead')}</p>
      <UnverifiedList />
    </Stack>
  );
}
