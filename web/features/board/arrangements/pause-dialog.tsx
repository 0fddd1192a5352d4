/** Pausing a standing appointment: until a day, or until one of the two resumes it. */
import { useTranslation } from 'react-i18next';
import { pauseSchema, type Standing } from '#contract/board/standings.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { codeOf, FieldText, refusalOf } from '#web/api/refusal.tsx';
import { today } from '#web/i18n/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import { usePause } from './standing-actions.ts';

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

/** The first day with dates again, from tomorrow on. */
function problemsIn({ until }: typeof NO_DAY) {
  const isPast = until !== '' && until <= today();
  return {
    ...(isPast ? { until: <FieldText code="date-past" /> } : {}),
    ...problemsFor(pauseSchema, { until: until === '' ? null : until }),
  };
}

function PauseForm({ standing, onClose }: PauseProps) {
  const { t } = useTranslation('planning');
  const form = useForm({ begin: NO_DAY, check: problemsIn });
  const pause = usePause();
  const submit = async ({ until }: typeof NO_DAY) => {
    try {
      await pause.send({ standing, until: until === '' ? null : until });
    } catch (error) {
      if (codeOf(error) !== 'already-decided') return refusalOf(error);
    }
    onClose();
    return undefined;
  };
  return (
    <Form form={form} onSubmit={submit} label={t('standing.pause')}>
      <DateField
        {...bind(form, 'until')}
        label={t('standing.resumesOn')}
        hint={t('standing.resumesHint', { who: standing.partnerFirstName })}
        min={today()}
        optional
      />
      <p>{t('standing.sure')}</p>
      <DialogButtons>
        <Button kind="secondary" onClick={onClose}>
          {t('standing.keep')}
        </Button>
        <SubmitButton whileClosed>{t('standing.yesPause')}</SubmitButton>
      </DialogButtons>
    </Form>
  );
}
