/** The privacy notice of one's bank, in the bank's own words (specification §2). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#web/api/use-session.ts';
import { bankOfUserQuery } from '#web/features/members/queries.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './privacy-dialog.module.css';

interface PrivacyDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A dialog with a text that may be long; fetched when first opened. */
export function PrivacyDialog({ isOpen, onClose }: PrivacyDialogProps) {
  const { t } = useTranslation('frame');
  const { userId, userBankId } = useSignedIn();
  const { data: bank, isError } = useQuery({
    ...bankOfUserQuery(userId, userBankId),
    enabled: isOpen,
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('privacy')} isWide>
      {bank && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
        <div tabIndex={0} data-autofocus="">
          <p className={css.bank}>{bank.name}</p>
          <p className={css.text}>{bank.gdpr}</p>
        </div>
      )}
      {!bank && !isError && <TextSkeleton lines={8} />}
      {isError && <Notice tone="error">{t('privacyMissing')}</Notice>}
    </Dialog>
  );
}
