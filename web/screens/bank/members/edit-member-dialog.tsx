/** The dialog for a member's data at the bank's desk (specification §5): warns of a changed e-mail. */
import { useTranslation } from 'react-i18next';
import { type Access, profileSchema } from '#contract/people/accounts.ts';
import { memberUpdateSchema } from '#contract/people/members.ts';
import { personName } from '#contract/person-name.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { type OwnWords, refusalOf } from '#web/api/refusal.tsx';
import { PersonEditor } from '#web/features/people/accounts/person-editor.tsx';
import {
  changesEmail,
  type Editable,
  type PersonForm,
  personFormOf,
  toWire,
} from '#web/features/people/accounts/person-form.ts';
import { personWords } from '#web/features/people/accounts/words.tsx';
import { useUpdateMember } from '#web/features/people/members/desk/mutations.ts';
import { Text } from '#web/i18n/text.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';

type EditedMember = Editable & { id: number; access: Access };

interface EditMemberDialogProps {
  /** The member to edit; undefined for nobody. */
  member: EditedMember | undefined;
  /** The member is the reader. */
  isOwn: boolean;
  onClose: () => void;
}

/** The dialog of the Modifica button. */
export function EditMemberDialog({ member, ...rest }: EditMemberDialogProps) {
  const { t } = useTranslation('members');
  const title = t('edit.title', { name: member ? personName(member) : '' });
  return (
    <Dialog isOpen={member !== undefined} onClose={rest.onClose} title={title} isWide>
      {member && <EditForm member={member} title={title} {...rest} />}
    </Dialog>
  );
}

/** What members with a login have said of themselves stays filled; of others the desk knows what it can. */
const SCHEMAS = { self: profileSchema, desk: memberUpdateSchema };

const ownWords: OwnWords = {
  ...personWords,
  email: {
    required: <Text of="members:edit.emailRequired" />,
    'email-invalid': <Text of="members:edit.emailInvalid" />,
    taken: <Text of="members:edit.taken" />,
  },
};

interface EditFormProps extends EditMemberDialogProps {
  member: EditedMember;
  title: string;
}

function EditForm({ member, title, isOwn, onClose }: EditFormProps) {
  const { t } = useTranslation(['members', 'ui']);
  const update = useUpdateMember(isOwn);
  const save = async (form: PersonForm, base: PersonForm) => {
    const body = memberUpdateSchema.parse({ id: member.id, ...toWire(form, base) });
    await update.send({ body, before: base });
    onClose();
    const name = personName({ name: form.name.trim(), surname: form.surname.trim() });
    showToast('success', t('edit.saved', { name }));
  };
  return (
    <PersonEditor
      label={title}
      begin={personFormOf(member)}
      check={({ emailConf: _, code: __, ...form }) =>
        problemsFor(SCHEMAS[member.access], { id: member.id, ...form }, ownWords, 'dateOfBirthday')
      }
      save={save}
      emailTaken={{ title: t('edit.takenTitle'), problem: t('edit.taken') }}
      failed={(error) => ({ title: t('edit.failed'), ...refusalOf(error, ownWords) })}
      email={(form, base) => (
        <EmailField form={form} before={base} ownerName={isOwn ? undefined : personName(member)} />
      )}
      buttons={<FormButtons onLeave={onClose} send={t('edit.save')} />}
    />
  );
}

interface EmailFieldProps {
  form: FormState<PersonForm>;
  before: PersonForm;
  /** Whose address it is; undefined for the reader's own. */
  ownerName: string | undefined;
}

function EmailField({ form, before, ownerName }: EmailFieldProps) {
  const { t } = useTranslation('members');
  return (
    <>
      <TextField
        {...bind(form, 'email')}
        label={t('edit.email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {changesEmail(form.values, before) && (
        <Notice tone="warning" isLive>
          {ownerName === undefined
            ? t('edit.ownEmailWarning')
            : t('edit.emailWarning', { name: ownerName })}
        </Notice>
      )}
    </>
  );
}
