/** What an exchange between two members was, seen from neither side. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeDetail } from '#contract/exchanges.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { HourBeads } from '#web/ui/hours/hour-beads.tsx';
import { Hours } from '#web/ui/hours/hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import css from '../exchanges.module.css';

/** A list of facts, each with its label. */
export function DeskFacts({ exchange }: { exchange: ExchangeDetail }) {
  const { t } = useTranslation('exchanges');
  const { quantityOfHours: hours } = exchange;
  const facts: [string, ReactNode][] = [
    [
      t('columns.hours'),
      <>
        <Hours text={hoursText(hours)} /> <HourBeads hours={hours} />
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
