/** One's appointments (specification §22): what is open, what is over, and the reader's own calendar. */
import { useTranslation } from 'react-i18next';
import { useActing } from '#web/api/acting.ts';
import { CalendarCard } from '#web/features/board/arrangements/calendar-card.tsx';
import {
  OpenArrangements,
  PastArrangements,
} from '#web/features/board/arrangements/open-arrangements.tsx';
import { MeetingsToCome } from '#web/features/board/bulletins/meetings-to-come.tsx';
import { TopicCard } from '#web/features/sending/letters/letters-card.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { LinkRow, LinkRows } from '#web/ui/page/rows.tsx';
import { useViewOf } from '#web/ui/page/section-nav.tsx';
import { Narrow } from '../frame/narrow.tsx';

const VIEWS = ['open', 'over', 'calendar'] as const;

interface AppointmentListProps {
  /** The appointment that the address names: it stands first. */
  firstId: number | undefined;
}

/** /appointments, /appointments/:id */
export default function AppointmentList({ firstId }: AppointmentListProps) {
  const [view] = useViewOf(VIEWS);
  if (view !== 'open') return <Rare view={view} />;
  return <Open firstId={firstId} />;
}

/** What is to come; what few look for waits below it. */
function Open({ firstId }: AppointmentListProps) {
  const acting = useActing();
  const { t } = useTranslation('appointments');
  return (
    <Narrow>
      <PageTitle aside={<ButtonLink to={paths.newPlan}>{t('form.title')}</ButtonLink>}>
        {t('title')}
      </PageTitle>
      <OpenArrangements firstId={firstId} />
      {!acting && <MeetingsToCome />}
      <LinkRows label={t('views.label')}>
        <LinkRow to={`${paths.appointments}?view=over`} title={t('views.over')} />
        {!acting && (
          <LinkRow to={`${paths.appointments}?view=calendar`} title={t('views.calendar')} />
        )}
      </LinkRows>
    </Narrow>
  );
}

function Rare({ view }: { view: 'over' | 'calendar' }) {
  const { t } = useTranslation('appointments');
  return (
    <Narrow>
      <BackLink to={paths.appointments}>{t('title')}</BackLink>
      <PageTitle key={view}>{t(`views.${view}`)}</PageTitle>
      {view === 'over' ? (
        <PastArrangements />
      ) : (
        <>
          <CalendarCard />
          <TopicCard topic="appointments" title={t('reminder')} />
        </>
      )}
    </Narrow>
  );
}
