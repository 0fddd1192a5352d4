/** At the bank's desk: the privacy notice in its versions, and who has agreed to it (specification §36). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#web/api/read.ts';
import { ConsentsList } from '#web/features/people/consents/consents-list.tsx';
import { VersionsCard } from '#web/features/people/consents/versions-card.tsx';
import { WaitingCard } from '#web/features/people/consents/waiting-card.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { Below } from '#web/ui/page/list-foot.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** /bank-privacy */
export default function BankPrivacy() {
  const { t } = useTranslation('privacy');
  const figures = useQuery(read('readConsentFigures'));
  return (
    <Stack>
      <PageTitle>{t('desk.title')}</PageTitle>
      <p>{t('desk.lead')}</p>
      <WaitingCard />
      <Below waits={figures.isPending}>
        <Stack>
          <ConsentsList />
          <VersionsCard />
        </Stack>
      </Below>
    </Stack>
  );
}
