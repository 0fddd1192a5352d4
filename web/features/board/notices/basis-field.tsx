/** How the word of the member for whom the desk acts has come. */
import { useTranslation } from 'react-i18next';
import { EXCHANGE_BASES, type ExchangeBasis } from '#contract/hours/exchange-states.ts';
import { RadioField } from '#web/ui/form/radio-field.tsx';

interface BasisFieldProps {
  label: string;
  value: ExchangeBasis;
  onChange: (value: ExchangeBasis) => void;
}

/** In person, by phone, on paper. */
export function BasisField({ label, value, onChange }: BasisFieldProps) {
  const { t } = useTranslation('notices');
  return (
    <RadioField<ExchangeBasis>
      name="basis"
      label={label}
      options={BASES.map((one) => ({ value: one, label: t(`basis.${one}`) }))}
      value={value}
      onChange={(next) => next && onChange(next)}
    />
  );
}

/** The likeliest first. */
const BASES: readonly ExchangeBasis[] = EXCHANGE_BASES.toReversed();
