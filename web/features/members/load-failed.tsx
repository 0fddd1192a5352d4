/** Something could not be read: says so, and offers to try again. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';

/** An error with its remedy. */
export function LoadFailed({ children, onRetry }: { children: ReactNode; onRetry: () => unknown }) {
  const { t } = useTranslation('members');
  return (
    <Notice
      tone="error"
      isLive
      action={
        <Button kind="secondary" small onClick={() => void onRetry()}>
          {t('again')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
