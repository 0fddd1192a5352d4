/** People who chose the bank and have not verified their address (specification §2, /bank-members-unverified). */
import { useTranslation } from 'react-i18next';
import { UnverifiedTable } from '#web/features/members/desk/unverified-table.tsx';
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
      <UnverifiedTable />
    </Stack>
  );
}
