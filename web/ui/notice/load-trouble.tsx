/** Stands where something should be that could not be fetched: why, and another try at hand. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { Notice } from './notice.tsx';

interface LoadTroubleProps {
  /** A query that failed. */
  query: { isFetching: boolean; refetch: () => unknown };
  /** Why, as a sentence. */
  children: ReactNode;
}

/** An error with a button that asks again. */
export function LoadTrouble({ query, children }: LoadTroubleProps) {
  const { t } = useTranslation('ui');
  return (
    <Notice
      tone="error"
      isLive
      action={
        <Button kind="secondary" busy={query.isFetching} onClick={() => query.refetch()}>
          {t('tryAgain')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
