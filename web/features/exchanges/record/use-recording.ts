/** Sends a new exchange, once however often it is sent, and tells what became of it. */
import { useTranslation } from 'react-i18next';
import { type Exchange, type NewExchange, newExchangeSchema } from '#contract/exchanges.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { noteOwnChange } from '../own-changes.ts';
import { missingWords } from './check-exchange.tsx';
import { type ExchangeForm, wireForm } from './exchange-form.ts';
import { keyOf } from './intention.ts';
import { sendingOnce } from './sending-once.tsx';

/** For the form's `onSubmit`. `draft` is forgotten once the exchange is recorded. */
export function useRecording(draft: string, onRecorded: (exchange: Exchange) => void) {
  const { t } = useTranslation('exchanges');
  const { userId, userBankId } = useSignedIn();
  // Laws L1, L2; the same key never makes a second exchange.
  const record = useAction({
    send: async ({ exchange, key }: { exchange: NewExchange; key: string }) =>
      noteOwnChange(await call('createExchange', { body: exchange }, { idempotencyKey: key })),
  });
  return sendingOnce({
    draft,
    async send(form: ExchangeForm) {
      const me = { bankFrom: userBankId ?? undefined, userFrom: userId };
      const exchange = newExchangeSchema.parse({ ...me, ...wireForm(form) });
      return record.send({ exchange, key: keyOf(draft, exchange) });
    },
    onDone: onRecorded,
    words: { failed: t('new.failed'), noSecond: t('new.noSecond') },
    ownWords: missingWords,
  });
}
