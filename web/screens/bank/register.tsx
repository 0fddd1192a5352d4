/** The register of members (specification §46, /bank-members-register): of any day, and the minutes of admissions. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { titleOf } from '#contract/people/register.ts';
import { callStream } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { ExportButton } from '#web/features/hours/parts/export-button.tsx';
import { LegalFormCard } from '#web/features/people/register/legal-form.tsx';
import { Minutes } from '#web/features/people/register/minutes.tsx';
import { PrintRegister } from '#web/features/people/register/register-paper.tsx';
import {
  DayChoice,
  RegisterView,
  useRegisterDay,
} from '#web/features/people/register/register-view.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { useViewOf, ViewNav } from '#web/ui/page/section-nav.tsx';
import { WaitingCard } from '#web/ui/page/waiting-card.tsx';

const VIEWS = ['register', 'minutes'] as const;

/** /bank-members-register */
export default function BankRegister() {
  const { t } = useTranslation('register');
  const [view, setView] = useViewOf(VIEWS);
  const [day] = useRegisterDay();
  const query = view === 'register' ? { on: day } : {};
  const register = useQuery(read('readRegister', { query }));
  const title = t(`words.title.${titleOf(register.data?.legalForm ?? null)}`);
  return (
    <Stack gap="small">
      <PageTitle
        aside={
          view === 'register' && (
            <>
              <PrintRegister on={day} />
              <ExportButton
                open={() => callStream('exportRegister', { query: { on: day } })}
                disabled={register.data === undefined}
              />
            </>
          )
        }
      >
        {title}
      </PageTitle>
      <ViewNav
        label={t('views.label')}
        views={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
        current={view}
        onChange={setView}
      />
      {view === 'register' && <DayChoice />}
      <Loaded query={register} skeleton={<WaitingCard />} warns>
        {(data) => (
          <Stack gap="small">
            <LegalFormCard legalForm={data.legalForm} />
            {view === 'register' ? <RegisterView register={data} /> : <Minutes register={data} />}
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
