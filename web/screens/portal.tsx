/**
 * The portal administrators' desk: new banks asking to be let in. The state looked at and the page
 * live in the address.
 */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { APPLICATION_STATES, applicationsQuery } from '#web/features/portal/portal/applications.ts';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { useViewOf, ViewNav } from '#web/ui/page/section-nav.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { ListCards, useCardsPage } from '#web/ui/table/list-cards.tsx';
import { Narrow } from './frame/narrow.tsx';
import { ApplicationCard } from './portal/application-card.tsx';

export default function PortalScreen() {
  const { t } = useTranslation('portal');
  const [status, setStatus] = useViewOf(APPLICATION_STATES, 'status');
  const page = useCardsPage();
  const list = useQuery(applicationsQuery({ status, ...page.query }));
  return (
    <Narrow>
      <PageTitle>{t('desk.title')}</PageTitle>
      <p>{t('desk.lead')}</p>
      <ViewNav
        label={t('desk.states')}
        views={APPLICATION_STATES.map((value) => ({ value, label: t(`desk.${value}`) }))}
        current={status}
        onChange={setStatus}
      />
      <Stack gap="small">
        <ListCards
          page={page}
          query={list}
          found={(count) => t('desk.count', { count })}
          skeleton={<TextSkeleton lines={8} />}
          empty={
            <EmptyState drawing={<ListDrawing />} title={t(`desk.empty.${status}`)}>
              {t('desk.emptyText')}
            </EmptyState>
          }
        >
          {(applications) =>
            applications.map((one) => <ApplicationCard key={one.id} application={one} />)
          }
        </ListCards>
      </Stack>
    </Narrow>
  );
}
