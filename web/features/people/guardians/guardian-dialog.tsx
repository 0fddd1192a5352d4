/** The form of who answers for a member below the age of the bank, written or mended (specification §52). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Guardian, guardianUpdateSchema, type Minor } from '#contract/people/guardians.ts';
import { isRefusal } from '#web/api/api-error.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { tableDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { ChangedMeanwhile, useMeanwhile } from '#web/ui/form/changed-meanwhile.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { type GuardianField, GuardianFields } from './guardian-fields.tsx';

const words: OwnWords = {
  name: { required: <Text of="minors:fields.nameMissing" /> },
  phone: { required: <Text of="minors:fields.phoneMissing" /> },
  aloneWhy: { required: <Text of="minors:fields.whyMissing" /> },
};

const NOTHING = { name: '', phone: '', otherName: '', aloneWhy: '' };

export function GuardianDialog({ minor, onClose }: { minor: Minor; onClose: () => void }) {
  const { t } = useTranslation('minors');
  return (
    <Dialog isOpen isWide onClose={onClose} title={t('form.about', { name: minor.name })}>
      <GuardianForm minor={minor} onClose={onClose} />
    </Dialog>
  );
}

function GuardianForm({ minor, onClose }: { minor: Minor; onClose: () => void }) {
  const { t } = useTranslation('minors');
  const { userId } = useSignedIn();
  const [stored] = useState<Guardian>(() => minor.guardian ?? { ...NOTHING, signedOn: '' });
  const [begin] = useState<Guardian>(() => minor.guardian ?? { ...NOTHING, signedOn: today() });
  const { base, found, take } = useMeanwhile(stored);
  const writing = useSendForm('writeGuardian', {
    schema: guardianUpdateSchema,
    begin,
    input: { params: { id: minor.userId } },
    toBody: (values) => ({ ...values, basedOn: base }),
    pastDay: 'signedOn',
    own: words,
    done: () => t('form.saved'),
    refused: t('form.failed'),
    changes: 'guardians',
    onSent: onClose,
    onRefused: (error, usual, form) =>
      isRefusal(error, 'changed-meanwhile') ? take(form, error.changes) : usual,
  });
  const { form } = writing;
  return (
    <Form {...writing} label={t('form.about', { name: minor.name })}>
      <ChangedMeanwhile
        form={form}
        found={found}
        readerId={userId}
        labelOf={(field) => t(`fields.${field as GuardianField}`)}
        show={(field, value) =>
          field === 'signedOn' && value !== '' ? tableDay(value, currentLanguage()) : value
        }
      />
      <GuardianFields fieldOf={(field) => bind(form, field)} />
      <FormButtons onLeave={onClose} send={t('form.save')} />
    </Form>
  );
}
