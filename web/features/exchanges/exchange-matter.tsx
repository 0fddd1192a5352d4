/** One exchange that waits: the sentence with both balances, and the buttons to decide. */
import { useId } from 'react';
import type { PendingExchange } from '#contract/exchanges.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import css from './exchanges.module.css';
import { BalanceChange, PendingSentence } from './pending-sentence.tsx';

export interface ExchangeMatterProps {
  exchange: PendingExchange;
  readerId: number;
  balance: number | undefined;
  onConfirm: (exchange: PendingExchange) => Promise<unknown>;
  onCancel: (exchange: PendingExchange) => void;
}

/** Words on the left, decision on the right. */
export function ExchangeMatter(props: ExchangeMatterProps) {
  const { exchange, readerId, balance, onConfirm, onCancel } = props;
  const id = useId();
  return (
    <div className={css.matter} data-mine={exchange.canConfirm || undefined}>
      <div id={id} className={css.words}>
        <PendingSentence exchange={exchange} readerId={readerId} />
        <BalanceChange {...{ exchange, readerId, balance }} />
      </div>
      <DecisionButtons {...{ exchange, onConfirm, onCancel }} describedBy={id} />
    </div>
  );
}
