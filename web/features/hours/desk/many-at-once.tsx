/** Deciding on all selected exchanges at once: the bar below the list, the question, and the results. */
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReason } from '#web/api/refusal.tsx';
import { Marked } from '#web/i18n/marked.tsx';
import { Button } from '#web/ui/button.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { showToast } from '#web/ui/notice/toasts.ts';
import { Acts } from '#web/ui/page/acts.tsx';
import { WHOLE } from '#web/ui/page/words.tsx';
import { usePageSize } from '#web/ui/table/page-size.ts';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import { bankSummaryQuery, readAllPending } from '../parts/queries.ts';
import { type BulkAct, hoursOf } from './bulk.ts';
import { BulkQuestion } from './bulk-question.tsx';
import { BulkResults } from './bulk-results.tsx';
import css from './desk.module.css';
import { useBulk } from './use-bulk.ts';
import { type useDeskFilters, wireFilters } from './use-filters.ts';
import { mayConfirm, type Selected } from './use-selected.ts';

interface ManyAtOnceProps {
  selected: Selected;
  /** A way to select more than the page shows. */
  more: ReactNode;
}

type Go = ComponentProps<typeof BulkQuestion>['onGo'];

/** What is selected, the question, the work and its results. */
export function ManyAtOnce({ selected, more }: ManyAtOnceProps) {
  const { set } = selected;
  const { bulk, run, takeAllBack } = useBulk((missed) => set(missed, true));
  const [act, setAct] = useState<BulkAct>('confirm');
  const [open, setOpen] = useState<'question' | 'results'>();
  const [last, setLast] = useState<Parameters<Go>[1]>({ reason: '', basis: undefined });
  const go: Go = (rows, how) => {
    setLast(how);
    // What was asked about is settled; what fails is selected again.
    set(selected.rows, false);
    void run({ act, exchanges: rows, ...how });
    setOpen('results');
  };
  return (
    <>
      <BulkBar
        selected={selected}
        more={more}
        onAsk={(asked) => {
          setAct(asked);
          setOpen('question');
        }}
      />
      <BulkQuestion
        act={act}
        isOpen={open === 'question'}
        rows={selected.rows}
        onClose={() => setOpen((now) => (now === 'question' ? undefined : now))}
        onGo={go}
      />
      <BulkResults
        bulk={bulk}
        isOpen={open === 'results'}
        onClose={() => setOpen(undefined)}
        onAgain={(rows, reason) => go(rows, { ...last, reason: reason || last.reason })}
        onTakeBack={takeAllBack}
      />
    </>
  );
}

interface BulkBarProps extends ManyAtOnceProps {
  onAsk: (act: BulkAct) => void;
}

/** What is selected, in a sentence that stays in sight; nothing while nothing is. */
function BulkBar({ selected, more, onAsk }: BulkBarProps) {
  const { t } = useTranslation('bank-exchanges');
  const count = selected.rows.length;
  if (count === 0) return null;
  return (
    <section className={css.bulk} aria-label={t('columns.choose')}>
      <p aria-live="polite">
        <Marked
          text={t('bulk.chosen', { count, hours: hoursText(hoursOf(selected.rows)) })}
          marks={WHOLE}
        />
      </p>
      <Acts gap="tight" className={css.acts}>
        {more}
        <Button small kind="quiet" onClick={selected.clear}>
          {t('bulk.none')}
        </Button>
        <Button small kind="danger" onClick={() => onAsk('cancel')}>
          {t('bulk.cancelMany', { count })}
        </Button>
        <Button small onClick={() => onAsk('confirm')}>
          {t('bulk.confirmMany', { count })}
        </Button>
      </Acts>
    </section>
  );
}

interface SelectAllProps extends ReturnType<typeof useDeskFilters> {
  selected: Selected;
}

/** Selects what the reader may confirm on all pages of the list; nothing where one page shows everything. */
export function SelectAll({ filters, isReversed, selected }: SelectAllProps) {
  const { t } = useTranslation('bank-exchanges');
  const reasonOf = useReason();
  const [pageSize] = usePageSize();
  const wire = wireFilters(filters);
  const { data: sum } = useQuery({
    ...bankSummaryQuery({ ...wire, status: 'pending' }),
    enabled: !isReversed,
  });
  const { isBusy, run } = useSingleFlight(async () => {
    try {
      selected.set((await readAllPending(wire)).filter(mayConfirm), true);
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  });
  if (!sum || sum.exchanges <= pageSize) return null;
  return (
    <Button small kind="quiet" whileClosed busy={isBusy} onClick={run}>
      {t('bulk.all')}
    </Button>
  );
}
