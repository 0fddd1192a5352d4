/** A bank's name, e-mail and founding date, changed at the portal's desk. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BankIdentity,
  bankIdentityUpdateSchema,
  type LiveBank,
} from '#contract/banks/banks.ts';
import { dayFromShown, showDay } from '#contract/values.ts';
import { isRefusal } from '#web/api/api-error.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { newBankWords } from '#web/features/portal/portal/new-bank.tsx';
import { today } from '#web/i18n/format.ts';
import { Text } from '#web/i18n/text.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { ChangedMeanwhile, useMeanwhile } from '#web/ui/form/changed-meanwhile.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';

interface IdentityDialogProps {
  /** The bank that is changed; undefined when none is. */
  bank: LiveBank | undefined;
  onClose: () => void;
}

/** The dialog of the Modifica button. */
export function IdentityDialog({ bank, onClose }: IdentityDialogProps) {
  const { t } = useTranslation('portal');
  return (
    <Dialog
      isOpen={bank !== undefined}
      onClose={onClose}
      title={t('banks.editTitle', { bank: bank?.name ?? '' })}
    >
      {bank && <IdentityForm bank={bank} onClose={onClose} />}
    </Dialog>
  );
}

const words: OwnWords = {
  ...newBankWords,
  date: { ...newBankWords.date, 'date-future': <Text of="portal:banks.future" /> },
};

const IDENTITY_FIELDS = ['name', 'email', 'date'] as const;

function IdentityForm({ bank, onClose }: { bank: LiveBank; onClose: () => void }) {
  const { t } = useTranslation('portal');
  const { name, email } = bank;
  const [begin] = useState<BankIdentity>({ name, email, date: dayFromShown(bank.date) });
  const { base, found, take } = useMeanwhile(begin);
  const { userId } = useSignedIn();
  const change = useSendForm('updateBankIdentity', {
    schema: bankIdentityUpdateSchema,
    begin,
    toBody: (values) => ({ ...values, basedOn: base }),
    pastDay: 'date',
    input: { params: { id: bank.bankId } },
    own: words,
    changes: ['listLiveBanks'],
    done: (_, changed) => t('banks.saved', { bank: changed.name }),
    refused: t('banks.failed'),
    onSent: onClose,
    onRefused: (error, usual, form) =>
      isRefusal(error, 'changed-meanwhile') ? take(form, error.changes) : usual,
  });
  const { form } = change;
  return (
    <Form {...change} label={t('banks.editTitle', { bank: name })}>
      <ChangedMeanwhile
        form={form}
        found={found}
        readerId={userId}
        labelOf={(field) => {
          const known = IDENTITY_FIELDS.find((one) => one === field);
          return known ? t(`create.fields.${known}`) : field;
        }}
        show={(field, value) => (field === 'date' ? showDay(value) : value)}
      />
      <p>{t('banks.editText')}</p>
      <TextField {...bind(form, 'name')} label={t('create.fields.name')} autoComplete="off" />
      <TextField
        {...bind(form, 'email')}
        label={t('create.fields.email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <DateField {...bind(form, 'date')} label={t('create.fields.date')} max={today()} />
      <FormButtons onLeave={onClose} send={t('banks.save')} />
    </Form>
  );
}
