/** Making a member an administrator and taking it back; never from the last one (the portal refuses). */
import { useTranslation } from 'react-i18next';
import type { Role, User } from '#contract/people/accounts.ts';
import { personName } from '#contract/person-name.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

interface RoleDialogProps {
  member: User;
  /** The member is the reader. */
  isOwn: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** The reader has given their own administration up. */
  onOwnTaken: () => void;
}

/** The question. */
export function RoleDialog({ member, isOwn, isOpen, onClose, onOwnTaken }: RoleDialogProps) {
  const { t } = useTranslation('members');
  const { id } = member;
  const name = personName(member);
  const isAdmin = member.role === 'ADMIN';
  const change = useAction({
    send: (role: Role) => call('changeRole', { params: { id }, body: { role } }),
    done: () => t(isAdmin ? 'role.taken' : 'role.given', { name }),
    failed: () => t('role.failed'),
    // Who gives up their own role leaves the desk.
    ends: (_, role) => isOwn && role === 'USER',
  });
  const act = async () => {
    const isChanged = await change.run(isAdmin ? 'USER' : 'ADMIN');
    if (isChanged && isOwn) onOwnTaken();
  };
  const which = isAdmin ? (isOwn ? 'takeOwn' : 'take') : 'give';
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={act}
      title={t(`role.${which}Title`, { name })}
      confirmLabel={t(isAdmin ? 'role.take' : 'role.give')}
      cancelLabel={t('role.keep')}
      tone={isAdmin ? 'danger' : 'plain'}
    >
      {t(`role.${which}Text`)}
    </ConfirmDialog>
  );
}
