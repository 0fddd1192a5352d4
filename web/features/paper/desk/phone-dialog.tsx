/** A member's new phone number, told at the desk or in a call. */
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { PHONE_MAX } from '#contract/limits.ts';
import type { User } from '#contract/people/accounts.ts';
import { personName } from '#contract/person-name.ts';
import { dayFromShown, text } from '#contract/values.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { refusalOf } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import { showToast } from '#web/ui/notice/toasts.ts';

const schema = z.object({ phone: text(PHONE_MAX) });

interface PhoneDialogProps {
  member: User;
  isOpen: boolean;
  onClose: () => void;
}

/** One field with the number of now. */
export function PhoneDialog({ member, isOpen, onClose }: PhoneDialogProps) {
  const { t } = useTranslation('desk-work');
  const title = t('phone.title', { name: personName(member) });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <PhoneForm member={member} title={title} onClose={onClose} />
    </Dialog>
  );
}

type PhoneFormProps = Omit<PhoneDialogProps, 'isOpen'> & { title: string };

function PhoneForm({ member, title, onClose }: PhoneFormProps) {
  const { t } = useTranslation('desk-work');
  const form = useForm({
    begin: { phone: member.phone ?? '' },
    check: (values) => problemsFor(schema, values),
  });
  const change = useAction({ send: (phone: string) => changePhone(member, phone) });
  const submit = async ({ phone }: { phone: string }): Promise<Refusal | undefined> => {
    try {
      await change.send(phone);
      onClose();
      showToast('success', t('phone.done', { name: personName(member) }));
      return undefined;
    } catch (error) {
      return { title: t('phone.failed'), ...refusalOf(error) };
    }
  };
  return (
    <Form form={form} onSubmit={submit} label={title}>
      <TextField {...bind(form, 'phone')} label={t('phone.field')} type="tel" autoComplete="off" />
      <DialogButtons>
        <Button kind="secondary" onClick={onClose}>
          {t('phone.keep')}
        </Button>
        <SubmitButton>{t('phone.save')}</SubmitButton>
      </DialogButtons>
    </Form>
  );
}

/** Of people with a login the number is one of their data, and written with what it was before. */
function changePhone(member: User, phone: string) {
  const { id, email, access } = member;
  if (access === 'desk') return call('updateContact', { params: { id }, body: { phone, email } });
  const { name, surname, sex, prefLocale, dateOfBirthday } = member;
  return call('updateMember', {
    body: {
      ...{ id, name, surname, sex, prefLocale, phone, email: email ?? '' },
      dateOfBirthday: dateOfBirthday === null ? '' : dayFromShown(dateOfBirthday),
      basedOn: { phone: member.phone ?? '' },
    },
  });
}
