/** The exchanges of the bank (specification §2, /bank-transactions). */
import { useTranslation } from 'react-i18next';
import { BatchFilterNote } from '#web/features/exchanges/desk/batch-filter-note.tsx';
import { DeskFilterBar } from '#web/features/exchanges/desk/desk-filter-bar.tsx';
import { DeskPanel } from '#web/features/exchanges/desk/desk-panel.tsx';
import { ExportButton } from '#web/features/exchanges/desk/export-button.tsx';
import { HistoryTable } from '#web/features/exchanges/desk/history-table.tsx';
import { useDeskFilters } from '#web/features/exchanges/desk/use-desk-filters.ts';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** /bank-transactions */
export default function BankExchanges() {
  const { t } = useTranslation('bank-exchanges');
  const filtering = useDeskFilters();
  return (
    <Stack>
      <PageTitle tab={t('history.title')} aside={<ExportButton {...filtering} />}>
        {t('history.title')}
      </PageTitle>
      <p>{t('history.lead')}</p>
      <BatchFilterNote {...filtering} list="decided" />
      <DeskFilterBar {...filtering} withStatus />
      <HistoryTable {...filtering} />
      <DeskPanel />
    </Stack>
  );
}
