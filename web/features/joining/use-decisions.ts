/** Deciding on people who ask to join, and telling how it went. */
import { useTranslation } from 'react-i18next';
import type { Applicant } from '#contract/joining.ts';
import { personName } from '#contract/person-name.ts';
import { useDecisionErrors } from '#web/api/use-decision-errors.ts';
import { useDecision } from '#web/ui/decision/use-decision.ts';
import { useDecideOnApplicant, useTakeBackAnswer } from './queries.ts';

/** Somebody among those decided on a page. */
export const keyOf = ({ id }: Pick<Applicant, 'id'>) => `person ${id}`;

/** Each act resolves, whether it went well or not, once the reader has been told. */
export function useDecisions() {
  const { t } = useTranslation('joining');
  const accept = useDecideOnApplicant('acceptMember');
  const deny = useDecideOnApplicant('denyMember');
  const takeBack = useTakeBackAnswer();
  const decide = useDecision(useDecisionErrors(), t('decidedElsewhere'));

  return {
    accept: (applicant: Applicant) =>
      decide({
        key: keyOf(applicant),
        words: t('decided.accepted', { name: personName(applicant) }),
        done: t('accepted', { name: personName(applicant) }),
        failed: t('acceptFailed'),
        send: () => accept.mutateAsync(applicant.id),
        takeBack: () => takeBack.mutateAsync(applicant.id),
      }),
    deny: (applicant: Applicant) =>
      decide({
        key: keyOf(applicant),
        words: t('decided.denied', { name: personName(applicant) }),
        done: t('denied', { name: personName(applicant) }),
        failed: t('denyFailed'),
        send: () => deny.mutateAsync(applicant.id),
        takeBack: () => takeBack.mutateAsync(applicant.id),
      }),
  };
}
