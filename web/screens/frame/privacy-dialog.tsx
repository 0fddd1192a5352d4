/**
 * The privacy dialog of the footer (specification §2): the words of one's bank, of the bank one
 * has asked to join, or of the portal while there is neither.
 */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { bankOfUserQuery } from '#web/features/banks/banks/queries.ts';
import { useMe } from '#web/features/people/accounts/queries.ts';
import { LazyPage, lazyPage } from '#web/lazy-page.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Written } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './privacy-dialog.module.css';

const portalNotice = lazyPage(() => import('../landing/privacy-points.tsx'), ['landing']);

/** Fetched when it is first opened. */
export default function PrivacyDialog(window: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('frame');
  return (
    <Dialog {...window} title={t('privacy')} isWide>
      <PrivacyWords />
    </Dialog>
  );
}

/** A text that may be long. */
function PrivacyWords() {
  const { data: me } = useMe();
  const bank = me?.userBank ?? me?.requestedBank;
  if (!me) return <TextSkeleton lines={8} />;
  if (bank) return <BankNotice userId={me.id} bankId={bank.bankId} />;
  return (
    <Suspense fallback={<TextSkeleton lines={8} />}>
      <Scrolling>
        <LazyPage page={portalNotice} />
      </Scrolling>
    </Suspense>
  );
}

function BankNotice({ userId, bankId }: { userId: number; bankId: number }) {
  const { t } = useTranslation('banks');
  const { data: bank, isError } = useQuery(bankOfUserQuery(userId, bankId));
  if (isError) return <Notice tone="error">{t('privacyMissing')}</Notice>;
  if (!bank) return <TextSkeleton lines={8} />;
  return (
    <Scrolling>
      <p className={css.bank}>{bank.name}</p>
      <Written>{bank.gdpr}</Written>
    </Scrolling>
  );
}

/** Takes the focus as it comes, so that the keyboard scrolls it. */
function Scrolling({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => element.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
    <div ref={element} tabIndex={0}>
      {children}
    </div>
  );
}
