/** What an administrator may still do with one exchange: confirm, cancel, delete (laws L4 to L6). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeDetail } from '#contract/exchanges.ts';
import { Button } from '#web/ui/button.tsx';
import { useDecided } from '#web/ui/decision/decided.ts';
import { DecidedLine } from '#web/ui/decision/decided-line.tsx';
import { keyOf, useDecisions } from '../use-decisions.ts';
import { CancelDialog, ConfirmExchangeDialog } from './decision-dialogs.tsx';
import css from './desk.module.css';
import { RemoveDialog } from './remove-dialog.tsx';
import { useRemoval } from './use-removal.ts';

/** Buttons, each with its question. */
export function DeskActs({ exchange }: { exchange: ExchangeDetail }) {
  const { t } = useTranslation('bank-exchanges');
  const [question, setQuestion] = useState<'confirm' | 'cancel' | 'remove'>();
  const { confirm, cancel } = useDecisions();
  const remove = useRemoval();
  const { can } = exchange;
  const decided = useDecided().get(keyOf(exchange));
  const asked = (which: typeof question) => (question === which ? exchange : undefined);
  const close = () => setQuestion(undefined);
  return (
    <div className={css.panelActs}>
      {decided && <DecidedLine decided={decided} />}
      {can.confirm && !decided && (
        <Button onClick={() => setQuestion('confirm')}>{t('pending.confirm')}</Button>
      )}
      {can.cancel && !decided && (
        <Button kind="secondary" onClick={() => setQuestion('cancel')}>
          {t('pending.cancel')}
        </Button>
      )}
      {can.reverse && (
        <Button kind="danger" onClick={() => setQuestion('remove')}>
          {t('remove.act')}
        </Button>
      )}
      <ConfirmExchangeDialog exchange={asked('confirm')} onClose={close} onConfirm={confirm} />
      <CancelDialog exchange={asked('cancel')} onClose={close} onCancel={cancel} />
      <RemoveDialog exchange={asked('remove')} onClose={close} onRemove={remove} />
    </div>
  );
}
