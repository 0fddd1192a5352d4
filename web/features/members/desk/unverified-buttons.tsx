/** Send the mail again, or delete: in the row of somebody with an unverified address. */
import { useTranslation } from 'react-i18next';
import type { Unverified } from '#contract/joining.ts';
import { personName } from '#contract/person-name.ts';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import css from './desk.module.css';

interface UnverifiedButtonsProps {
  person: Unverified;
  /** Resolves once the reader has been told how it went. */
  onResend: (person: Unverified) => Promise<unknown>;
  onRemove: (person: Unverified) => void;
}

/** One tap for the mail; deleting asks back. */
export function UnverifiedButtons({ person, onResend, onRemove }: UnverifiedButtonsProps) {
  const { t } = useTranslation('members');
  const { isBusy, run } = useSingleFlight(() => onResend(person));
  const named = <span className="only-for-ears"> {personName(person)}</span>;
  return (
    <div className={css.buttons}>
      <DecisionButton small kind="secondary" busy={isBusy} onClick={() => void run()}>
        {t('unverified.resend')}
        {named}
      </DecisionButton>
      <DecisionButton small kind="danger" onClick={() => onRemove(person)}>
        {t('unverified.remove')}
        {named}
      </DecisionButton>
    </div>
  );
}
