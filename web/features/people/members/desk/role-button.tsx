/** Making a member an administrator and taking it back; never from the last one (the portal refuses). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role, User } from '#contract/people/accounts.ts';
import { personName } from '#contract/person-name.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

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
    <>
      <Button kind="secondary" small onClick={() => setAsked(true)}>
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
