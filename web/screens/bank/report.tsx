/** The yearly page (specification §50, /bank-year): read, written, printed. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '#web/api/api-error.ts';
import { read } from '#web/api/read.ts';
import { ReportForm } from '#web/features/banks/reports/report-form.tsx';
import { PrintReport } from '#web/features/banks/reports/report-paper.tsx';
import { factsOf, ReportText } from '#web/features/banks/reports/report-text.tsx';
import { useReportYear, YearChoice } from '#web/features/banks/reports/year-choice.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { useViewOf, ViewNav } from '#web/ui/page/section-nav.tsx';
import { WaitingCard } from '#web/ui/page/waiting-card.tsx';
import { Soft } from '#web/ui/page/words.tsx';

const VIEWS = ['page', 'write'] as const;

/** /bank-year */
export default function BankReport() {
  const { t } = useTranslation('reports');
  const [view, setView] = useViewOf(VIEWS);
  const [year, choose] = useReportYear();
  const report = useQuery(read('readReport', { params: { year } }));
  const isNone = isRefusal(report.error, 'not-found');
  return (
    <Stack gap="small">
      <PageTitle aside={report.data && <PrintReport year={year} />}>
        {t('title', { year })}
      </PageTitle>
      <ViewNav
        label={t('views.label')}
        views={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
        current={view}
        onChange={setView}
      />
      <YearChoice year={year} firstYear={report.data?.firstYear} onChoose={choose} />
      {isNone ? (
        <EmptyState drawing={null} title={t('none')} />
      ) : (
        <Loaded query={report} skeleton={<WaitingCard />} warns>
          {(data) =>
            view === 'write' ? (
              <ReportForm key={data.year} report={data} onDone={() => setView('page')} />
            ) : (
              <Card>
                <Stack>
                  <Soft>{factsOf(data, t)}</Soft>
                  <ReportText report={data} />
                </Stack>
              </Card>
            )
          }
        </Loaded>
      )}
    </Stack>
  );
}
