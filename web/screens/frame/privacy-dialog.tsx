/**
 * The privacy notice behind the footer (specification §2): the words of one's bank, of the bank one has
 * asked to join, or of the portal while there is neither.
 */
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#web/features/accounts/queries.ts';
import { bankOfUserQuery } from '#web/features/banks/queries.ts';
import { LazyPage, lazyPage } from '#web/lazy-page.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './privacy-dialog.module.css';

const portalNotice = lazyPage(() => import('../landing/privacy-points.tsx'), ['landing']);

interface PrivacyDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A dialog with a text that may be long; fetched when first opened. */
export function PrivacyDialog({ isOpen, onClose }: PrivacyDialogProps) {
  const { t } = useTranslation('frame');
  const { data: me } = useMe();
  const bank = me?.userBank ?? me?.requestedBank;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('privacy')} isWide>
      {me && bank && <BankNotice userId={me.id} bankId={bank.bankId} />}
      {me && !bank && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
        <div tabIndex={0} data-autofocus="">
          <Suspense fallback={<TextSkeleton lines={8} />}>
            <LazyPage page={portalNotice} />
          </Suspense>
        </div>
      )}
      {!me && <TextSkeleton lines={8} />}
    </Dialog>
  );
}

function BankNotice({ userId, bankId }: { userId: number; bankId: number }) {
  const { t } = useTranslation('frame');
  const { data: bank, isError } = useQuery(bankOfUserQuery(userId, bankId));
  if (isError) return <Notice tone="error">{t('privacyMissing')}</Notice>;
  if (!bank) return <TextSkeleton lines={8} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
    <div tabIndex={0} data-autofocus="">
      <p className={css.bank}>{bank.name}</p>
      <p className={css.text}>{bank.gdpr}</p>
    </div>
  );
}
