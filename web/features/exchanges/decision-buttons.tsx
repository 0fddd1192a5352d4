/**
 * Confirm and cancel of one exchange that waits. Who may confirm is decided on the server (law L4);
 * the creditor reads 'In attesa' (specification §2).
 */
import { useTranslation } from 'react-i18next';
import type { PendingExchange } from '#contract/exchanges.ts';
import { Button } from '#web/ui/button.tsx';
import { unlessSecondClick } from '#web/ui/second-click.ts';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import css from './exchanges.module.css';

interface DecisionButtonsProps {
  exchange: PendingExchange;
  /** The id of the sentence that says what will happen. */
  describedBy: string;
  /** Resolves once the reader has been told how it went. */
  onConfirm: (id: number) => Promise<unknown>;
  onCancel: (exchange: PendingExchange) => void;
}

/** The buttons, one tap each; cancelling asks back. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { exchange, describedBy, onConfirm, onCancel } = props;
  const { t } = useTranslation('exchanges');
  const { isBusy, run } = useSingleFlight(() => onConfirm(exchange.id));
  const confirm = unlessSecondClick(() => void run());
  return (
    <div className={css.decide}>
      {exchange.canConfirm ? (
        <Button small busy={isBusy} aria-describedby={describedBy} onClick={confirm}>
          {t('act.confirm')}
        </Button>
      ) : (
        <Button small disabled aria-describedby={describedBy}>
          {t('act.waiting')}
        </Button>
      )}
      {exchange.canCancel && (
        <Button
          small
          kind="secondary"
          aria-describedby={describedBy}
          onClick={unlessSecondClick(() => onCancel(exchange))}
        >
          {t('act.cancel')}
        </Button>
      )}
    </div>
  );
}
