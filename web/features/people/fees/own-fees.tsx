/** The reader's own fees, which nobody else in the bank but the desk sees (specification §48). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#web/api/read.ts';
import { euroText } from '#web/i18n/euro.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';

/** Nothing where the bank has asked for none. */
export function OwnFees() {
  const { t } = useTranslation('fees');
  const { data = [] } = useQuery(read('readOwnFees'));
  if (data.length === 0) return null;
  const day = (text: string) => tableDay(text, currentLanguage());
  return (
    <Card title={t('own.title')}>
      {data.map(({ year, state, cents, dueOn, on, receipt }) => (
        <p key={year}>
          {t(`own.line.${state === 'received' && receipt === null ? 'brought' : state}`, {
            ...{ year, receipt: receipt ?? '', euro: cents === null ? '' : euroText(cents) },
            day: day(state === 'received' && on !== null ? on : dueOn),
          })}
        </p>
      ))}
      <Soft isSmall>{t('own.nobody')}</Soft>
    </Card>
  );
}
