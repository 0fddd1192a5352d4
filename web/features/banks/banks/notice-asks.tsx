/** Whether members are asked about another privacy notice, and how many they are (specification §36). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { figuresQuery } from './queries.ts';

export type Asks = 'yes' | 'no';

interface NoticeAsksProps {
  value: Asks;
  onChange: (asks: Asks) => void;
}

export function NoticeAsks({ value, onChange }: NoticeAsksProps) {
  const { t } = useTranslation('bank-desk');
  const { data: figures } = useQuery(figuresQuery);
  const count = figures?.members;
  return (
    <RadioField
      name="noticeAsks"
      label={t('edit.asks.label')}
      hint={t('edit.asks.hint')}
      options={[
        {
          value: 'yes',
          label: count === undefined ? t('edit.asks.everybody') : t('edit.asks.yes', { count }),
        },
        { value: 'no', label: t('edit.asks.no') },
      ]}
      value={value}
      onChange={(next) => next !== '' && onChange(next)}
      stacked
    />
  );
}
