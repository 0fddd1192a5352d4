/** What is chosen, in a sentence that stays in sight, and what may be done with all of it at once. */
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { type BulkAct, decidable, hoursOf } from './bulk.ts';
import css from './desk.module.css';
import type { Chosen } from './use-chosen.ts';

interface BulkBarProps {
  chosen: Chosen;
  onAsk: (act: BulkAct) => void;
}

const b = <strong className={css.strong} />;

/** Nothing while nothing is chosen. */
export function BulkBar({ chosen, onAsk }: BulkBarProps) {
  const { t } = useTranslation('bank-exchanges');
  const count = chosen.rows.length;
  if (count === 0) return null;
  const these = <span className="only-for-ears"> {t('bulk.these')}</span>;
  const label = (act: BulkAct) => {
    const many = decidable(chosen.rows, act).length;
    return (
      <>
        {t(`pending.${act}`)}
        {these} {many > 0 && many}
      </>
    );
  };
  return (
    <section className={css.bulk} data-dock="" aria-label={t('columns.choose')}>
      <p aria-live="polite">
        <Trans
          t={t}
          i18nKey="bulk.chosen"
          count={count}
          values={{ hours: hoursText(hoursOf(chosen.rows)) }}
          components={{ b }}
        />
      </p>
      <div className={css.bulkActs}>
        <Button small kind="quiet" onClick={chosen.clear}>
          {t('bulk.none')}
        </Button>
        <Button small kind="danger" onClick={() => onAsk('cancel')}>
          {label('cancel')}
        </Button>
        <Button small onClick={() => onAsk('confirm')}>
          {label('confirm')}
        </Button>
      </div>
    </section>
  );
}
