/** The bank's pending exchanges (specification §2, /bank-pending-requests). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { figuresQuery } from '#web/features/banks/banks/queries.ts';
import { DeskFilterBar } from '#web/features/hours/desk/filters.tsx';
import { FoundLine } from '#web/features/hours/desk/found-line.tsx';
import { ManyAtOnce, SelectAll } from '#web/features/hours/desk/many-at-once.tsx';
import { BatchFilterNote, OlderPending } from '#web/features/hours/desk/notes.tsx';
import { PendingList } from '#web/features/hours/desk/pending-list.tsx';
import { useDeskFilters } from '#web/features/hours/desk/use-filters.ts';
import { useSelected } from '#web/features/hours/desk/use-selected.ts';
import { ExchangePanel } from '#web/features/hours/parts/exchange-panel.tsx';
import { Marked } from '#web/i18n/marked.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** /bank-pending-requests */
export default function BankPendingExchanges() {
  const { t } = useTranslation('bank-exchanges');
  const filtering = useDeskFilters();
  const selected = useSelected();
  return (
    <Stack gap="small">
      <PageTitle aside={<Turns />}>{t('pending.title')}</PageTitle>
      <BatchFilterNote {...filtering} list="pending" />
      <DeskFilterBar {...filtering}>
        <FoundLine {...filtering} status="pending">
          <OlderPending {...filtering} />
        </FoundLine>
      </DeskFilterBar>
      <PendingList {...filtering} selected={selected} />
      <ManyAtOnce selected={selected} more={<SelectAll {...filtering} selected={selected} />} />
      <ExchangePanel perspective="bank" />
    </Stack>
  );
}

/** Whose turn it is, whatever the filters show; the figure to confirm is that of the menu. */
function Turns() {
  const { t } = useTranslation('bank-exchanges');
  const { data: figures } = useQuery(figuresQuery);
  // As long as with its figures, so that nothing moves when they come.
  const values = figures
    ? {
        mine: figures.exchangesToConfirm,
        others: figures.pendingExchanges - figures.exchangesToConfirm,
      }
    : { mine: '–', others: '–' };
  return (
    <p aria-busy={!figures || undefined}>
      <Marked text={t('pending.turns', values)} />
    </p>
  );
}
