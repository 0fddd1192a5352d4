/** How the reader is reached (specification §20), and whether they are asked for help. */
import { useTranslation } from 'react-i18next';
import { ReachCard } from '#web/features/board/finding/reach-card.tsx';
import { AskingCard } from '#web/features/board/notices/asking-card.tsx';
import { WelcomesCard } from '#web/features/people/companions/welcomes-card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Narrow } from './frame/narrow.tsx';

/** /user-profile/contact */
export default function ReachScreen() {
  const { t } = useTranslation('finding');
  return (
    <Narrow>
      <PageTitle>{t('own.title')}</PageTitle>
      <ReachCard />
      <AskingCard />
      <WelcomesCard />
    </Narrow>
  );
}
