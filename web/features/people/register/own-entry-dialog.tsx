/** The form with what members write of themselves in the register; it holds at once (specification §46). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type OwnRegister,
  ownEntrySchema,
  ownFieldsOf,
  type RegisterField,
} from '#contract/people/register.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { ChangedMeanwhile, useMeanwhile } from '#web/ui/form/changed-meanwhile.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { EntryField, valuesOf } from './entry-dialog.tsx';
import { shownValue } from './words.ts';

interface OwnEntryDialogProps {
  own: OwnRegister;
  onClose: () => void;
}

export function OwnEntryDialog({ own, onClose }: OwnEntryDialogProps) {
  const { t } = useTranslation('register');
  return (
    <Dialog isOpen onClose={onClose} title={t('own.about')}>
      <OwnEntryForm own={own} onClose={onClose} />
    </Dialog>
  );
}

function OwnEntryForm({ own, onClose }: OwnEntryDialogProps) {
  const { t } = useTranslation('register');
  const { userId } = useSignedIn();
  const [asked] = useState(() => ownFieldsOf(own.legalForm));
  const [stored] = useState(() => ({ ...valuesOf(own.entry), note: '' }));
  const { base, found, take } = useMeanwhile(stored);
  const only = (values: Record<RegisterField, string>) =>
    Object.fromEntries(asked.map((field) => [field, values[field]]));
  const writing = useSendForm('writeOwnRegister', {
    schema: ownEntrySchema,
    begin: stored,
    toBody: (values) => ({ ...only(values), basedOn: only(base) }),
    done: () => t('own.saved'),
    refused: t('own.failed'),
    changes: 'register',
    onSent: onClose,
    onRefused: (error, usual, form) =>
      isRefusal(error, 'changed-meanwhile') ? take(form, error.changes) : usual,
  });
  const { form } = writing;
  return (
    <Form {...writing} label={t('own.about')}>
      <Soft>{t('own.lead')}</Soft>
      <ChangedMeanwhile
        form={form}
        found={found}
        readerId={userId}
        labelOf={(field) => t(`words.columns.${field as RegisterField}`)}
        show={shownValue}
      />
      {asked.map((field) => (
        <EntryField key={field} field={field} form={form} />
      ))}
      <FormButtons onLeave={onClose} send={t('own.save')} />
    </Form>
  );
}
