/** The bank's pending exchanges (specification §2, /bank-pending-requests). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { PendingExchange } from '#contract/exchanges.ts';
import { figuresQuery } from '#web/features/bank/queries.ts';
import type { BulkAct } from '#web/features/exchanges/desk/bulk.ts';
import { BulkBar } from '#web/features/exchanges/desk/bulk-bar.tsx';
import { BulkQuestion } from '#web/features/exchanges/desk/bulk-question.tsx';
import { BulkResults } from '#web/features/exchanges/desk/bulk-results.tsx';
import { DeskFilterBar } from '#web/features/exchanges/desk/filters.tsx';
import { BatchFilterNote, OlderPending } from '#web/features/exchanges/desk/notes.tsx';
import { PendingList } from '#web/features/exchanges/desk/pending-list.tsx';
import { useBulk } from '#web/features/exchanges/desk/use-bulk.ts';
import { useDeskFilters } from '#web/features/exchanges/desk/use-filters.ts';
import { type Selected, useSelected } from '#web/features/exchanges/desk/use-selected.ts';
import { ExchangePanel } from '#web/features/exchanges/parts/exchange-panel.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Bone } from '#web/ui/skeleton.tsx';

/** /bank-pending-requests */
export default function BankPendingExchanges() {
  const { t } = useTranslation('bank-exchanges');
  const filtering = useDeskFilters();
  const selected = useSelected();
  return (
    <Stack>
      <PageTitle>{t('pending.title')}</PageTitle>
      <p>{t('pending.lead')}</p>
      <Turns />
      <BatchFilterNote {...filtering} list="pending" />
      <DeskFilterBar {...filtering} />
      <OlderPending {...filtering} />
      <PendingList {...filtering} selected={selected} />
      <ManyAtOnce selected={selected} />
      <ExchangePanel perspective="bank" />
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

/** What is selected, the question, the work and its results. */
function ManyAtOnce({ selected }: { selected: Selected }) {
  const { set } = selected;
  const { bulk, run, takeAllBack } = useBulk((missed) => set(missed, true));
  const [act, setAct] = useState<BulkAct>('confirm');
  const [open, setOpen] = useState<'question' | 'results'>();
  const go = (rows: readonly PendingExchange[], reason: string) => {
    // What was asked about is settled, or left out on purpose; what fails is selected again.
    set(selected.rows, false);
    void run({ act, exchanges: rows, reason });
    setOpen('results');
  };
  return (
    <>
      <BulkBar
        selected={selected}
        onAsk={(asked) => {
          setAct(asked);
          setOpen('question');
        }}
      />
      <BulkQuestion
        act={act}
        isOpen={open === 'question'}
        selected={selected.rows}
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
