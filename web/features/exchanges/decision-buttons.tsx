/**
 * Confirm and cancel of one exchange that waits. Who may confirm is decided on the server (law L4);
 * the creditor reads 'In attesa' (specification §2).
 */
import { useTranslation } from 'react-i18next';
import type { PendingExchange } from '#contract/exchanges.ts';
import { Button } from '#web/ui/button.tsx';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import css from './exchanges.module.css';

interface DecisionButtonsProps {
  exchange: PendingExchange;
  /** The id of the sentence that says what will happen. */
  describedBy: string;
  /** Resolves once the reader has been told how it went. */
  onConfirm: (exchange: PendingExchange) => Promise<unknown>;
  onCancel: (exchange: PendingExchange) => void;
}

/** The buttons, one tap each; cancelling asks back. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { exchange, describedBy, onConfirm, onCancel } = props;
  const { t } = useTranslation('exchanges');
  const { isBusy, run } = useSingleFlight(() => onConfirm(exchange));
  return (
    <div className={css.decide}>
      {exchange.canConfirm ? (
        <DecisionButton small busy={isBusy} aria-describedby={describedBy} onClick={run}>
          {t('act.confirm')}
        </DecisionButton>
      ) : (
        <Button small disabled aria-describedby={describedBy}>
          {t('act.waiting')}
        </Button>
      )}
      {exchange.canCancel && (
        <DecisionButton
          small
          kind="secondary"
          aria-describedby={describedBy}
          onClick={() => onCancel(exchange)}
        >
          {t('act.cancel')}
        </DecisionButton>
      )}
    </div>
  );
}
