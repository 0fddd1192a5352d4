/**
 * The portal administrators' desk: new banks asking to be let in. The state looked at and the page
 * live in the address.
 */
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '#contract/limits.ts';
import { APPLICATION_SORTS } from '#contract/portal/portal.ts';
import { APPLICATION_STATES, applicationsQuery } from '#web/features/portal/portal/queries.ts';
import { useUrlState } from '#web/ui/address.ts';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { ViewNav } from '#web/ui/page/section-nav.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { ListFrame } from '#web/ui/table/list-frame.tsx';
import { Pager } from '#web/ui/table/pager.tsx';
import { useListPage, useServerList } from '#web/ui/table/use-server-list.ts';
import { Narrow } from './frame/narrow.tsx';
import { ApplicationCard } from './portal/application-card.tsx';

const DEFAULTS = { status: 'open' };

export default function PortalScreen() {
  const { t } = useTranslation('portal');
  const [{ status: asked }, set] = useUrlState(DEFAULTS);
  const status = APPLICATION_STATES.find((state) => state === asked) ?? 'open';
  const page = useListPage(APPLICATION_SORTS, 'createdAt');
  const { limit, offset } = page.query;
  const list = useServerList(page, applicationsQuery({ status, limit, offset }));
  const { rows, total = 0 } = list;
  return (
    <Narrow>
      <PageTitle>{t('desk.title')}</PageTitle>
      <p>{t('desk.lead')}</p>
      <ViewNav
        label={t('desk.states')}
        views={APPLICATION_STATES.map((value) => ({ value, label: t(`desk.${value}`) }))}
        current={status}
        onChange={(next) => set({ status: next })}
      />
      <p className="visually-hidden" role="status">
        {rows && t('desk.count', { count: total })}
      </p>
      <ListFrame
        list={list}
        empty={
          <EmptyState drawing={<ListDrawing />} title={t(`desk.empty.${status}`)}>
            {t('desk.emptyText')}
          </EmptyState>
        }
      >
        {!rows && <TextSkeleton lines={8} />}
        {rows?.map((application) => (
          <ApplicationCard key={application.id} application={application} />
        ))}
        {total > PAGE_SIZE && (
          <Pager page={page.page} pageSize={PAGE_SIZE} total={total} onPage={page.setPage} />
        )}
      </ListFrame>
    </Narrow>
  );
}
