/** How it goes, for somebody without a confirmed exchange: three quarters of the clock. */
import { useTranslation } from 'react-i18next';
import { ClockQuarters } from '#web/ui/drawings/clock-quarters.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import look from './home-cards.module.css';

const STEPS = ['help', 'record', 'confirm'] as const;

/** A card for the home page. */
export default function FirstSteps() {
  const { t } = useTranslation('own-exchanges');
  return (
    <Card title={t('steps.title')}>
      <ol className={look.steps}>
        {STEPS.map((step, index) => (
          <li key={step}>
            <ClockQuarters count={index + 1} size={56} />
            <div>
              <h3>{t(`steps.${step}.name`)}</h3>
              <Soft>{t(`steps.${step}.text`)}</Soft>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
