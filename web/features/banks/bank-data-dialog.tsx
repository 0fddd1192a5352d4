/** The bank's data and its logo, to be changed by its administrators (specification §2, §5). */
import { useTranslation } from 'react-i18next';
import type { Bank } from '#contract/banks.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './bank.module.css';
import { BankDataForm } from './bank-data-form.tsx';
import { LogoField } from './logo-field.tsx';

interface BankDataDialogProps {
  isOpen: boolean;
  /** The bank as it is, once known. */
  bank: Bank | undefined;
  onClose: () => void;
}

/** A dialog that stays until saved or left; what was typed is kept either way until it is saved. */
export function BankDataDialog({ isOpen, bank, onClose }: BankDataDialogProps) {
  const { t } = useTranslation('bank-desk');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('edit.title')} isWide>
      {bank ? (
        <div className={css.form}>
          <LogoField bankName={bank.name} />
          <BankDataForm bank={bank} onDone={onClose} />
        </div>
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Dialog>
  );
}
