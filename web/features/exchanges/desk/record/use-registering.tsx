/** Sends what was filled in at the desk, once however often it is sent, and tells what became of it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  bankExchangeSchema,
  type Exchange,
  type MultipleExchange,
  multipleExchangeSchema,
} from '#contract/exchanges.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { refusalOf } from '#web/api/refusal.tsx';
import { dropDraft } from '#web/ui/form/draft.ts';
import type { Refusal } from '#web/ui/form/form.tsx';
import { dropIntention, keyOf } from '../../record/intention.ts';
import { missingWords } from './check-desk-form.tsx';
import { byField, type DeskForm, wireMany, wireOne } from './desk-form.ts';

/** What was done: one exchange, or many taken in charge. */
export type Registered = Exchange | 'taken-in-charge';

/** For the form's `onSubmit`. `draft` is forgotten once all is registered. */
export function useRegistering(draft: string, onRegistered: (what: Registered) => void) {
  const { t } = useTranslation('bank-record');
  const client = useQueryClient();
  const { mutateAsync: register } = useMutation({
    mutationFn: (form: DeskForm) => send(draft, form),
    onSuccess: () => void client.invalidateQueries(),
    // Refused: nothing has changed but, perhaps, who is there to be chosen.
    onError: () => void client.invalidateQueries({ queryKey: ['exchanges', 'member-names'] }),
  });
  return async (form: DeskForm): Promise<Refusal | undefined> => {
    try {
      const registered = await register(form);
      dropIntention(draft);
      dropDraft(draft);
      onRegistered(registered);
      return undefined;
    } catch (error) {
      if (isRefusal(error, 'idempotency-key-reused')) dropIntention(draft);
      const { problem, errors } = refusalOf(error, missingWords);
      const mayHaveArrived = isRefusal(error, 'offline', 'unreadable', 'unavailable', 'internal');
      return {
        title: t('failed'),
        problem: mayHaveArrived ? (
          <>
            {problem} {t('noSecond')}
          </>
        ) : (
          problem
        ),
        errors: errors && byField(errors),
      };
    }
  };
}

async function send(draft: string, form: DeskForm): Promise<Registered> {
  if (form.many === 'none') {
    const exchange = bankExchangeSchema.parse(wireOne(form));
    const idempotencyKey = keyOf(draft, exchange);
    return call('createBankExchange', { body: exchange }, { idempotencyKey });
  }
  const exchanges: MultipleExchange = multipleExchangeSchema.parse(wireMany(form));
  const idempotencyKey = keyOf(draft, exchanges);
  await call('createMultipleExchanges', { body: exchanges }, { idempotencyKey });
  return 'taken-in-charge';
}
