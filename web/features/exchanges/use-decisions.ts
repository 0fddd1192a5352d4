/** Deciding on exchanges, and telling how it went (specification §8, word for word in Italian). */
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/exchanges.ts';
import { useDecisionErrors } from '#web/api/use-decision-errors.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { useDecision } from '#web/ui/decision/use-decision.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { say } from '#web/ui/notice/toasts.ts';
import {
  useCancelExchange,
  useConfirmExchange,
  useReverseExchange,
  useTakeBackExchange,
} from './mutations.ts';

/** An exchange among the things decided on a page. */
export const keyOf = ({ id }: Pick<Exchange, 'id'>) => `exchange ${id}`;

/** Each act resolves, whether it went well or not, once the reader has been told. */
export function useDecisions() {
  const { t } = useTranslation('exchanges');
  const errors = useDecisionErrors();
  const which = useWhich();
  const confirm = useConfirmExchange();
  const cancel = useCancelExchange();
  const reverse = useReverseExchange();
  const takeBack = useTakeBackExchange();
  const decide = useDecision(errors, t('decidedElsewhere'));

  return {
    confirm: (exchange: Exchange) =>
      decide({
        key: keyOf(exchange),
        words: t('decided.confirmed', { which: which(exchange) }),
        done: t('confirmed'),
        failed: t('confirmFailed'),
        send: () => confirm.mutateAsync(exchange),
        takeBack: () => takeBack.mutateAsync(exchange),
      }),
    cancel: (exchange: Exchange, reason: string) =>
      decide({
        key: keyOf(exchange),
        words: t('decided.cancelled', { which: which(exchange) }),
        done: t('cancelled'),
        failed: t('cancelFailed'),
        send: () => cancel.mutateAsync({ id: exchange.id, reason }),
        takeBack: () => takeBack.mutateAsync(exchange),
      }),
    reverse: async (exchange: Exchange, reason: string): Promise<boolean> => {
      try {
        await reverse.mutateAsync({ id: exchange.id, reason });
        say('success', t('cancelled'), which(exchange));
        return true;
      } catch (error) {
        if (errors.isDecidedElsewhere(error)) say('info', t('decidedElsewhere'));
        else say('error', t('cancelFailed'), errors.reasonOf(error));
        return false;
      }
    },
  };
}

/** Says which exchange: with whom, or between whom when the reader is neither. */
export function useWhich(): (exchange: Exchange) => string {
  const { t } = useTranslation('exchanges');
  const { userId } = useSignedIn();
  return ({ userFromId, userToId, userFromDisplayName, userToDisplayName, quantityOfHours }) => {
    const hours = hoursText(Math.abs(quantityOfHours));
    if (userFromId === userId) return t('decided.withOne', { hours, name: userToDisplayName });
    if (userToId === userId) return t('decided.withOne', { hours, name: userFromDisplayName });
    return t('decided.between', {
      hours,
      creditor: userFromDisplayName,
      debtor: userToDisplayName,
    });
  };
}
