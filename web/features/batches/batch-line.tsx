/** One multiple exchange: what it is about, how far it has come, and what may be done (law L10). */
import { useTranslation } from 'react-i18next';
import type { ExchangeBatch } from '#contract/batches.ts';
import { sentenceMoment } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Progress } from '#web/ui/progress.tsx';
import { Finished, Waiting } from './batch-acts.tsx';
import css from './batches.module.css';

/** A countdown before it starts, a bar while it runs, then a sentence about how it went. */
export function BatchLine({ batch }: { batch: ExchangeBatch }) {
  const { t } = useTranslation('bank-record');
  const { note, quantityOfHours, createdAt, creator } = batch;
  const what = t('batches.line', { note, hours: hoursText(quantityOfHours) });
  return (
    <li className={css.batch}>
      <p className={css.what}>{what}</p>
      <p className={css.soft}>
        {t('batches.begun', {
          moment: sentenceMoment(createdAt, currentLanguage()),
          name: creator,
        })}
      </p>
      <StateOf batch={batch} what={what} />
    </li>
  );
}

function StateOf({ batch, what }: { batch: ExchangeBatch; what: string }) {
  const { t } = useTranslation('bank-record');
  const { state, asked, made, refused, reversed, cancelled, left } = batch;
  const name = batch.takenBackBy ?? '';
  if (state === 'waiting') return <Waiting batch={batch} />;
  if (state === 'stopped') return <p>{t('batches.stopped', { name })}</p>;
  if (state === 'running') {
    const done = made + refused;
    return (
      <Progress label={what} done={done} total={asked}>
        {t('batches.progress', { done, asked })}
      </Progress>
    );
  }
  const undone = reversed + cancelled;
  if (state === 'undoing') {
    const done = undone + left;
    return (
      <Progress label={what} done={done} total={made}>
        {t('batches.undoing', { done, made })}
      </Progress>
    );
  }
  return (
    <>
      <p>
        {t('batches.made', { count: made })}
        {refused > 0 && `, ${t('batches.refused', { count: refused })}`}
      </p>
      {state === 'undone' && (
        <p>
          {t('batches.undone', { count: undone, name })}
          {left > 0 && `, ${t('batches.left', { count: left })}`}
        </p>
      )}
      <Finished batch={batch} />
    </>
  );
}
