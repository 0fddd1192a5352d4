/** The board at the bank's desk (specification §20). */
import { useTranslation } from 'react-i18next';
import { DeskBoard } from '#web/features/notices/desk-board.tsx';
import { PublicBoardLink } from '#web/features/rules/public-board-link.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** /bank-board */
export default function BankBoard() {
  const { t } = useTranslation('notices');
  return (
    <Stack>
      <PageTitle aside={<PublicBoardLink />}>{t('title')}</PageTitle>
      <p>{t('desk.lead')}</p>
      <DeskBoard />
    </Stack>
  );
}
