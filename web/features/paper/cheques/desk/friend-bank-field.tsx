/** The bank of the person who gave, where the desk's bank has friends. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#web/api/read.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import type { ChequeForm } from './cheque-form.ts';

/** Folded, for it is asked rarely; nothing for a bank without friends. */
export function FriendBankField({ form }: { form: FormState<ChequeForm> }) {
  const { t } = useTranslation('cheques');
  const [isOpen, setOpen] = useState(false);
  const { data: banks = [] } = useQuery(read('matchBanks'));
  if (banks.length < 2) return null;
  const isOwn = form.values.bankFrom === String(banks[0]?.bankId);
  if (!isOpen && isOwn) {
    return (
      <div>
        <Button kind="quiet" small onClick={() => setOpen(true)}>
          {t('form.otherBank')}
        </Button>
      </div>
    );
  }
  return (
    <SelectField
      {...bind(form, 'bankFrom')}
      label={t('form.bankFrom')}
      options={banks.map(({ bankId, name }) => ({ value: String(bankId), label: name }))}
      placeholder={false}
      onChange={(bankFrom) => form.set({ bankFrom, giver: '', giverLabel: '', giverName: '' })}
    />
  );
}
