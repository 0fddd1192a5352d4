/** Who recorded, confirmed, cancelled or reversed an exchange, when and why. */
import { useTranslation } from 'react-i18next';
import type { ExchangeDetail } from '#contract/exchanges.ts';
import { sentenceMoment } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import css from './exchanges.module.css';

/** The oldest first. */
export function ExchangeHistory({ history }: Pick<ExchangeDetail, 'history'>) {
  const { t } = useTranslation('exchanges');
  return (
    <section>
      <h3>{t('one.history')}</h3>
      <ol className={css.history}>
        {history.map(({ what, by, at, reason }) => (
          <li key={`${what} ${at}`}>
            <p>{t(`one.${what}By`, { name: by })}</p>
            <p className={css.soft}>{sentenceMoment(at, currentLanguage())}</p>
            {reason && <p className={css.reason}>{t('one.reason', { reason })}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
