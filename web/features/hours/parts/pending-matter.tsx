/** A pending exchange of the reader: the sentence with their balance, and the buttons to decide. */
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingExchange } from '#contract/hours/exchanges.ts';
import { useActing } from '#web/api/acting.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { Hourglass } from '#web/ui/frame/line-icon.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import css from './exchange.module.css';
import { BalanceChange, OwnSentence, otherId, otherName } from './own-words.tsx';

/** Instead of the button: why who acts for the debtor does not confirm. */
const OwnClaim = lazy(() => import('./own-claim.tsx'));

interface PendingMatterProps {
  exchange: PendingExchange;
  readerId: number;
  /** The reader's balance in hours; undefined until it is known. */
  balance: number | undefined;
  /** It stands below a row of a list. */
  isInRow?: boolean;
  /** Resolves once the reader has been told how it went. */
  onConfirm: (exchange: PendingExchange) => Promise<unknown>;
  onCancel: (exchange: PendingExchange) => void;
}

/** Words on the left, decision on the right. Confirming takes one tap; cancelling asks back. */
export function PendingMatter(props: PendingMatterProps) {
  const { exchange, readerId, balance, isInRow, onConfirm, onCancel } = props;
  const { t } = useTranslation('exchanges');
  const { isBusy, run } = useSingleFlight(() => onConfirm(exchange));
  const id = useId();
  const isActing = useActing() !== undefined;
  // Law L4: a person of trust does not confirm what they gave, or recorded for who gave it.
  const isOwnClaim = isActing && !exchange.canConfirm && exchange.userToId === readerId;
  return (
    <div
      className={css.matter}
      data-mine={exchange.canConfirm || undefined}
      data-in-row={isInRow || undefined}
    >
      {isInRow && (
        <span className={css.face}>
          <Avatar pictureOf={otherId(exchange, readerId)} name={otherName(exchange, readerId)} />
        </span>
      )}
      <div id={id} className={css.words}>
        <OwnSentence {...{ exchange, readerId, isInRow }} />
        <BalanceChange {...{ exchange, readerId, balance }} />
        {isOwnClaim && (
          <Suspense>
            <OwnClaim exchange={exchange} />
          </Suspense>
        )}
      </div>
      <div className={css.decide}>
        {exchange.canConfirm ? (
          <DecisionButton small busy={isBusy} aria-describedby={id} onClick={run}>
            {t('act.confirm')}
          </DecisionButton>
        ) : (
          !isOwnClaim && (
            // Law L4: the creditor reads 'In attesa' (specification §2).
            <Button
              small
              disabled
              icon={<Hourglass />}
              className={css.waiting}
              aria-describedby={id}
            >
              {t('act.waiting')}
            </Button>
          )
        )}
        {exchange.canCancel && (
          <DecisionButton
            small
            kind="secondary"
            aria-describedby={id}
            onClick={() => onCancel(exchange)}
          >
            {t('act.cancel')}
          </DecisionButton>
        )}
      </div>
    </div>
  );
}
