/** The live banks at the portal's desk: how they fare, and what only the portal changes of them. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIVE_BANK_SORTS, type LiveBank } from '#contract/banks/banks.ts';
import { callStream } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { ImportCard } from '#web/features/banks/archive/import-card.tsx';
import { ExportButton } from '#web/features/hours/parts/export-button.tsx';
import { sentenceOf } from '#web/features/portal/health/sentences.ts';
import { liveBankColumns } from '#web/features/portal/portal/live-bank-columns.tsx';
import { liveBanksQuery } from '#web/features/portal/portal/queries.ts';
import { today } from '#web/i18n/format.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { SelectFilter } from '#web/ui/table/filters.tsx';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { useListPage, useServerList } from '#web/ui/table/use-server-list.ts';
import { IdentityDialog } from './identity-dialog.tsx';
import { SuspensionDialog } from './suspension-dialog.tsx';

/** /portal/banks */
export default function LiveBanks() {
  const { t } = useTranslation('portal');
  const page = useListPage(LIVE_BANK_SORTS, '-needs');
  const list = useServerList(page, liveBanksQuery({ ...page.query, q: page.q }));
  const [edited, setEdited] = useState<LiveBank>();
  const [decided, setDecided] = useState<LiveBank>();
  return (
    <Stack>
      <PageTitle>{t('banks.title')}</PageTitle>
      <p>{t('banks.lead')}</p>
      <BackupNotice />
      <ListTable
        list={list}
        caption={t('banks.caption')}
        searchLabel={t('banks.search')}
        columns={liveBankColumns(t, { onEdit: setEdited, onSuspend: setDecided })}
        rowKey={({ bankId }) => bankId}
        empty={<NoBank isSearching={page.q !== ''} />}
      />
      <YearCard />
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

/** All banks at once lose what no backup has. */
function BackupNotice() {
  const { t } = useTranslation('health');
  const { data } = useQuery(read('readPortalHealth'));
  if (!data || data.parts.backup.state === 'fine') return null;
  return (
    <Notice tone="warning">
      <b>{t('parts.backup')}</b>: {sentenceOf(t, 'backup', data.parts)}
    </Notice>
  );
}

const YEARS_OFFERED = 5;

/** What a federation reports once a year. */
function YearCard() {
  const { t } = useTranslation('portal');
  const now = Number(today().slice(0, 'yyyy'.length));
  const [year, setYear] = useState(String(now));
  const years = Array.from({ length: YEARS_OFFERED }, (_, back) => String(now - back));
  return (
    <Card title={t('banks.year.title')}>
      <Stack gap="small">
        <p>{t('banks.year.lead')}</p>
        <SelectFilter
          label={t('banks.year.year')}
          value={year}
          options={years.map((value) => ({ value, label: value }))}
          onChange={setYear}
        />
        <div>
          <ExportButton
            open={() => callStream('exportYearOfBanks', { query: { year: Number(year) } })}
            disabled={false}
          />
        </div>
      </Stack>
    </Card>
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
