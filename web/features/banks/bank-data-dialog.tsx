/** The bank's data and its logo, to be changed by its administrators (specification §2, §5). */
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bank } from '#contract/banks.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './bank.module.css';
import { BankDataForm } from './bank-data-form.tsx';

interface BankDataDialogProps {
  isOpen: boolean;
  /** The bank as it is, once known. */
  bank: Bank | undefined;
  onClose: () => void;
  /** Edits the bank's logo. */
  logo: ReactNode;
}

/** A dialog that stays until its form is saved or left. */
export function BankDataDialog({ isOpen, bank, onClose, logo }: BankDataDialogProps) {
  const { t } = useTranslation('bank-desk');
  const id = useId();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('edit.title')} isWide>
      {bank ? (
        <div className={css.form}>
          <section className={css.logoField} aria-labelledby={id}>
            <h3 id={id}>{t('edit.logo')}</h3>
            {logo}
          </section>
          <BankDataForm bank={bank} onDone={onClose} />
        </div>
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Dialog>
  );
}
