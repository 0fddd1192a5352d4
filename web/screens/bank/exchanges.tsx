/** The exchanges of the bank (specification §2, /bank-transactions). */
import { useTranslation } from 'react-i18next';
import { hasRoom } from '#web/api/session.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { DeskFilterBar } from '#web/features/hours/desk/filters.tsx';
import { FoundLine } from '#web/features/hours/desk/found-line.tsx';
import { HistoryExport, HistoryList } from '#web/features/hours/desk/history-list.tsx';
import { HistoryPrint } from '#web/features/hours/desk/history-print.tsx';
import { BatchFilterNote } from '#web/features/hours/desk/notes.tsx';
import { useDeskFilters } from '#web/features/hours/desk/use-filters.ts';
import { ExchangePanel } from '#web/features/hours/parts/exchange-panel.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** /bank-transactions */
export default function BankExchanges() {
  const { t } = useTranslation('bank-exchanges');
  const session = useSignedIn();
  const filtering = useDeskFilters();
  return (
    <Stack gap="small">
      <PageTitle
        tab={t('history.title')}
        aside={
          <>
            {hasRoom(session, 'paper') && (
              <ButtonLink kind="quiet" to={paths.bankCheques}>
                {t('history.cheques')}
              </ButtonLink>
            )}
            <ButtonLink kind="quiet" to={paths.bankStatistics}>
              {t('history.figures')}
            </ButtonLink>
            <HistoryPrint {...filtering} />
            <HistoryExport {...filtering} />
          </>
        }
      >
        {t('history.title')}
      </PageTitle>
      <BatchFilterNote {...filtering} list="decided" />
      <DeskFilterBar {...filtering} withStatus>
        <FoundLine {...filtering} status={filtering.filters.status} />
      </DeskFilterBar>
      <HistoryList {...filtering} />
      <ExchangePanel perspective="bank" />
    </Stack>
  );
}
