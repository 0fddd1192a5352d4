/** A member's new phone number, told at the desk or in a call. */
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { PHONE_MAX } from '#contract/limits.ts';
import type { User } from '#contract/people/accounts.ts';
import { personName } from '#contract/person-name.ts';
import { dayFromShown, text } from '#contract/values.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { useActionForm } from '#web/api/use-action-form.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';

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
  const change = useActionForm({
    begin: { phone: member.phone ?? '' },
    check: (values) => problemsFor(schema, values),
    send: ({ phone }) => changePhone(member, phone),
    done: () => t('phone.done', { name: personName(member) }),
    refused: t('phone.failed'),
    onSent: onClose,
  });
  return (
    <Form {...change} label={title}>
      <TextField
        {...bind(change.form, 'phone')}
        label={t('phone.field')}
        type="tel"
        autoComplete="off"
      />
      <FormButtons onLeave={onClose} leave={t('phone.keep')} send={t('phone.save')} />
    </Form>
  );
}

/** Of people with a login the number is one of their data, and written with what it was before. */
function changePhone(member: User, phone: string): Promise<unknown> {
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
