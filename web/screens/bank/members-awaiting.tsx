/** The desk's list of people who ask to join (specification §2, /bank-members-awaiting). */
import { useTranslation } from 'react-i18next';
import { ApplicantsList } from '#web/features/people/joining/applicants-list.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { MembersNav } from './members/members-nav.tsx';

/** /bank-members-awaiting */
export default function MembersAwaiting() {
  const { t } = useTranslation('joining');
  return (
    <Stack>
      <PageTitle>{t('title')}</PageTitle>
      <MembersNav />
      <p>{t('lead')}</p>
      <ApplicantsList />
    </Stack>
  );
}
