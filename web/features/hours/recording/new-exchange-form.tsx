/** The form of a new exchange: empty, with what was typed in this tab, or from an earlier exchange. */
import { useQueries, useQuery } from '@tanstack/react-query';
import type { RecordedExchange } from '#contract/hours/recording.ts';
import { read } from '#web/api/read.ts';
import { ErrorText } from '#web/api/refusal.tsx';
import { useSignedIn } from '#web/api/use-session.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Tall, TextSkeleton } from '#web/ui/skeleton.tsx';
import {
  type AgreedHelp,
  agreedForm,
  emptyForm,
  type RecordedSide,
  repeatOf,
} from '../parts/exchange-form.ts';
import { latelyDoneQuery } from '../parts/queries.ts';
import { RecordForm } from './record-form.tsx';

interface NewExchangeFormProps {
  side: RecordedSide;
  /** The exchange to be repeated. */
  repeatId?: number;
  /** Agreed on at the board; it begins the form. */
  agreed?: AgreedHelp;
  /** The notice that it was agreed on about. */
  notice?: number;
  balance: number | undefined;
  onRecorded: (exchange: RecordedExchange) => void;
  onKept: () => void;
}

/** An exchange that somebody else gave cannot be repeated: then the form is empty. */
export function NewExchangeForm({ repeatId, agreed, ...props }: NewExchangeFormProps) {
  const { side } = props;
  const { userId, userBankId, delegateId } = useSignedIn();
  const offered = [
    read('listPartners'),
    read('matchBanks'),
    read('listActivities'),
    latelyDoneQuery(side),
  ] as const;
  const isComing = useQueries({ queries: offered }).some(({ isPending }) => isPending);
  const earlier = useQuery({
    ...read('readExchange', { params: { id: repeatId ?? 0 } }),
    enabled: repeatId !== undefined,
    refetchOnWindowFocus: false,
  });
  if (earlier.isError)
    return (
      <LoadTrouble query={earlier}>
        <ErrorText error={earlier.error} />
      </LoadTrouble>
    );
  // Drawn when all it offers is known: nothing is inserted above what somebody is about to tap.
  if (earlier.isLoading || isComing) {
    return (
      <Tall>
        <TextSkeleton lines={8} />
      </Tall>
    );
  }
  // What somebody types for another is nothing that either finds among their own.
  const place =
    delegateId === undefined ? `exchange:${userId}` : `exchange:${userId}:${delegateId}`;
  if (earlier.data?.userFromId === userId) {
    return (
      <RecordForm
        {...props}
        begin={repeatOf(earlier.data, currentLanguage())}
        draft={`${place}:repeat:${repeatId}`}
      />
    );
  }
  if (agreed) {
    const begin = agreedForm(agreed, currentLanguage());
    const draft = `${place}:agreed:${agreed.partnerId}:${agreed.activity.id}:${side}`;
    return <RecordForm {...props} begin={begin} draft={draft} />;
  }
  const draft = side === 'given' ? place : `${place}:received`;
  return <RecordForm {...props} begin={emptyForm(userBankId)} draft={draft} />;
}
