/** Says that a list could not be fetched and why, with another try at hand. */
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { useReason } from './use-reason.ts';

interface LoadTroubleProps {
  /** A query that failed. */
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
}

/** Stands where the list would. */
export function LoadTrouble({ query }: LoadTroubleProps) {
  const { t } = useTranslation('exchanges');
  const reasonOf = useReason();
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
      {reasonOf(query.error)}
    </Notice>
  );
}
