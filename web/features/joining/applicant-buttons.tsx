/** Confirm and cancel in the row of a person who asks to join. */
import { useTranslation } from 'react-i18next';
import type { Applicant } from '#contract/members.ts';
import { Button } from '#web/ui/button.tsx';
import { unlessSecondClick } from '#web/ui/second-click.ts';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import css from './joining.module.css';

interface ApplicantButtonsProps {
  applicant: Applicant;
  /** Resolves once the reader has been told how it went. */
  onAccept: (applicant: Applicant) => Promise<void>;
  onDeny: (applicant: Applicant) => void;
}

/** One tap to welcome somebody; turning them away asks back. */
export function ApplicantButtons({ applicant, onAccept, onDeny }: ApplicantButtonsProps) {
  const { t } = useTranslation('joining');
  const { isBusy, run } = useSingleFlight(() => onAccept(applicant));
  const accept = unlessSecondClick(() => void run());
  const named = <span className="only-for-ears"> {applicant.fullName}</span>;
  return (
    <div className={css.buttons}>
      <Button small busy={isBusy} onClick={accept}>
        {t('accept')}
        {named}
      </Button>
      <Button small kind="secondary" onClick={unlessSecondClick(() => onDeny(applicant))}>
        {t('deny')}
        {named}
      </Button>
    </div>
  );
}
