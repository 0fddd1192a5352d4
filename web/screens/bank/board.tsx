/** The board at the bank's desk (specification §20). */
import { useTranslation } from 'react-i18next';
import { hasRoom } from '#web/api/session.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { PublicBoardLink } from '#web/features/banks/rules/public-board-link.tsx';
import { DeskBoard } from '#web/features/board/notices/desk-board.tsx';
import { PrintBoardButton } from '#web/features/board/notices/print-board.tsx';
import { GroupTextButton } from '#web/features/board/outside/group-text.tsx';
import { MonthPaperButton } from '#web/features/board/outside/month-paper.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { ListFoot } from '#web/ui/page/list-foot.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** /bank-board */
export default function BankBoard() {
  const { t } = useTranslation(['notices', 'bank-board']);
  const session = useSignedIn();
  return (
    <Stack>
      <PageTitle
        aside={
          <>
            <PublicBoardLink />
            <PrintBoardButton />
            <ButtonLink to={paths.bankNewNotice}>{t('bank-board:add')}</ButtonLink>
          </>
        }
      >
        {t('title')}
      </PageTitle>
      <p>{t('bank-board:cards.lead')}</p>
      <DeskBoard />
      <ListFoot>
        {hasRoom(session, 'bulletin') && <GroupTextButton />}
        {hasRoom(session, 'bulletin') && <MonthPaperButton />}
        <ButtonLink kind="quiet" to={paths.bankActivities}>
          {t('bank-board:activities')}
        </ButtonLink>
        {hasRoom(session, 'messages') && (
          <ButtonLink kind="quiet" to={paths.bankMessageReports}>
            {t('bank-board:reports')}
          </ButtonLink>
        )}
      </ListFoot>
    </Stack>
  );
}
