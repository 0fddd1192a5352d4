/** What the portal's administrators did, below the list of banks (specification §31). */
import { useTranslation } from 'react-i18next';
import { HISTORY_SORTS } from '#contract/portal/portal.ts';
import { historyColumns } from '#web/features/portal/portal/history-columns.tsx';
import { historyQuery } from '#web/features/portal/portal/queries.ts';
import { paths } from '#web/paths.ts';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { useListPage, useServerList } from '#web/ui/table/use-server-list.ts';

/** /portal/history */
export default function PortalHistory() {
  const { t } = useTranslation('portal');
  const { t: work } = useTranslation('failed-work');
  const page = useListPage(HISTORY_SORTS, '-at');
  const list = useServerList(page, historyQuery(page.query));
  return (
    <Stack>
      <BackLink to={paths.portalBanks}>{t('history.back')}</BackLink>
      <PageTitle>{t('history.title')}</PageTitle>
      <p>{t('history.lead')}</p>
      <ListTable
        list={list}
        caption={t('history.title')}
        columns={historyColumns(t, work)}
        rowKey={({ id }) => id}
        empty={
          <EmptyState drawing={<ListDrawing />} title={t('history.empty')}>
            {t('history.emptyText')}
          </EmptyState>
        }
      />
    </Stack>
  );
}
