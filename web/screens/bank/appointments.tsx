/** At the bank's desk: who meets today and tomorrow (specification §22). */
import { useTranslation } from 'react-i18next';
import { DeskArrangements } from '#web/features/board/arrangements/desk-list.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { useViewOf, ViewNav } from '#web/ui/page/section-nav.tsx';

const PARTS = ['soon', 'open'] as const;

/** /bank-appointments */
export default function BankAppointments() {
  const { t } = useTranslation('bank-appointments');
  const [part, setPart] = useViewOf(PARTS);
  return (
    <Stack>
      <PageTitle
        aside={<ButtonLink to={paths.bankNewAppointment}>{t('propose.button')}</ButtonLink>}
      >
        {t('title')}
      </PageTitle>
      <p>{t('lead')}</p>
      <ViewNav
        label={t('views.label')}
        views={PARTS.map((value) => ({ value, label: t(`views.${value}`) }))}
        current={part}
        onChange={setPart}
      />
      <DeskArrangements key={part} part={part} />
    </Stack>
  );
}
