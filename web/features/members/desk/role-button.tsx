/** Making a member an administrator and taking it back; never from the last one (the portal refuses). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { personName } from '#contract/person-name.ts';
import { useReason } from '#web/api/use-reason.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { say } from '#web/ui/notice/toasts.ts';
import { useChangeRole } from './mutations.ts';

interface RoleButtonProps {
  member: User;
  /** The member is the reader. */
  isOwn: boolean;
  /** The reader has given their own administration up. */
  onOwnTaken: () => void;
}

/** A button and its question. */
export function RoleButton({ member, isOwn, onOwnTaken }: RoleButtonProps) {
  const { t } = useTranslation('members');
  const [isAsked, setAsked] = useState(false);
  const reasonOf = useReason();
  const change = useChangeRole(isOwn);
  const { id } = member;
  const name = personName(member);
  const isAdmin = member.role === 'ADMIN';
  const act = async () => {
    try {
      await change.mutateAsync({ id, role: isAdmin ? 'USER' : 'ADMIN' });
      say('success', t(isAdmin ? 'role.taken' : 'role.given', { name }));
      if (isOwn) onOwnTaken();
    } catch (error) {
      say('error', t('role.failed'), reasonOf(error));
    }
  };
  const which = isAdmin ? (isOwn ? 'takeOwn' : 'take') : 'give';
  return (
    <>
      <Button kind="secondary" onClick={() => setAsked(true)}>
        {t(isAdmin ? 'role.take' : 'role.give')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={act}
        title={t(`role.${which}Title`, { name })}
        confirmLabel={t(isAdmin ? 'role.take' : 'role.give')}
        cancelLabel={t('role.keep')}
        tone={isAdmin ? 'danger' : 'plain'}
      >
        {t(`role.${which}Text`)}
      </ConfirmDialog>
    </>
  );
}
