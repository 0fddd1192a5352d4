/** One's appointments (specification §22): what is open, and what is over. */
import { useTranslation } from 'react-i18next';
import {
  OpenArrangements,
  PastArrangements,
} from '#web/features/arrangements/open-arrangements.tsx';
import { useUrlState } from '#web/ui/address.ts';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { ViewNav } from '#web/ui/page/section-nav.tsx';

const VIEWS = ['open', 'over'] as const;
const VIEW = { view: 'open' };

/** /appointments */
export default function AppointmentList() {
  const { t } = useTranslation('appointments');
  const [state, set] = useUrlState(VIEW);
  const view = state.view === 'over' ? 'over' : 'open';
  return (
    <Stack>
      <PageTitle>{t('title')}</PageTitle>
      <ViewNav
        label={t('views.label')}
        views={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
        current={view}
        onChange={(next) => set({ view: next })}
      />
      {view === 'over' ? <PastArrangements /> : <OpenArrangements />}
    </Stack>
  );
}
