/** Confirm and cancel in the row of an exchange that waits; what cannot be confirmed here says who does. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingExchange } from '#contract/exchanges.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { unlessSecondClick } from '#web/ui/second-click.ts';
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
        <Button small onClick={unlessSecondClick(() => onConfirm(exchange))}>
          {t('pending.confirm')}
          {which}
        </Button>
      ) : (
        <WaitsForOthers exchange={exchange} />
      )}
      {exchange.canCancel && (
        <Button small kind="secondary" onClick={unlessSecondClick(() => onCancel(exchange))}>
          {t('pending.cancel')}
          {which}
        </Button>
      )}
    </div>
  );
}

function WaitsForOthers({ exchange }: { exchange: PendingExchange }) {
  const { t } = useTranslation('bank-exchanges');
  const { userId } = useSignedIn();
  const id = useId();
  const { userFromId, userToFullName: name, bankToName: bank } = exchange;
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
