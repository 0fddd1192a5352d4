/** In the place of a page that is for one thing alone, while the reader's bank is suspended (specification §38). */
import { useTranslation } from 'react-i18next';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

export function ClosedPage() {
  const { t } = useTranslation('threads');
  return (
    <Stack>
      <PageTitle>{t('suspended.page')}</PageTitle>
      <p>{t('suspended.later')}</p>
    </Stack>
  );
}
