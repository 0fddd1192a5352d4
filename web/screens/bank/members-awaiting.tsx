/** The desk's list of people who ask to join (specification §2, /bank-members-awaiting). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useBoardFirst } from '#web/features/people/joining/applicants.ts';
import { ApplicantsList } from '#web/features/people/joining/applicants-list.tsx';
import { paths } from '#web/paths.ts';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { MembersNav } from './members/members-nav.tsx';

/** /bank-members-awaiting */
export default function MembersAwaiting() {
  const { t } = useTranslation('joining');
  const isBoardFirst = useBoardFirst();
  return (
    <Stack>
      <PageTitle>{t('title')}</PageTitle>
      <MembersNav />
      <p>
        {isBoardFirst ? t('interview.lead') : t('lead')}{' '}
        {isBoardFirst && (
          <Link to={`${paths.bankRegister}?view=minutes`}>{t('interview.minutes')}</Link>
        )}
      </p>
      <ApplicantsList />
    </Stack>
  );
}
