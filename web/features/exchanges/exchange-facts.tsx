/** What an exchange was: who gave, who received, when, what and how long. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeDetail } from '#contract/exchanges.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { HourBeads } from '#web/ui/hours/hour-beads.tsx';
import css from './exchanges.module.css';
import { SignedHours } from './signed-hours.tsx';

interface ExchangeFactsProps {
  exchange: ExchangeDetail;
  readerId: number;
}

/** A list of facts, each with its label. */
export function ExchangeFacts({ exchange, readerId }: ExchangeFactsProps) {
  const { t } = useTranslation('exchanges');
  const hours = exchange.quantityOfHours;
  const facts: [string, ReactNode][] = [
    [
      t('columns.hours'),
      <>
        <SignedHours hours={exchange.userFromId === readerId ? hours : -hours} />{' '}
        <HourBeads hours={hours} />
      </>,
    ],
    [t('one.gave'), `${exchange.userFromDisplayName}, ${exchange.bankFromName}`],
    [t('one.received'), `${exchange.userToDisplayName}, ${exchange.bankToName}`],
    [t('columns.date'), sentenceDay(exchange.dateOfTransaction, currentLanguage())],
    [t('one.activity'), exchange.activity],
    [t('one.note'), exchange.note],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
