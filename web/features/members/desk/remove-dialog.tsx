/** Asks once before a member is excluded, and says what that means for them and for the books. */
import { useTranslation } from 'react-i18next';
import { personName } from '#contract/person-name.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';

interface Person {
  id: number;
  name: string;
  surname: string;
  /** Their balance in hours. */
  total: number;
}

interface RemoveDialogProps {
  /** Who is asked about; undefined when nobody is. */
  member: Person | undefined;
  onClose: () => void;
  onRemove: (member: Person) => Promise<unknown>;
}

/** The question of the Escludi button. */
export function RemoveDialog({ member, onClose, onRemove }: RemoveDialogProps) {
  const { t } = useTranslation('members');
  return (
    <ConfirmDialog
      isOpen={member !== undefined}
      onClose={onClose}
      onConfirm={() => member && onRemove(member)}
      title={t('remove.title', { name: member ? personName(member) : '' })}
      confirmLabel={t('remove.act')}
      cancelLabel={t('remove.keep')}
    >
      {t('remove.text', { balance: hoursText(member?.total ?? 0) })}
    </ConfirmDialog>
  );
}
