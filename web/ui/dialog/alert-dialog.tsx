/** Says one thing that must not be missed: title, text, OK. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

interface AlertDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
}

/** A message that stays until OK is pressed. */
export function AlertDialog({ isOpen, onClose, title, children }: AlertDialogProps) {
  const { t } = useTranslation('ui');
  const ok = (
    <Button data-autofocus="" onClick={onClose}>
      {t('ok')}
    </Button>
  );
  return (
    <Dialog role="alertdialog" {...{ isOpen, onClose, title }} actions={ok}>
      {children}
    </Dialog>
  );
}
