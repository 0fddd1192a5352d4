/** Taking back a signed sheet that was noted by mistake: why, and the person is asked again (specification §36). */
import { useTranslation } from 'react-i18next';
import { REASON_MAX } from '#contract/limits.ts';
import { consentMistakeSchema, type MemberConsent } from '#contract/people/consents.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { Text } from '#web/i18n/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { Stack } from '#web/ui/page/card.tsx';

interface MistakeDialogProps {
  member: MemberConsent;
  /** The version whose sheet was noted. */
  number: number;
  onClose: () => void;
}

export function MistakeDialog({ member, number, onClose }: MistakeDialogProps) {
  const { t } = useTranslation('privacy');
  const title = t('mistake.title', { name: member.fullName });
  const takeBack = useSendForm('takeBackConsent', {
    schema: consentMistakeSchema,
    begin: { number, reason: '' },
    input: { params: { id: member.id } },
    own: ownWords,
    done: () => t('mistake.done', { name: member.fullName }),
    refused: t('mistake.failed'),
    onSent: onClose,
  });
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form {...takeBack} label={title}>
        <Stack gap="small">
          <p>{t('mistake.lead', { number })}</p>
          <TextareaField
            {...bind(takeBack.form, 'reason')}
            label={t('mistake.reason')}
            maxLength={REASON_MAX}
            rows={2}
          />
          <DialogButtons>
            <Button kind="safe" onClick={onClose}>
              {t('paper.leave')}
            </Button>
            <SubmitButton kind="destroy">{t('mistake.save')}</SubmitButton>
          </DialogButtons>
        </Stack>
      </Form>
    </Dialog>
  );
}

const ownWords: OwnWords = {
  reason: { required: <Text of="privacy:mistake.reasonRequired" /> },
};
