/** What will happen, in a plain sentence, before the hours are recorded. */
import { useTranslation } from 'react-i18next';
import { isExchangeHours } from '#contract/hours/hours.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { HourBeads } from '#web/ui/hours/hour-beads.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { type ExchangeForm, type RecordedSide, typedHours } from '../parts/exchange-form.ts';
import css from './record.module.css';

/** More than a working day and a half is possible, and more often a slip: 90 for 90 minutes. */
const MANY_HOURS = 12;

interface PreviewProps {
  form: ExchangeForm;
  side: RecordedSide;
  balance: number | undefined;
}

/** Keeps its place from the beginning: what it will say stands there until it is known. */
export function Preview({ form, side, balance }: PreviewProps) {
  const { t } = useTranslation(['exchanges', 'recording']);
  const hours = typedHours(form.quantityOfHours) ?? 0;
  const isKnown = form.userTo !== '' && form.dateOfTransaction !== '' && isExchangeHours(hours);
  if (!isKnown) {
    return (
      <div className={`${css.preview} ${css.soon}`}>
        <PeopleDrawing />
        <p>{t('recording:previewSoon')}</p>
      </div>
    );
  }
  const values = {
    name: form.debtorSpokenName,
    hours: hoursText(hours),
    day: onDay(form.dateOfTransaction, currentLanguage()),
  };
  const isGiven = side === 'given';
  const after = (balance ?? 0) + (isGiven ? hours : -hours);
  const change = { from: hoursText(balance ?? 0), to: hoursText(after) };
  return (
    <div className={css.preview}>
      <p>
        <Marked text={t(isGiven ? 'sentence.youGave' : 'sentence.gaveYou', values)} />{' '}
        <HourBeads hours={hours} />
      </p>
      {hours > MANY_HOURS && (
        <p role="status" className={css.many}>
          {t('recording:many', values)}
        </p>
      )}
      {balance !== undefined && (
        <p>
          <Marked
            text={t(isGiven ? 'sentence.balanceOnceConfirmed' : 'sentence.balance', change)}
          />
        </p>
      )}
    </div>
  );
}
