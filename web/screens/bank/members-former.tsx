/** Who was a member of the bank (specification §2, /bank-members-former). */
import { useTranslation } from 'react-i18next';
import { FormerList } from '#web/features/people/members/desk/former-list.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { MembersNav } from './members/members-nav.tsx';

/** /bank-members-former */
export default function MembersFormer() {
  const { t } = useTranslation('members');
  return (
    <Stack>
      <PageTitle>{t('former.title')}</PageTitle>
      <MembersNav />
      <p>{t('former.lead')}</p>
      <FormerList />
    </Stack>
  );
}
