/** Helping or deleting people with an unverified address, and telling how it went (specification §8). */
import { useTranslation } from 'react-i18next';
import type { Unverified } from '#contract/joining.ts';
import { personName } from '#contract/person-name.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { useReason } from '#web/api/use-reason.ts';
import { say } from '#web/ui/notice/toasts.ts';
import { useDeleteUnverified, useResend } from './mutations.ts';

/** Each act resolves, whether it went well or not, once the reader has been told. */
export function useUnverifiedActs() {
  const { t } = useTranslation('members');
  const reasonOf = useReason();
  const resend = useResend();
  const remove = useDeleteUnverified();

  const tellFailure = (error: unknown, failed: string, person: Unverified): void => {
    const name = personName(person);
    if (isRefusal(error, 'mail-too-soon')) {
      say('info', t('unverified.tooSoon'), t('unverified.tooSoonText', { name }));
    } else if (isRefusal(error, 'already-verified')) {
      say('info', t('unverified.verifiedMeanwhile', { name }));
    } else if (isRefusal(error, 'not-found')) say('info', t('unverified.gone'));
    else say('error', failed, reasonOf(error));
  };

  return {
    resend: async (person: Unverified): Promise<void> => {
      try {
        await resend.mutateAsync(person.id);
        say('success', t('unverified.resent', { email: person.email }));
      } catch (error) {
        tellFailure(error, t('unverified.resendFailed'), person);
      }
    },
    remove: async (person: Unverified): Promise<void> => {
      try {
        await remove.mutateAsync(person.id);
        say('success', t('unverified.removed', { name: personName(person) }));
      } catch (error) {
        tellFailure(error, t('unverified.removeFailed'), person);
      }
    },
  };
}
