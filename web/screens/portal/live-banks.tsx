/** The live banks at the portal's desk: how they fare, and what only the portal changes of them. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIVE_BANK_SORTS, type LiveBank } from '#contract/banks/banks.ts';
import { ImportCard } from '#web/features/banks/archive/import-card.tsx';
import { liveBankColumns } from '#web/features/portal/portal/live-bank-columns.tsx';
import { liveBanksQuery } from '#web/features/portal/portal/queries.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { useListPage, useServerList } from '#web/ui/table/use-server-list.ts';
import { IdentityDialog } from './identity-dialog.tsx';
import { SuspensionDialog } from './suspension-dialog.tsx';

/** /portal/banks */
export default function LiveBanks() {
  const { t } = useTranslation('portal');
  const page = useListPage(LIVE_BANK_SORTS, 'name');
  const list = useServerList(page, liveBanksQuery({ ...page.query, q: page.q }));
  const [edited, setEdited] = useState<LiveBank>();
  const [decided, setDecided] = useState<LiveBank>();
  return (
    <Stack>
      <PageTitle>{t('banks.title')}</PageTitle>
      <p>{t('banks.lead')}</p>
      <ListTable
        list={list}
        caption={t('banks.caption')}
        searchLabel={t('banks.search')}
        columns={liveBankColumns(t, { onEdit: setEdited, onSuspend: setDecided })}
        rowKey={({ bankId }) => bankId}
        empty={<NoBank isSearching={page.q !== ''} />}
      />
      <ImportCard />
      <Acts>
        <ButtonLink kind="secondary" to={paths.portalActivities}>
          {t('banks.activities')}
        </ButtonLink>
        <ButtonLink kind="secondary" to={paths.portalHistory}>
          {t('history.title')}
        </ButtonLink>
      </Acts>
      <IdentityDialog bank={edited} onClose={() => setEdited(undefined)} />
      <SuspensionDialog bank={decided} onClose={() => setDecided(undefined)} />
    </Stack>
  );
}

function NoBank({ isSearching }: { isSearching: boolean }) {
  const { t } = useTranslation('portal');
  const which = isSearching ? 'nothingFound' : 'empty';
  return (
    <EmptyState drawing={<ListDrawing />} title={t(`banks.${which}`)}>
      {t(`banks.${which}Text`)}
    </EmptyState>
  );
}
