/** Sends what was filled in at the desk, once however often it is sent, and tells what became of it. */
import { useTranslation } from 'react-i18next';
import {
  bankExchangeSchema,
  type Exchange,
  type MultipleExchange,
  multipleExchangeSchema,
} from '#contract/exchanges.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { noteOwnChange } from '../../own-changes.ts';
import { keyOf } from '../../record/intention.ts';
import { sendingOnce } from '../../record/sending-once.tsx';
import { missingWords } from './check-desk-form.tsx';
import { byField, type DeskForm, wireMany, wireOne } from './desk-form.ts';

/** What was done: one exchange, or many taken in charge. */
export type Registered = Exchange | 'taken-in-charge';

/** For the form's `onSubmit`. `draft` is forgotten once all is registered. */
export function useRegistering(draft: string, onRegistered: (what: Registered) => void) {
  const { t } = useTranslation('bank-record');
  const register = useAction({ send: (form: DeskForm) => send(draft, form) });
  return sendingOnce({
    draft,
    send: register.send,
    onDone: onRegistered,
    words: { failed: t('failed'), noSecond: t('noSecond') },
    ownWords: missingWords,
    placed: byField,
  });
}

async function send(draft: string, form: DeskForm): Promise<Registered> {
  if (form.many === 'none') {
    const exchange = bankExchangeSchema.parse(wireOne(form));
    const idempotencyKey = keyOf(draft, exchange);
    return noteOwnChange(await call('createBankExchange', { body: exchange }, { idempotencyKey }));
  }
  const exchanges: MultipleExchange = multipleExchangeSchema.parse({
    ...wireMany(form),
    undoable: true,
  });
  const idempotencyKey = keyOf(draft, exchanges);
  await call('createMultipleExchanges', { body: exchanges }, { idempotencyKey });
  return 'taken-in-charge';
}
