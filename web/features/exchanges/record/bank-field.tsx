/** The debtor's bank: one's own first, then its friends. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Binding } from '#web/ui/form/binding.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { banksQuery } from '../queries.ts';

/** A select of the banks one may exchange with. */
export function BankField(binding: Binding<string>) {
  const { t } = useTranslation('exchanges');
  const { data: banks = [] } = useQuery(banksQuery);
  const options = banks.map(({ bankId, name }) => ({ value: String(bankId), label: name }));
  const isKnown = options.some(({ value }) => value === binding.value);
  return (
    <SelectField
      {...binding}
      label={t('new.bank')}
      options={options}
      placeholder={isKnown ? false : undefined}
    />
  );
}
