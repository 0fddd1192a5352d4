/** A rule as a sentence with its present value in words, and a value alone. */
import { useTranslation } from 'react-i18next';
import {
  BANK_RULES,
  type BankRule,
  type RuleName,
  type RuleValue,
} from '#contract/banks/bank-rules.ts';
import { weekdayName } from '#contract/weekday.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';

/** The rules that count in a unit. */
export type NameOf<Unit> = {
  [Name in RuleName]: (typeof BANK_RULES)[Name]['unit'] extends Unit ? Name : never;
}[RuleName];

/** Whether a rule counts in this unit. */
export function isIn<Unit extends string>(name: RuleName, unit: Unit): name is NameOf<Unit> {
  return BANK_RULES[name].unit === unit;
}

/** What the rule says now. */
export function RuleSentence({ rule: { name, value } }: { rule: BankRule }) {
  const { t } = useTranslation('bank-rules');
  const b = <b />;
  if (isIn(name, 'flag')) {
    return <Marked text={t(`rules.${name}.${value === true ? 'yes' : 'no'}`)} marks={{ b }} />;
  }
  if (typeof value === 'boolean') return null;
  if (isIn(name, 'hours')) {
    if (value === 0) return <Marked text={t(`rules.${name}.none`)} marks={{ b }} />;
    const values = { value: hoursText(value) };
    return <Marked text={t(`rules.${name}.says`, values)} marks={{ b }} />;
  }
  if (isIn(name, 'weekday')) {
    const day = weekdayName(value, currentLanguage());
    return <Marked text={t(`rules.${name}.says`, { day })} marks={{ b }} />;
  }
  if (isIn(name, 'days')) {
    return <Marked text={t(`rules.${name}.says`, { count: value })} marks={{ b }} />;
  }
  if (isIn(name, 'months')) {
    return <Marked text={t(`rules.${name}.says`, { count: value })} marks={{ b }} />;
  }
  if (isIn(name, 'years')) {
    if (name === 'age-least' && value === 0)
      return <Marked text={t(`rules.${name}.none`)} marks={{ b }} />;
    return <Marked text={t(`rules.${name}.says`, { count: value })} marks={{ b }} />;
  }
  return null;
}

const TIME_OF = { days: 'day', months: 'month', years: 'year' } as const;

/** A value without its sentence: "−20 h", "30 giorni", "no". */
export function useValueWords(): (name: RuleName, value: RuleValue) => string {
  const { t } = useTranslation('bank-rules');
  return (name, value) => {
    if (typeof value === 'boolean') return t(value ? 'answer.yes' : 'answer.no');
    const { unit } = BANK_RULES[name];
    if (unit === 'hours' || unit === 'flag') return hoursText(value);
    if (unit === 'weekday') return weekdayName(value, currentLanguage());
    return new Intl.NumberFormat(currentLanguage(), {
      style: 'unit',
      unit: TIME_OF[unit],
      unitDisplay: 'long',
    }).format(value);
  };
}
