/** The exchanges that wait for my word, as a plain list: who, the sentence, two buttons. */
import { useState } from 'react';
import type { PendingExchange } from '#contract/exchanges.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Cover, covered } from '#web/ui/decision/cover.tsx';
import type { StillList } from '#web/ui/decision/use-still-list.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ExchangeMatter } from './exchange-matter.tsx';
import { useDecisions } from './use-decisions.ts';
import css from './waiting-card.module.css';

interface WaitingListProps {
  list: Pick<StillList<PendingExchange>, 'rows' | 'lineFor'>;
  balance: number | undefined;
  readerId: number;
}

/** One line an exchange. */
export function WaitingList({ list, balance, readerId }: WaitingListProps) {
  const [asked, setAsked] = useState<PendingExchange>();
  const { confirm, cancel } = useDecisions();
  return (
    <>
      <ul className={css.list}>
        {list.rows?.map((exchange) => (
          <li key={exchange.id} {...covered(list.lineFor(exchange), css.line)}>
            <Avatar name={exchange.userFromDisplayName} />
            <ExchangeMatter
              {...{ exchange, balance, readerId }}
              onConfirm={confirm}
              onCancel={setAsked}
            />
            <Cover>{list.lineFor(exchange)}</Cover>
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
