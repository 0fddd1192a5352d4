/**
 * A member's data, changed at the bank's desk (specification §5): a changed e-mail is warned about
 * before, and an address that somebody else has goes back to what it was.
 */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { memberUpdateSchema } from '#contract/members.ts';
import { personName } from '#contract/person-name.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { type OwnWords, problemsFor } from '#web/api/checks.tsx';
import { refusalOf } from '#web/api/refusal.tsx';
import { PersonFields } from '#web/features/accounts/person-fields.tsx';
import { PersonMeanwhile } from '#web/features/accounts/person-meanwhile.tsx';
import { personWords } from '#web/features/accounts/words.tsx';
import {
  changesEmail,
  type Editable,
  formOf,
  type MemberForm,
  wireForm,
} from '#web/features/members/desk/member-form.ts';
import { useUpdateMember } from '#web/features/members/desk/mutations.ts';
import { today } from '#web/i18n/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { useMeanwhile } from '#web/ui/form/changed-meanwhile.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { say } from '#web/ui/notice/toasts.ts';
import { Words } from './words.tsx';

interface EditMemberDialogProps {
  /** Who is edited; undefined when nobody is. */
  member: Editable | undefined;
  /** The member is the reader. */
  isOwn: boolean;
  onClose: () => void;
}

/** The dialog of the Modifica button. */
export function EditMemberDialog({ member, onClose, ...rest }: EditMemberDialogProps) {
  const { t } = useTranslation('members');
  return (
    <Dialog
      isOpen={member !== undefined}
      onClose={onClose}
      title={t('edit.title', { name: member ? personName(member) : '' })}
      isWide
    >
      {member && <EditForm member={member} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

const ownWords: OwnWords = {
  ...personWords,
  email: {
    required: <Words of="edit.emailRequired" />,
    'email-invalid': <Words of="edit.emailInvalid" />,
    taken: <Words of="edit.taken" />,
  },
};

function EditForm(props: EditMemberDialogProps & { member: Editable }) {
  const { member, isOwn, onClose } = props;
  const { t } = useTranslation('members');
  const [before] = useState(() => formOf(member));
  const form = useForm<MemberForm>({
    begin: before,
    check: (values) => problemsOf(member.id, values),
  });
  const meanwhile = useMeanwhile(form, before);
  const update = useUpdateMember(meanwhile.base, isOwn);
  const warns = changesEmail(form.values, meanwhile.base);
  const save = async (values: MemberForm): Promise<Refusal | undefined> => {
    try {
      const wire = { ...wireForm(member.id, values), basedOn: meanwhile.base };
      await update.mutateAsync(memberUpdateSchema.parse(wire));
    } catch (error) {
      if (isRefusal(error, 'changed-meanwhile')) return meanwhile.take(error.changes);
      if (!isRefusal(error, 'email-taken')) {
        return { title: t('edit.failed'), ...refusalOf(error, ownWords) };
      }
      form.set({ email: meanwhile.base.email });
      return { title: t('edit.takenTitle'), problem: t('edit.taken') };
    }
    onClose();
    say(
      'success',
      t('edit.saved', {
        name: personName({ name: values.name.trim(), surname: values.surname.trim() }),
      }),
    );
    return undefined;
  };
  return (
    <Form form={form} onSubmit={save} label={t('edit.title', { name: personName(member) })}>
      <PersonMeanwhile form={form} found={meanwhile.found} />
      <PersonFields form={form} />
      <TextField
        {...bind(form, 'email')}
        label={t('edit.email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {warns && (
        <Notice tone="warning" isLive>
          {isOwn ? t('edit.ownEmailWarning') : t('edit.emailWarning', { name: personName(member) })}
        </Notice>
      )}
      <Buttons onClose={onClose} />
    </Form>
  );
}

function problemsOf(id: number, values: MemberForm) {
  const problems = problemsFor(memberUpdateSchema, wireForm(id, values), ownWords);
  if (values.dateOfBirthday > today()) {
    problems.dateOfBirthday ??= ownWords.dateOfBirthday?.['date-future'];
  }
  return problems;
}

function Buttons({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['members', 'ui']);
  return (
    <DialogButtons>
      <Button kind="secondary" onClick={onClose}>
        {t('ui:leave')}
      </Button>
      <SubmitButton>{t('edit.save')}</SubmitButton>
    </DialogButtons>
  );
}
