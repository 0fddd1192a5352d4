/** Pending exchanges that the reader may confirm, the oldest first, on the desk's first page. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PendingExchange } from '#contract/hours/exchanges.ts';
import { Matters } from '#web/ui/decision/matters.tsx';
import { useStillList } from '#web/ui/decision/use-still-list.ts';
import { keyOf, useExchangeActions } from '../parts/actions.ts';
import { ExchangeMatterLine, ExchangeSentence } from '../parts/bank-words.tsx';
import { ConfirmExchangeDialog } from '../parts/confirm-exchange-dialog.tsx';
import { CancelDialog } from '../parts/dialogs.tsx';
import { oldestPendingQuery } from '../parts/queries.ts';
import { useGone } from '../parts/use-gone.ts';
import { type Act, Acts } from './pending-list.tsx';

/** Nothing while none is up to the reader. @param props.most how many are shown */
export function PendingToday({ most }: { most: number }) {
  const { data } = useQuery(oldestPendingQuery);
  const items = data?.items.filter(({ canConfirm }) => canConfirm).slice(0, most);
  const page = items && { items, total: items.length };
  const { rows = [], lineFor } = useStillList(page, { listKey: 'today', keyOf, useGone });
  const [question, ask] = useState<{ act: Act; exchange: PendingExchange }>();
  const { confirm, cancel } = useExchangeActions('bank');
  const dialog = (act: Act) => ({
    exchange: question?.act === act ? question.exchange : undefined,
    onClose: () => ask(undefined),
  });
  return (
    <>
      <Matters
        rows={rows}
        keyOf={keyOf}
        lineFor={lineFor}
        words={(exchange) => (
          <>
            <ExchangeSentence exchange={exchange} />
            <ExchangeMatterLine exchange={exchange} />
          </>
        )}
        acts={(exchange) => <Acts exchange={exchange} onAsk={(act) => ask({ act, exchange })} />}
      />
      <ConfirmExchangeDialog {...dialog('confirm')} onConfirm={confirm} />
      <CancelDialog perspective="bank" {...dialog('cancel')} onUndo={cancel} />
    </>
  );
}
