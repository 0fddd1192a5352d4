/** The invitation of a member without a login: an address, and a letter goes there. */
import { useTranslation } from 'react-i18next';
import { invitationSchema } from '#contract/paper/desk.ts';
import { isRefusal } from '#web/api/api-error.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { Text } from '#web/i18n/text.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';

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
  const invite = useSendForm('inviteMember', {
    schema: invitationSchema,
    begin: { email: member.email ?? '' },
    input: { params: { id: member.id } },
    own: ownWords,
    done: ({ email }) => t('invite.done', { email: email.trim() }),
    refused: t('invite.failed'),
    onSent: onClose,
    onRefused: (error, usual) =>
      isRefusal(error, 'mail-too-soon') ? { ...usual, problem: t('invite.tooSoon') } : usual,
  });
  return (
    <Form {...invite} label={t('invite.act')}>
      <p>{t('invite.text')}</p>
      <TextField
        {...bind(invite.form, 'email')}
        label={t('invite.email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormButtons onLeave={onClose} leave={t('invite.keep')} send={t('invite.submit')} />
    </Form>
  );
}
