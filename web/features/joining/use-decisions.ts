/** Deciding on people who ask to join, and telling how it went. */
import { useTranslation } from 'react-i18next';
import type { Applicant } from '#contract/members.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { codeOf } from '#web/api/refusal.tsx';
import { say } from '#web/ui/notice/toasts.ts';
import { useDecideOnApplicant } from './queries.ts';

/** Each act resolves, whether it went well or not, once the reader has been told. */
export function useDecisions() {
  const { t } = useTranslation(['joining', 'errors']);
  const accept = useDecideOnApplicant('acceptMember');
  const deny = useDecideOnApplicant('denyMember');

  const tell = async (act: Promise<unknown>, done: string, failed: string): Promise<void> => {
    try {
      await act;
      say('success', done);
    } catch (error) {
      // Somebody was faster, or the person took the request back.
      if (isRefusal(error, 'already-decided', 'not-found')) say('info', t('decidedElsewhere'));
      else say('error', failed, t(`errors:codes.${codeOf(error)}`));
    }
  };

  return {
    accept: ({ id, fullName }: Applicant) =>
      tell(accept.mutateAsync(id), t('accepted', { name: fullName }), t('acceptFailed')),
    deny: ({ id, fullName }: Applicant) =>
      tell(deny.mutateAsync(id), t('denied', { name: fullName }), t('denyFailed')),
  };
}
