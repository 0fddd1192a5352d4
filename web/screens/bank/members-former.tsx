/** Who was a member of the bank (specification §2, /bank-members-former). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#web/api/use-session.ts';
import { bankOfUserQuery } from '#web/features/banks/banks/queries.ts';
import { LastStatement } from '#web/features/paper/desk/last-statement.tsx';
import { FormerList } from '#web/features/people/members/desk/former-list.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { MembersNav } from './members/members-nav.tsx';

/** /bank-members-former */
export default function MembersFormer() {
  const { t } = useTranslation('members');
  const { userId, userBankId } = useSignedIn();
  const { data: bank } = useQuery(bankOfUserQuery(userId, userBankId));
  return (
    <Stack>
      <PageTitle>{t('former.title')}</PageTitle>
      <MembersNav />
      <p>{t('former.lead')}</p>
      <FormerList acts={(person) => <LastStatement person={person} bank={bank} />} />
    </Stack>
  );
}
