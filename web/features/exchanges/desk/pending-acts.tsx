/** Confirm and cancel in the row of an exchange that waits; what cannot be confirmed here says who does. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingExchange } from '#contract/exchanges.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import css from './desk.module.css';

interface PendingActsProps {
  exchange: PendingExchange;
  onConfirm: (exchange: PendingExchange) => void;
  onCancel: (exchange: PendingExchange) => void;
}

/** Buttons, each with a question behind it. */
export function PendingActs({ exchange, onConfirm, onCancel }: PendingActsProps) {
  const { t } = useTranslation('bank-exchanges');
  const which = (
    <span className="only-for-ears"> {t('history.ofExchange', { id: exchange.id })}</span>
  );
  return (
    <div className={css.acts}>
      {exchange.canConfirm ? (
        <DecisionButton small onClick={() => onConfirm(exchange)}>
          {t('pending.confirm')}
          {which}
        </DecisionButton>
      ) : (
        <WaitsForOthers exchange={exchange} />
      )}
      {exchange.canCancel && (
        <DecisionButton small kind="secondary" onClick={() => onCancel(exchange)}>
          {t('pending.cancel')}
          {which}
        </DecisionButton>
      )}
    </div>
  );
}

function WaitsForOthers({ exchange }: { exchange: PendingExchange }) {
  const { t } = useTranslation('bank-exchanges');
  const { userId } = useSignedIn();
  const id = useId();
  const { userFromId, userToDisplayName: name, bankToName: bank } = exchange;
  const why =
    userFromId === userId
      ? t('pending.waitsForDebtor', { name })
      : t('pending.waitsForBank', { name, bank });
  return (
    <>
      <Button small disabled title={why} aria-describedby={id}>
        {t('pending.waiting')}
      </Button>
      <span id={id} className="only-for-ears">
        {why}
      </span>
    </>
  );
}
