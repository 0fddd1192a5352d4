/** The exchanges that wait for my word, as a plain list: who, the sentence, two buttons. */
import { useState } from 'react';
import type { PendingExchange } from '#contract/exchanges.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ExchangeMatter } from './exchange-matter.tsx';
import { useDecisions } from './use-decisions.ts';
import css from './waiting-card.module.css';

interface WaitingListProps {
  exchanges: readonly PendingExchange[];
  balance: number | undefined;
  readerId: number;
}

/** One line an exchange. */
export function WaitingList({ exchanges, balance, readerId }: WaitingListProps) {
  const [asked, setAsked] = useState<PendingExchange>();
  const { confirm, cancel } = useDecisions();
  return (
    <>
      <ul className={css.list}>
        {exchanges.map((exchange) => (
          <li key={exchange.id} className={css.line}>
            <Avatar name={exchange.userFromFullName} />
            <ExchangeMatter
              {...{ exchange, balance, readerId }}
              onConfirm={confirm}
              onCancel={setAsked}
            />
          </li>
        ))}
      </ul>
      <CancelDialog
        exchange={asked}
        readerId={readerId}
        onClose={() => setAsked(undefined)}
        onCancel={cancel}
      />
    </>
  );
}
