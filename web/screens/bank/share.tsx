/** The yearly share of the bank (specification §19, /bank-share). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#web/api/read.ts';
import { BatchesCard } from '#web/features/hours/batches/batches-card.tsx';
import { SharePreviewCard } from '#web/features/hours/shares/share-preview.tsx';
import { isDue, ShareState } from '#web/features/hours/shares/share-state.tsx';
import { paths } from '#web/paths.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';

/** /bank-share */
export default function BankShare() {
  const { t } = useTranslation('shares');
  const share = useQuery(read('readShare'));
  const announcement = share.data?.announcement;
  return (
    <Stack gap="small">
      <BackLink to={paths.bankFund}>{t('back')}</BackLink>
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('lead')}</p>
      <Loaded query={share} skeleton={<TextSkeleton lines={4} />} warns>
        {(data) => <ShareState share={data} />}
      </Loaded>
      {share.data && announcement && isDue(share.data) && (
        <SharePreviewCard year={announcement.year} canBook={announcement.isOpen} />
      )}
      {announcement?.booked && <BatchesCard />}
    </Stack>
  );
}
