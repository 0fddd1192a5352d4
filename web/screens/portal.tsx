/**
 * The portal administrators' desk: new banks asking to be let in. The state looked at and the page
 * live in the address.
 */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '#contract/limits.ts';
import { APPLICATION_STATES, applicationsQuery } from '#web/features/portal/queries.ts';
import { usePageParams, useUrlState } from '#web/ui/address.ts';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { Pager } from '#web/ui/table/pager.tsx';
import { Narrow } from './frame/narrow.tsx';
import { ApplicationCard } from './portal/application-card.tsx';
import { StateTabs } from './portal/state-tabs.tsx';

const DEFAULTS = { status: 'open' };

export default function PortalScreen() {
  const { t } = useTranslation('portal');
  const [{ status: asked }, set] = useUrlState(DEFAULTS);
  const status = APPLICATION_STATES.find((state) => state === asked) ?? 'open';
  const { page, limit, offset, setPage } = usePageParams('createdAt', PAGE_SIZE);
  const query = useQuery(applicationsQuery({ status, limit, offset }));
  const { data, error } = query;
  return (
    <Narrow>
      <PageTitle>{t('desk.title')}</PageTitle>
      <p>{t('desk.lead')}</p>
      <StateTabs status={status} onChange={(next) => set({ status: next })} />
      {error && <LoadTrouble query={query} />}
      {!data && !error && <TextSkeleton lines={8} />}
      <p className="only-for-ears" role="status">
        {data && t('desk.count', { count: data.total })}
      </p>
      {data?.items.map((application) => (
        <ApplicationCard key={application.id} application={application} />
      ))}
      {data?.items.length === 0 && (
        <EmptyState drawing={<ListDrawing />} title={t(`desk.empty.${status}`)}>
          {t('desk.emptyText')}
        </EmptyState>
      )}
      {data && data.total > PAGE_SIZE && (
        <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
      )}
    </Narrow>
  );
}
