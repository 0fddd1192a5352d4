/** The interview with somebody who asks to join, before the board decides (specification §46). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_MAX } from '#contract/limits.ts';
import type { Applicant } from '#contract/people/joining.ts';
import { interviewSchema } from '#contract/people/register.ts';
import { personName } from '#contract/person-name.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { today } from '#web/i18n/format.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';

interface InterviewDialogProps {
  applicant: Applicant;
  onClose: () => void;
}

export function InterviewDialog({ applicant, onClose }: InterviewDialogProps) {
  const { t } = useTranslation('joining');
  const name = personName(applicant);
  return (
    <Dialog isOpen onClose={onClose} title={t('interview.about', { name })}>
      <InterviewForm applicant={applicant} onClose={onClose} />
    </Dialog>
  );
}

function InterviewForm({ applicant, onClose }: InterviewDialogProps) {
  const { t } = useTranslation('joining');
  const reader = useSignedIn();
  const [begin] = useState(() => ({
    metOn: applicant.metOn ?? today(),
    metBy: applicant.metOn === null ? personName(reader) : applicant.metBy,
  }));
  const noting = useSendForm('noteInterview', {
    schema: interviewSchema,
    begin,
    input: { params: { id: applicant.id } },
    done: () => t('interview.saved'),
    refused: t('interview.failed'),
    onSent: onClose,
  });
  const { form } = noting;
  return (
    <Form {...noting} label={t('interview.about', { name: personName(applicant) })}>
      <DateField {...bind(form, 'metOn')} label={t('interview.on')} max={today()} optional />
      <TextField
        {...bind(form, 'metBy')}
        label={t('interview.by')}
        maxLength={NAME_MAX}
        autoComplete="off"
        optional
      />
      <FormButtons onLeave={onClose} send={t('interview.save')} />
    </Form>
  );
}
