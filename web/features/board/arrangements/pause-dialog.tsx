/** Pausing a standing appointment: until a day, or until one of the two resumes it. */
import { useTranslation } from 'react-i18next';
import { pauseSchema, type Standing } from '#contract/board/standings.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { FieldText, useDecisionErrors } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { waitsAfter } from '#web/api/waiting-store.ts';
import { today } from '#web/i18n/format.ts';
import { useKeeping } from '#web/ui/decision/use-decision.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { newKey } from '#web/ui/form/draft.ts';
import { Form } from '#web/ui/form/form.tsx';
import { bind, type Errors } from '#web/ui/form/use-form.ts';
import { keyOfStanding, useStandingTakeBack } from './standing-actions.ts';

interface PauseProps {
  standing: Standing;
  onClose: () => void;
}

export function PauseDialog({ isOpen, ...props }: PauseProps & { isOpen: boolean }) {
  const { t } = useTranslation('planning');
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title={t('standing.pause')}>
      <PauseForm {...props} />
    </Dialog>
  );
}

const NO_DAY = { until: '' };

const toBody = ({ until }: typeof NO_DAY) => ({
  until: until === '' ? null : until,
  undoable: true,
});

/** The first day with dates again, from tomorrow on. */
function problemsIn({ until }: typeof NO_DAY): Errors {
  const isPast = until !== '' && until <= today();
  return isPast ? { until: <FieldText code="date-past" /> } : {};
}

function PauseForm({ standing, onClose }: PauseProps) {
  const { t } = useTranslation(['planning', 'appointments']);
  const { id, partnerFirstName: who } = standing;
  const [place, words] = [keyOfStanding(standing), t('standing.paused', { who })];
  const takeBack = useStandingTakeBack();
  const keep = useKeeping(useDecisionErrors());
  const pause = useSendForm('pauseStanding', {
    schema: pauseSchema,
    begin: NO_DAY,
    toBody,
    check: problemsIn,
    input: { params: { id } },
    settled: { 'already-decided': () => t('appointments:meanwhile') },
    awaitsQueries: true,
    onSent: () => {
      onClose();
      keep({ key: place, words, takeBack: () => takeBack.send(id) });
    },
    onRefused: (error, usual, { current }, wasCut) => {
      const input = { params: { id }, body: toBody(current()) };
      const later = {
        call: 'pauseStanding',
        input,
        key: newKey(),
        place,
        words,
        name: who,
      } as const;
      const isOver = isRefusal(error, 'already-decided');
      if (!isOver && !waitsAfter(error, later, wasCut)) return usual;
      onClose();
      return undefined;
    },
  });
  return (
    <Form {...pause} label={t('standing.pause')}>
      <DateField
        {...bind(pause.form, 'until')}
        label={t('standing.resumesOn')}
        hint={t('standing.resumesHint', { who })}
        min={today()}
        optional
      />
      <p>{t('standing.sure')}</p>
      <FormButtons
        onLeave={onClose}
        leave={t('standing.keep')}
        send={t('standing.yesPause')}
        whileClosed
      />
    </Form>
  );
}
