/** A bank's name, e-mail and founding date, changed at the portal's desk. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BankIdentity,
  bankIdentitySchema,
  bankIdentityUpdateSchema,
  type LiveBank,
} from '#contract/banks/banks.ts';
import { dayFromShown, showDay } from '#contract/values.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { type OwnWords, refusalOf } from '#web/api/refusal.tsx';
import { useSignedIn } from '#web/api/use-session.ts';
import { newBankWords } from '#web/features/portal/portal/new-bank.tsx';
import { useChangeIdentity } from '#web/features/portal/portal/queries.ts';
import { today } from '#web/i18n/format.ts';
import { Text } from '#web/i18n/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { ChangedMeanwhile, useMeanwhile } from '#web/ui/form/changed-meanwhile.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import { showToast } from '#web/ui/notice/toasts.ts';

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

const check = (values: BankIdentity) => problemsFor(bankIdentitySchema, values, words, 'date');

function IdentityForm({ bank, onClose }: { bank: LiveBank; onClose: () => void }) {
  const { t } = useTranslation(['portal', 'ui']);
  const { name, email } = bank;
  const [begin] = useState({ name, email, date: dayFromShown(bank.date) });
  const form = useForm<BankIdentity>({ begin, check });
  const { base, found, take } = useMeanwhile(form, begin);
  const { userId } = useSignedIn();
  const change = useChangeIdentity(bank.bankId);
  const save = async (values: BankIdentity): Promise<Refusal | undefined> => {
    try {
      const wire = bankIdentityUpdateSchema.parse({ ...values, basedOn: base });
      const changed = await change.send(wire);
      onClose();
      showToast('success', t('banks.saved', { bank: changed.name }));
      return undefined;
    } catch (error) {
      if (isRefusal(error, 'changed-meanwhile')) return take(error.changes);
      return { title: t('banks.failed'), ...refusalOf(error, words) };
    }
  };
  return (
    <Form form={form} onSubmit={save} label={t('banks.editTitle', { bank: name })}>
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
      <DialogButtons>
        <Button kind="secondary" onClick={onClose}>
          {t('ui:leave')}
        </Button>
        <SubmitButton>{t('banks.save')}</SubmitButton>
      </DialogButtons>
    </Form>
  );
}
