/** Changing one’s own data, in a dialog over the first page of the profile. */
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/people/accounts.ts';
import { personFormOf } from '#web/features/people/accounts/person-form.ts';
import { EditForm } from '#web/features/people/accounts/profile/edit-form.tsx';
import { useSaveProfile } from '#web/features/people/accounts/profile/save-profile.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { dropDraft } from '#web/ui/form/draft.ts';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';

interface EditDialogProps {
  onClose: () => void;
  user: User;
}

/** Closing it discards what was typed; a session that ends does not. */
export function EditDialog({ onClose, user }: EditDialogProps) {
  const { t } = useTranslation('accounts');
  const draft = `profile:${user.id}`;
  const save = useSaveProfile(user);
  const close = () => {
    dropDraft(draft);
    onClose();
  };
  return (
    <Dialog isOpen onClose={close} title={t('profile.editor.title')} isWide>
      <KeptDraft draft={draft} begin={personFormOf(user)}>
        <EditForm
          user={user}
          draft={draft}
          onSave={async (form, base) => {
            const isStillIn = await save(form, base);
            dropDraft(draft);
            if (!isStillIn) return;
            showToast('success', t('profile.saved'));
            onClose();
          }}
        />
      </KeptDraft>
    </Dialog>
  );
}
