/** How the work on many exchanges comes along, and how each one went. May be closed at any time. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingExchange } from '#contract/hours/exchanges.ts';
import { REASON_MAX } from '#contract/limits.ts';
import { CodeText } from '#web/api/refusal.tsx';
import { Button } from '#web/ui/button.tsx';
import { useDecided } from '#web/ui/decision/decided.ts';
import { useSecondsUntil } from '#web/ui/decision/decided-line.tsx';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { ToneSign } from '#web/ui/notice/tone.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { keyOf } from '../parts/actions.ts';
import { ExchangeLines } from '../parts/bank-words.tsx';
import { type BulkAct, type BulkRow, countOf, missed, type Outcome } from './bulk.ts';
import css from './desk.module.css';
import type { Bulk } from './use-bulk.ts';

interface BulkResultsProps {
  bulk: Bulk | undefined;
  isOpen: boolean;
  onClose: () => void;
  /** @param reason why those past the limit of the bank are confirmed; empty for none */
  onAgain: (rows: readonly PendingExchange[], reason: string) => void;
  onTakeBack: (bulk: Bulk, rows: readonly PendingExchange[]) => void;
}

/** A dialog with a bar while it works, a sentence at the end, and a line for each exchange. */
export function BulkResults(props: BulkResultsProps) {
  const { bulk, isOpen, onClose, onAgain, onTakeBack } = props;
  const { t } = useTranslation('bank-exchanges');
  const [reason, setReason] = useState('');
  if (!bulk) return null;
  const { act, rows } = bulk;
  const { queued } = countOf(rows);
  const doing = t(act === 'confirm' ? 'bulk.confirming' : 'bulk.cancelling');
  const again = missed(rows);
  const isPastLimit = queued === 0 && rows.some(({ outcome }) => outcome === 'limit-reached');
  const tryAgain = () => {
    setReason('');
    onAgain(again, reason.trim());
  };
  const actions = (
    <>
      {queued === 0 && <TakeAllBack bulk={bulk} onTakeBack={onTakeBack} />}
      {queued === 0 && again.length > 0 && (
        <Button kind="secondary" onClick={tryAgain}>
          {t('bulk.again')}
        </Button>
      )}
      <Button onClick={({ detail }) => detail <= 1 && onClose()}>{t('bulk.close')}</Button>
    </>
  );
  return (
    <Dialog
      isWide
      isOpen={isOpen}
      onClose={onClose}
      title={queued > 0 ? doing : t('bulk.finished')}
      actions={actions}
    >
      <Stack gap="small">
        {queued > 0 ? <UnderWay rows={rows} label={doing} /> : <Finished rows={rows} />}
        {isPastLimit && (
          <TextareaField
            name="limitReason"
            label={t('bulk.limitReason')}
            hint={t('bulk.limitHint')}
            value={reason}
            onChange={setReason}
            maxLength={REASON_MAX}
            rows={2}
            optional
          />
        )}
        <ExchangeLines label={t('bulk.these')} rows={rows}>
          {({ outcome }) => <OutcomeLine act={act} outcome={outcome} />}
        </ExchangeLines>
      </Stack>
    </Dialog>
  );
}

/** For as long as any of them can still be taken back. */
function TakeAllBack({ bulk, onTakeBack }: { bulk: Bulk } & Pick<BulkResultsProps, 'onTakeBack'>) {
  const { t } = useTranslation(['bank-exchanges', 'ui']);
  const decided = useDecided();
  const finalAt = (exchange: PendingExchange) => decided.get(keyOf(exchange))?.finalAt ?? 0;
  const done = bulk.rows.flatMap(({ exchange, outcome }) => (outcome === 'done' ? exchange : []));
  const secondsLeft = useSecondsUntil(Math.max(0, ...done.map(finalAt)));
  if (secondsLeft === 0 && !bulk.isTakingBack) return null;
  const open = done.filter((exchange) => finalAt(exchange) > Date.now());
  return (
    <DecisionButton
      kind="secondary"
      busy={bulk.isTakingBack}
      onClick={() => onTakeBack(bulk, open)}
    >
      {t('bulk.takeBack', { count: open.length })} ({t('ui:decision.left', { count: secondsLeft })})
    </DecisionButton>
  );
}

function UnderWay({ rows, label }: { rows: readonly BulkRow[]; label: string }) {
  const { t } = useTranslation('bank-exchanges');
  const count = rows.length;
  const done = count - countOf(rows).queued;
  return (
    <>
      <Progress label={label} done={done} total={count}>
        {t('bulk.progress', { done, count })}
      </Progress>
      <Soft>{t('bulk.canLeave')}</Soft>
    </>
  );
}

function Finished({ rows }: { rows: readonly BulkRow[] }) {
  const { t } = useTranslation('bank-exchanges');
  const { done, takenBack, failed } = countOf(rows);
  return (
    <Notice tone={failed > 0 ? 'warning' : 'success'} isLive>
      {takenBack > 0 && <p>{t('bulk.takenBackText', { count: takenBack })}</p>}
      {done > 0 && <p>{t('bulk.finishedText', { count: done })}</p>}
      {failed > 0 && <p>{t('bulk.failedText', { count: failed })}</p>}
    </Notice>
  );
}

function OutcomeLine({ act, outcome }: { act: BulkAct; outcome: Outcome }) {
  const { t } = useTranslation('bank-exchanges');
  if (outcome === 'queued') return <p className={css.outcome}>{t('bulk.waiting')}</p>;
  if (outcome === 'taken-back') return <p className={css.outcome}>{t('bulk.takenBack')}</p>;
  const isDone = outcome === 'done';
  const done = t(act === 'confirm' ? 'bulk.confirmed' : 'bulk.cancelled');
  return (
    <p className={css.outcome} data-outcome={isDone ? 'done' : 'failed'}>
      <ToneSign tone={isDone ? 'success' : 'error'} />
      {isDone ? done : <CodeText code={outcome} />}
    </p>
  );
}
