/**
 * The bank of the person who was helped, on one line: nearly always one's own, so it is already chosen.
 * The whole line is the list of banks one may exchange with.
 */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Binding } from '#web/ui/form/field.tsx';
import { FieldError, wiring } from '#web/ui/form/field.tsx';
import type { Option } from '#web/ui/form/select-field.tsx';
import css from './record.module.css';

interface BankLineProps extends Binding<string> {
  banks: readonly Option[];
}

/** A native select drawn as a line of text that says how to change it. */
export function BankLine({ name, value, onChange, onBlur, error, banks }: BankLineProps) {
  const { t } = useTranslation('recording');
  const id = useId();
  const chosen = banks.find((bank) => bank.value === value);
  return (
    <div data-field={name}>
      <div className={css.bankLine}>
        <label htmlFor={id} className="visually-hidden">
          {t('bank')}
        </label>
        <span aria-hidden="true">{chosen?.label}</span>
        {banks.length > 1 && (
          <span aria-hidden="true" className={css.bankChange}>
            {t('otherBank')}
          </span>
        )}
        <select
          {...wiring(id, { error })}
          name={name}
          className={css.bankSelect}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
        >
          {!chosen && <option value="">{t('missing.bankTo')}</option>}
          {banks.map((bank) => (
            <option key={bank.value} value={bank.value}>
              {bank.label}
            </option>
          ))}
        </select>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
