/** Confirm and cancel in the row of a person who asks to join. */
import { useTranslation } from 'react-i18next';
import type { Applicant } from '#contract/joining.ts';
import { personName } from '#contract/person-name.ts';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import css from './joining.module.css';

interface ApplicantButtonsProps {
  applicant: Applicant;
  /** Resolves once the reader has been told how it went. */
  onAccept: (applicant: Applicant) => Promise<unknown>;
  onDeny: (applicant: Applicant) => void;
}

/** One tap to welcome somebody; turning them away asks back. */
export function ApplicantButtons({ applicant, onAccept, onDeny }: ApplicantButtonsProps) {
  const { t } = useTranslation('joining');
  const { isBusy, run } = useSingleFlight(() => onAccept(applicant));
  const named = <span className="only-for-ears"> {personName(applicant)}</span>;
  return (
    <div className={css.buttons}>
      <DecisionButton small busy={isBusy} onClick={run}>
        {t('accept')}
        {named}
      </DecisionButton>
      <DecisionButton small kind="secondary" onClick={() => onDeny(applicant)}>
        {t('deny')}
        {named}
      </DecisionButton>
    </div>
  );
}
