/** Stands in for what could not be loaded: why, and a button that tries again. */
import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { Notice } from './notice.tsx';

/** How the error of a query reads; the app provides it, because ui knows no errors of calls. */
export const ErrorReason = createContext<ComponentType<{ error: unknown }>>(() => null);

interface LoadTroubleProps {
  /** A query that failed. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** For something old that is still shown. */
  tone?: 'error' | 'warning';
  title?: string;
  /** A sentence of its own instead of the reason. */
  children?: ReactNode;
}

/** A message with a button that asks again. */
export function LoadTrouble({ query, tone = 'error', title, children }: LoadTroubleProps) {
  const { t } = useTranslation('ui');
  const Reason = useContext(ErrorReason);
  // It stays while the query is asked again.
  const [error, setError] = useState(query.error);
  if (query.error && query.error !== error) setError(query.error);
  return (
    <Notice
      tone={tone}
      title={title}
      isLive
      action={
        <Button kind="secondary" busy={query.isFetching} onClick={() => query.refetch()}>
          {t('tryAgain')}
        </Button>
      }
    >
      {children ?? (error !== null && <Reason error={error} />)}
    </Notice>
  );
}
