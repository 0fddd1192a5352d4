/** How the word of the person who received the hours reached the desk (laws L4, L9). */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EXCHANGE_BASES, type ExchangeBasis } from '#contract/hours/exchange-states.ts';
import { RadioField } from '#web/ui/form/radio-field.tsx';

interface BasisFieldProps<Value extends string> {
  label: string;
  /** Empty until somebody says it: nothing is chosen beforehand. */
  value: Value | '';
  /** It is missing. */
  error?: ReactNode;
  onChange: (value: Value) => void;
}

/** In person, on the phone, on paper. */
export function BasisField({ label, value, error, onChange }: BasisFieldProps<ExchangeBasis>) {
  const { t } = useTranslation('bank-exchanges');
  return (
    <RadioField<ExchangeBasis>
      name="basis"
      label={label}
      options={BASES.map((one) => ({ value: one, label: t(`basis.${one}`) }))}
      value={value}
      error={error}
      onChange={(next) => next && onChange(next)}
    />
  );
}

/** The same, or not yet: then the exchange waits. */
export function WordField({ label, value, error, onChange }: BasisFieldProps<Word>) {
  const { t } = useTranslation('bank-exchanges');
  return (
    <RadioField<Word>
      name="word"
      label={label}
      options={WORDS.map((one) => ({ value: one, label: t(`basis.${one}`) }))}
      value={value}
      error={error}
      onChange={(next) => next && onChange(next)}
    />
  );
}

/** The word of the person who received: how it came, or that it is missing. */
export type Word = ExchangeBasis | 'none';

/** The likeliest first. */
const BASES: readonly ExchangeBasis[] = EXCHANGE_BASES.toReversed();
export const WORDS: readonly Word[] = [...BASES, 'none'];
