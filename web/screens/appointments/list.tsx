/** One's appointments (specification §22): what is open, what is over, and the reader's own calendar. */
import { useTranslation } from 'react-i18next';
import { CalendarCard } from '#web/features/board/arrangements/calendar-card.tsx';
import {
  OpenArrangements,
  PastArrangements,
} from '#web/features/board/arrangements/open-arrangements.tsx';
import { TopicCard } from '#web/features/sending/letters/letters-card.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { useViewOf, ViewNav } from '#web/ui/page/section-nav.tsx';

const VIEWS = ['open', 'over', 'calendar'] as const;

interface AppointmentListProps {
  /** The appointment that the address names: it stands first. */
  firstId: number | undefined;
}

/** /appointments, /appointments/:id */
export default function AppointmentList({ firstId }: AppointmentListProps) {
  const { t } = useTranslation('appointments');
  const [view, setView] = useViewOf(VIEWS);
  return (
    <Stack>
      <PageTitle aside={<ButtonLink to={paths.newPlan}>{t('form.title')}</ButtonLink>}>
        {t('title')}
      </PageTitle>
      <ViewNav
        label={t('views.label')}
        views={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
        current={view}
        onChange={setView}
      />
      {view === 'open' && <OpenArrangements firstId={firstId} />}
      {view === 'over' && <PastArrangements />}
      {view === 'calendar' && (
        <>
          <CalendarCard />
          <TopicCard topic="appointments" title={t('reminder')} />
        </>
      )}
    </Stack>
  );
}
