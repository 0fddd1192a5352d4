/** The exchanges that wait in the bank (specification §2, /bank-pending-requests). */
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingExchange } from '#contract/exchanges.ts';
import type { BulkAct } from '#web/features/exchanges/desk/bulk.ts';
import { BulkBar } from '#web/features/exchanges/desk/bulk-bar.tsx';
import { BulkQuestion } from '#web/features/exchanges/desk/bulk-question.tsx';
import { BulkResults } from '#web/features/exchanges/desk/bulk-results.tsx';
import { DeskFilterBar } from '#web/features/exchanges/desk/desk-filter-bar.tsx';
import { DeskPanel } from '#web/features/exchanges/desk/desk-panel.tsx';
import { OlderPending } from '#web/features/exchanges/desk/older-pending.tsx';
import { PendingTable } from '#web/features/exchanges/desk/pending-table.tsx';
import { useBulk } from '#web/features/exchanges/desk/use-bulk.ts';
import { useChosen } from '#web/features/exchanges/desk/use-chosen.ts';
import { useDeskFilters } from '#web/features/exchanges/desk/use-desk-filters.ts';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** /bank-pending-requests */
export default function BankPendingExchanges() {
  const { t } = useTranslation('bank-exchanges');
  const filtering = useDeskFilters();
  const chosen = useChosen();
  return (
    <Stack>
      <PageTitle>{t('pending.title')}</PageTitle>
      <p>{t('pending.lead')}</p>
      <DeskFilterBar {...filtering} />
      <OlderPending {...filtering} />
      <PendingTable {...filtering} chosen={chosen} />
      <ManyAtOnce chosen={chosen} />
      <DeskPanel />
    </Stack>
  );
}

/** What is chosen, the question, the work and its results. */
function ManyAtOnce({ chosen }: { chosen: ReturnType<typeof useChosen> }) {
  const { set } = chosen;
  const takeOut = useCallback((rows: readonly PendingExchange[]) => set(rows, false), [set]);
  const { bulk, run } = useBulk(takeOut);
  const [act, setAct] = useState<BulkAct>('confirm');
  const [open, setOpen] = useState<'question' | 'results'>();
  const go = (rows: readonly PendingExchange[], reason: string) => {
    void run(act, rows, reason);
    setOpen('results');
  };
  return (
    <>
      <BulkBar
        chosen={chosen}
        onAsk={(asked) => {
          setAct(asked);
          setOpen('question');
        }}
      />
      <BulkQuestion
        act={act}
        isOpen={open === 'question'}
        chosen={chosen.rows}
        onClose={() => setOpen((now) => (now === 'question' ? undefined : now))}
        onGo={go}
      />
      <BulkResults
        bulk={bulk}
        isOpen={open === 'results'}
        onClose={() => setOpen(undefined)}
        onAgain={(rows) => go(rows, '')}
      />
    </>
  );
}
