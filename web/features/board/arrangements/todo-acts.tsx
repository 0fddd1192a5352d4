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
  const { agree, drop, isDeciding } = useArrangementActions(() => place);
  const proposal = {
    ...{ id, sequence, partnerFirstName: who },
    ...{ iGive: false, hasBegun: false, standingId: null },
  };
  return (
    <YesOrNo
      {...{ describedBy }}
      isBusy={isDeciding}
      onYes={() => agree(proposal)}
      onNo={() => drop(proposal)}
    />
  );
}

/** The same where it repeats. */
export function StandingActs({ id, who, place, describedBy }: MatterProps) {
  const { run, isBusy } = useStandingActions(() => place);
  const standing = { id, partnerFirstName: who };
  return (
    <YesOrNo
      {...{ describedBy, isBusy }}
      onYes={() => run('agree', standing)}
      onNo={() => run('drop', standing)}
    />
  );
}

interface YesOrNoProps extends Pick<MatterProps, 'describedBy'> {
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
}

function YesOrNo({ describedBy, isBusy, onYes, onNo }: YesOrNoProps) {
  const { t } = useTranslation('appointments');
  const look = { small: true, busy: isBusy, 'aria-describedby': describedBy };
  return (
    <>
      <DecisionButton {...look} onClick={onYes}>
        {t('agree')}
      </DecisionButton>
      <DecisionButton {...look} kind="quiet" whileClosed onClick={onNo}>
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
