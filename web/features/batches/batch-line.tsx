/** One multiple exchange: what it is about, and how far it has come or how it went (law L10). */
import { useTranslation } from 'react-i18next';
import type { ExchangeBatch } from '#contract/exchanges.ts';
import { sentenceMoment } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Progress } from '#web/ui/progress.tsx';
import css from './batches.module.css';
import { isRunning } from './queries.ts';

/** A bar while it runs, then a sentence. */
export function BatchLine({ batch }: { batch: ExchangeBatch }) {
  const { t } = useTranslation('bank-record');
  const { note, quantityOfHours, asked, made, refused, createdAt } = batch;
  const what = t('batches.line', { note, hours: hoursText(quantityOfHours) });
  const done = made + refused;
  return (
    <li className={css.batch}>
      <p className={css.what}>{what}</p>
      <p className={css.soft}>
        {t('batches.begun', { moment: sentenceMoment(createdAt, currentLanguage()) })}
      </p>
      {isRunning(batch) ? (
        <Progress label={what} done={done} total={asked}>
          {t('batches.progress', { done, asked })}
        </Progress>
      ) : (
        <p>
          {t('batches.made', { count: made })}
          {refused > 0 && `, ${t('batches.refused', { count: refused })}`}
        </p>
      )}
    </li>
  );
}
