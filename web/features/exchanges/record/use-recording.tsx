/** Sends a new exchange, once however often it is sent, and tells what became of it. */
import { useTranslation } from 'react-i18next';
import { type Exchange, newExchangeSchema } from '#contract/exchanges.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { refusalOf } from '#web/api/refusal.tsx';
import { dropDraft } from '#web/ui/form/draft.ts';
import type { Refusal } from '#web/ui/form/form.tsx';
import { useRecordExchange } from '../mutations.ts';
import { missingWords } from './check-exchange.tsx';
import { type ExchangeForm, wireForm } from './exchange-form.ts';
import { dropIntention, keyOf } from './intention.ts';

/** For the form's `onSubmit`. `draft` is forgotten once the exchange is recorded. */
export function useRecording(draft: string, onRecorded: (exchange: Exchange) => void) {
  const { t } = useTranslation('exchanges');
  const record = useRecordExchange();
  return async (form: ExchangeForm): Promise<Refusal | undefined> => {
    const exchange = newExchangeSchema.parse(wireForm(form));
    try {
      const recorded = await record.mutateAsync({ exchange, key: keyOf(draft, exchange) });
      dropIntention(draft);
      dropDraft(draft);
      onRecorded(recorded);
      return undefined;
    } catch (error) {
      if (isRefusal(error, 'idempotency-key-reused')) dropIntention(draft);
      const { problem, errors } = refusalOf(error, missingWords);
      const mayHaveArrived = isRefusal(error, 'offline', 'unreadable', 'unavailable', 'internal');
      return {
        title: t('new.failed'),
        problem: mayHaveArrived ? (
          <>
            {problem} {t('new.noSecond')}
          </>
        ) : (
          problem
        ),
        errors,
      };
    }
  };
}
