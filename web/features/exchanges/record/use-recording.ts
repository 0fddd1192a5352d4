/** Sends a new exchange, once however often it is sent, and tells what became of it. */
import { useTranslation } from 'react-i18next';
import { type Exchange, newExchangeSchema } from '#contract/exchanges.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { useRecordExchange } from '../mutations.ts';
import { missingWords } from './check-exchange.tsx';
import { type ExchangeForm, wireForm } from './exchange-form.ts';
import { keyOf } from './intention.ts';
import { sendingOnce } from './sending-once.tsx';

/** For the form's `onSubmit`. `draft` is forgotten once the exchange is recorded. */
export function useRecording(draft: string, onRecorded: (exchange: Exchange) => void) {
  const { t } = useTranslation('exchanges');
  const { userId, userBankId } = useSignedIn();
  const { mutateAsync: record } = useRecordExchange();
  return sendingOnce({
    draft,
    async send(form: ExchangeForm) {
      const me = { bankFrom: userBankId ?? undefined, userFrom: userId };
      const exchange = newExchangeSchema.parse({ ...me, ...wireForm(form) });
      return record({ exchange, key: keyOf(draft, exchange) });
    },
    onDone: onRecorded,
    words: { failed: t('new.failed'), noSecond: t('new.noSecond') },
    ownWords: missingWords,
  });
}
