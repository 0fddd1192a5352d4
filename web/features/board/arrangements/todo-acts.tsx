/** Deciding on appointments in a list of all matters: yes, no, and that it was done. */
import { useTranslation } from 'react-i18next';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { WhichHours } from '#web/ui/hours/already-recorded.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { useArrangementActions } from './actions.ts';
import { useStandingActions } from './standing-actions.ts';

interface MatterProps {
  id: number;
  /** The first name of the other one. */
  who: string;
  /** The row in that list. */
  place: string;
  /** The sentence that says what it is about. */
  describedBy: string;
}

/** A day that somebody proposes. */
export function ProposalActs({ sequence, ...matter }: MatterProps & { sequence: number }) {
  const { id, who, place, describedBy } = matter;
  const { t } = useTranslation('appointments');
  const { agree, drop, isDeciding } = useArrangementActions(() => place);
  const proposal = {
    ...{ id, sequence, partnerFirstName: who },
    ...{ iGive: false, hasBegun: false, standingId: null },
  };
  return (
    <>
      <DecisionButton
        small
        busy={isDeciding}
        aria-describedby={describedBy}
        onClick={() => agree(proposal)}
      >
        {t('agree')}
      </DecisionButton>
      <DecisionButton
        small
        kind="quiet"
        whileClosed
        busy={isDeciding}
        aria-describedby={describedBy}
        onClick={() => drop(proposal)}
      >
        {t('cannot')}
      </DecisionButton>
    </>
  );
}

/** The same where it repeats. */
export function StandingActs({ id, who, place, describedBy }: MatterProps) {
  const { t } = useTranslation('appointments');
  const { run, isBusy } = useStandingActions(() => place);
  const standing = { id, partnerFirstName: who };
  return (
    <>
      <DecisionButton
        small
        busy={isBusy}
        aria-describedby={describedBy}
        onClick={() => run('agree', standing)}
      >
        {t('agree')}
      </DecisionButton>
      <DecisionButton
        small
        kind="quiet"
        whileClosed
        busy={isBusy}
        aria-describedby={describedBy}
        onClick={() => run('drop', standing)}
      >
        {t('cannot')}
      </DecisionButton>
    </>
  );
}

interface DoneProps extends MatterProps {
  sequence: number;
  /** What it can be recorded as. */
  hours: readonly number[];
}

/** The reader helped: one tap for the length as planned. */
export function DoneActs({ id, who, place, describedBy, sequence, hours }: DoneProps) {
  const { t } = useTranslation('appointments');
  const { finish, asked } = useArrangementActions(() => place);
  const arrangement = {
    ...{ id, sequence, partnerFirstName: who },
    ...{ iGive: true, hasBegun: true, standingId: null },
  };
  return (
    <>
      {hours.map((length) => (
        <DecisionButton
          key={length}
          small
          busy={finish.isBusy}
          aria-describedby={describedBy}
          onClick={() => finish.run({ arrangement, hours: length })}
        >
          {t('done', { hours: hoursText(length) })}
        </DecisionButton>
      ))}
      {asked && (
        <WhichHours
          recorded={asked.recorded}
          isBusy={finish.isBusy}
          onSay={(another) => finish.run({ ...asked.done, another })}
        />
      )}
    </>
  );
}
