/** What will happen, in a plain sentence, before the hours are recorded. */
import { Trans, useTranslation } from 'react-i18next';
import { isExchangeHours } from '#contract/hours.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { HourBeads } from '#web/ui/hours/hour-beads.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { type ExchangeForm, typedHours } from './exchange-form.ts';
import css from './record.module.css';

interface PreviewProps {
  form: ExchangeForm;
  balance: number | undefined;
}

/** Nothing until it is known who, when and how long. */
export function Preview({ form, balance }: PreviewProps) {
  const { t } = useTranslation('exchanges');
  const hours = typedHours(form.quantityOfHours) ?? 0;
  const isKnown = form.userTo !== '' && form.dateOfTransaction !== '' && isExchangeHours(hours);
  if (!isKnown) return null;
  const values = {
    name: form.debtorSpokenName,
    hours: hoursText(hours),
    day: onDay(form.dateOfTransaction, currentLanguage()),
  };
  const change = { from: hoursText(balance ?? 0), to: hoursText((balance ?? 0) + hours) };
  const b = <strong />;
  return (
    <div className={css.preview}>
      <p>
        <Trans t={t} i18nKey="sentence.youGave" values={values} components={{ b }} />{' '}
        <HourBeads hours={hours} />
      </p>
      {balance !== undefined && (
        <p>
          <Trans t={t} i18nKey="sentence.balanceOnceConfirmed" values={change} components={{ b }} />
        </p>
      )}
    </div>
  );
}
