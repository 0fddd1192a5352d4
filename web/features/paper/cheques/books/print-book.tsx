/** Prints the blank cheques of a booklet. What draws them comes along only when somebody prints. */
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChequeSheet } from '#contract/paper/cheques.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';

interface PrintJob {
  sheet: ChequeSheet;
  Paper: ComponentType<{ sheet: ChequeSheet }>;
}

/** A button that opens the print dialog of the browser. */
export function PrintBook({ bookId, from }: { bookId: number; from: number }) {
  const { t } = useTranslation('cheques');
  const [job, setJob] = useState<PrintJob>();
  useEffect(() => {
    if (!job) return;
    const done = () => setJob(undefined);
    addEventListener('afterprint', done, { once: true });
    print();
    return () => removeEventListener('afterprint', done);
  }, [job]);
  const prepare = useAction({
    send: async (id: number) => {
      const [sheet, { ChequePaper }] = await Promise.all([
        call('readChequeSheet', { params: { id } }),
        import('./cheque-paper.tsx'),
      ]);
      setJob({ sheet, Paper: ChequePaper });
    },
    failed: () => t('books.preparing'),
    // Nothing changes by printing.
    changes: [],
  });
  return (
    <>
      <Button
        kind="secondary"
        small
        whileClosed
        busy={prepare.isBusy}
        onClick={() => prepare.run(bookId)}
      >
        {t('books.print')}
        <span className="visually-hidden"> {t('books.printOf', { from })}</span>
      </Button>
      {job && <job.Paper sheet={job.sheet} />}
    </>
  );
}
