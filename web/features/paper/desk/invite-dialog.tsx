/** The invitation of a member without a login: an address, and a letter goes there. */
import { useTranslation } from 'react-i18next';
import { invitationSchema } from '#contract/paper/desk.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { type OwnWords, refusalOf } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { Text } from '#web/i18n/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import { showToast } from '#web/ui/notice/toasts.ts';

interface InviteDialogProps {
  /** Given name first. */
  member: { id: number; name: string; email: string | null };
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the address; the one that the desk knows stands there already. */
export function InviteDialog({ member, isOpen, onClose }: InviteDialogProps) {
  const { t } = useTranslation('desk-work');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('invite.title', { name: member.name })}>
      <InviteForm member={member} onClose={onClose} />
    </Dialog>
  );
}

const ownWords: OwnWords = { email: { taken: <Text of="desk-work:register.emailTaken" /> } };

function InviteForm({ member, onClose }: Omit<InviteDialogProps, 'isOpen'>) {
  const { t } = useTranslation('desk-work');
  const form = useForm({
    begin: { email: member.email ?? '' },
    check: (values) => problemsFor(invitationSchema, values, ownWords),
  });
  const invite = useAction({
    send: (email: string) =>
      call('inviteMember', { params: { id: member.id }, body: invitationSchema.parse({ email }) }),
  });
  const submit = async ({ email }: { email: string }): Promise<Refusal | undefined> => {
    try {
      await invite.send(email);
      onClose();
      showToast('success', t('invite.done', { email: email.trim() }));
      return undefined;
    } catch (error) {
      if (isRefusal(error, 'mail-too-soon')) {
        return { title: t('invite.failed'), problem: t('invite.tooSoon') };
      }
      return { title: t('invite.failed'), ...refusalOf(error, ownWords) };
    }
  };
  return (
    <Form form={form} onSubmit={submit} label={t('invite.act')}>
      <p>{t('invite.text')}</p>
      <TextField
        {...bind(form, 'email')}
        label={t('invite.email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <DialogButtons>
        <Button kind="secondary" onClick={onClose}>
          {t('invite.keep')}
        </Button>
        <SubmitButton>{t('invite.submit')}</SubmitButton>
      </DialogButtons>
    </Form>
  );
}
