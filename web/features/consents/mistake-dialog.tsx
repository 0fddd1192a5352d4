/** Taking back a signed sheet that was noted by mistake: why, and the person is asked again (specification §36). */
import { useTranslation } from 'react-i18next';
import {
  type ConsentMistake,
  consentMistakeSchema,
  type MemberConsent,
} from '#contract/consents.ts';
import { REASON_MAX } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { type OwnWords, refusalOf } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { Text } from '#web/i18n/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
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
  const form = useForm({ begin: { reason: '' }, check });
  const takeBack = useAction({
    send: (body: ConsentMistake) => call('takeBackConsent', { params: { id: member.id }, body }),
    done: () => t('mistake.done', { name: member.fullName }),
  });
  const save = async ({ reason }: { reason: string }): Promise<Refusal | undefined> => {
    try {
      await takeBack.send({ number, reason });
    } catch (error) {
      return { title: t('mistake.failed'), ...refusalOf(error, ownWords) };
    }
    onClose();
    return undefined;
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} label={title}>
        <Stack gap="small">
          <p>{t('mistake.lead', { number })}</p>
          <TextareaField
            {...bind(form, 'reason')}
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

function check(values: { reason: string }) {
  return problemsFor(consentMistakeSchema.omit({ number: true }), values, ownWords);
}
