/** I chose my bank, or I want to create a new one (specification §2, registration). */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Binding } from '#web/ui/form/field.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import type { RegistrationValues } from './registration.ts';

interface BankChoiceProps {
  form: FormState<RegistrationValues>;
  bankField: (binding: Binding<string>) => ReactNode;
  /** What somebody who wants to create a bank must know first. */
  newBankNotice: ReactNode;
}

/** Choosing "create a new bank" clears the bank and says what must come first. */
export function BankChoice({ form, bankField, newBankNotice }: BankChoiceProps) {
  const { t } = useTranslation('accounts');
  const choice = bind(form, 'choice');
  const choose = (next: '' | 'yes' | 'no') => {
    if (next === '') return;
    choice.onChange(next);
    if (next === 'no') form.set({ awaitBankId: '' });
  };
  const options = [
    { value: 'yes', label: t('register.bank.yes') },
    { value: 'no', label: t('register.bank.no') },
  ] as const;
  return (
    <Card title={t('register.bank.title')}>
      <Stack>
        <RadioField
          {...choice}
          onChange={choose}
          label={t('register.bank.choice')}
          options={options}
        />
        {choice.value === 'no' && newBankNotice}
        {bankField(bind(form, 'awaitBankId'))}
      </Stack>
    </Card>
  );
}
