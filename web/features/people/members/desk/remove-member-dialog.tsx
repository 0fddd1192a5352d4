/** Asks once before a member is excluded, says what that means for them and for the books, and does it. */
import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/people/members.ts';
import { personName } from '#contract/person-name.ts';
import { isAbout } from '#web/api/about.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';

type Person = Pick<Member, 'id' | 'name' | 'surname' | 'total'>;

interface RemoveMemberDialogProps {
  /** Who is asked about; undefined when nobody is. */
  member: Person | undefined;
  onClose: () => void;
  onRemoved?: () => Promise<void>;
}

/** The question of the Escludi button. */
export function RemoveMemberDialog({ member, onClose, onRemoved }: RemoveMemberDialogProps) {
  const { t } = useTranslation('members');
  const remove = useAction({
    send: ({ id }: Person) => call('removeMember', { params: { id } }),
    done: (person) => t('remove.done', { name: personName(person) }),
    failed: () => t('remove.failed'),
    // What is asked about somebody who is no member any more would be answered 404.
    ends: (query, { id }) => isAbout(query, id),
  });
  const confirm = async () => {
    if (member && (await remove.run(member))) await onRemoved?.();
  };
  return (
    <ConfirmDialog
      isOpen={member !== undefined}
      onClose={onClose}
      onConfirm={confirm}
      whileClosed
      title={t('remove.title', { name: member ? personName(member) : '' })}
      confirmLabel={t('remove.act')}
      cancelLabel={t('remove.keep')}
    >
      {t('remove.text', { balance: hoursText(member?.total ?? 0) })}
    </ConfirmDialog>
  );
}
