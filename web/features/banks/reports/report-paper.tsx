/** The yearly page on paper: two sheets that a mayor reads (specification §50). */
import { useTranslation } from 'react-i18next';
import { REPORT_CHAPTERS, type YearlyReport } from '#contract/banks/reports.ts';
import { call } from '#web/api/call.ts';
import { useFetchedPaper } from '#web/api/use-fetched-paper.ts';
import { Sheet } from '#web/ui/paper/paper.tsx';
import { PrintButton } from '#web/ui/paper/print-button.tsx';
import css from './report.module.css';
import { factsOf, ReportText } from './report-text.tsx';

/** From so many characters in the chapters on letters are smaller, so that two sheets hold them. */
const LONG = 4500;

/** That it was printed stands in the history. */
export function PrintReport({ year }: { year: number }) {
  const { t } = useTranslation('reports');
  const printing = useFetchedPaper({
    fetch: () => call('printReport', { params: { year } }),
    failed: t('printFailed'),
  });
  return (
    <PrintButton printing={printing} label={t('print')}>
      {(report) => <ReportSheet report={report} />}
    </PrintButton>
  );
}

function ReportSheet({ report }: { report: YearlyReport }) {
  const { t } = useTranslation('reports');
  const { bankName, year, words } = report;
  const isLong = REPORT_CHAPTERS.reduce((all, name) => all + words[name].length, 0) > LONG;
  return (
    <Sheet>
      <div className={css.sheet} data-long={isLong || undefined}>
        <header className={css.head}>
          <p>{bankName}</p>
          <h1>{t('title', { year })}</h1>
          <p>{factsOf(report, t)}</p>
        </header>
        <ReportText report={report} />
      </div>
    </Sheet>
  );
}
