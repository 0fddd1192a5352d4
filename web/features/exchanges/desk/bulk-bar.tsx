/** What is selected, in a sentence that stays in sight, and what may be done with all of it at once. */
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { type BulkAct, decidable, hoursOf } from './bulk.ts';
import css from './desk.module.css';
import type { Selected } from './use-selected.ts';

interface BulkBarProps {
  selected: Selected;
  onAsk: (act: BulkAct) => void;
}

const b = <strong className={css.strong} />;

/** Nothing while nothing is selected. */
export function BulkBar({ selected, onAsk }: BulkBarProps) {
  const { t } = useTranslation('bank-exchanges');
  const count = selected.rows.length;
  if (count === 0) return null;
  const these = <span className="only-for-ears"> {t('bulk.these')}</span>;
  const label = (act: BulkAct) => {
    const many = decidable(selected.rows, act).length;
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
          values={{ hours: hoursText(hoursOf(selected.rows)) }}
          components={{ b }}
        />
      </p>
      <div className={css.bulkActs}>
        <Button small kind="quiet" onClick={selected.clear}>
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
