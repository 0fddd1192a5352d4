/** The form that announces maintenance: day, from when to when, and what is done. */
import { useTranslation } from 'react-i18next';
import { MAINTENANCE_NOTE_MAX } from '#contract/limits.ts';
import { newMaintenanceSchema } from '#contract/portal/status.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { today } from '#web/i18n/format.ts';
import { Text } from '#web/i18n/text.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';

const time = <Text of="health:maintenance.form.time" />;
const words: OwnWords = {
  day: { 'date-past': <Text of="health:maintenance.form.past" /> },
  from: { required: time, invalid: time },
  to: { required: time, invalid: time },
};

/** In a dialog. @param onDone closes it: announced, or left */
export function MaintenanceForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('health');
  const announcing = useSendForm('announceMaintenance', {
    schema: newMaintenanceSchema,
    begin: { day: '', from: '', to: '', note: '' },
    // Sent again after an answer that was lost, it is announced once.
    draft: 'maintenance',
    own: words,
    changes: ['readStatus'],
    done: () => t('maintenance.form.done'),
    refused: t('maintenance.form.failed'),
    onSent: onDone,
  });
  const { form } = announcing;
  return (
    <Form {...announcing} label={t('maintenance.form.title')}>
      <DateField {...bind(form, 'day')} label={t('maintenance.form.day')} min={today()} />
      <TextField
        {...bind(form, 'from')}
        label={t('maintenance.form.from')}
        type="time"
        autoComplete="off"
      />
      <TextField
        {...bind(form, 'to')}
        label={t('maintenance.form.to')}
        hint={t('maintenance.form.toHint')}
        type="time"
        autoComplete="off"
      />
      <TextField
        {...bind(form, 'note')}
        label={t('maintenance.form.note')}
        hint={t('maintenance.form.noteHint')}
        maxLength={MAINTENANCE_NOTE_MAX}
        autoComplete="off"
        optional
      />
      <FormButtons onLeave={onDone} send={t('maintenance.form.send')} />
    </Form>
  );
}
