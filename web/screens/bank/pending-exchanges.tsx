/** The exchanges that wait in the bank (specification §2, /bank-pending-requests). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { PendingExchange } from '#contract/exchanges.ts';
import { figuresQuery } from '#web/features/banks/queries.ts';
import { BatchFilterNote } from '#web/features/exchanges/desk/batch-filter-note.tsx';
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
import { Bone } from '#web/ui/skeleton.tsx';

/** /bank-pending-requests */
export default function BankPendingExchanges() {
  const { t } = useTranslation('bank-exchanges');
  const filtering = useDeskFilters();
  const chosen = useChosen();
  return (
    <Stack>
      <PageTitle>{t('pending.title')}</PageTitle>
      <p>{t('pending.lead')}</p>
      <Turns />
      <BatchFilterNote {...filtering} list="pending" />
      <DeskFilterBar {...filtering} />
      <OlderPending {...filtering} />
      <PendingTable {...filtering} chosen={chosen} />
      <ManyAtOnce chosen={chosen} />
      <DeskPanel />
    </Stack>
  );
}

/** Whose turn it is, whatever the filters show; the figure to confirm is that of the menu. */
function Turns() {
  const { t } = useTranslation('bank-exchanges');
  const { data: figures } = useQuery(figuresQuery);
  if (!figures) return <Bone width="22rem" />;
  const { exchangesToConfirm: mine, pendingExchanges: all } = figures;
  const values = { mine, others: all - mine };
  return (
    <p>
      <Trans t={t} i18nKey="pending.turns" values={values} components={{ b: <strong /> }} />
    </p>
  );
}

/** What is chosen, the question, the work and its results. */
function ManyAtOnce({ chosen }: { chosen: ReturnType<typeof useChosen> }) {
  const { set } = chosen;
  const { bulk, run, takeAllBack } = useBulk((missed) => set(missed, true));
  const [act, setAct] = useState<BulkAct>('confirm');
  const [open, setOpen] = useState<'question' | 'results'>();
  const go = (rows: readonly PendingExchange[], reason: string) => {
    // What was asked about is settled, or left out on purpose; what fails is chosen again.
    set(chosen.rows, false);
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
        onTakeBack={takeAllBack}
      />
    </>
  );
}
