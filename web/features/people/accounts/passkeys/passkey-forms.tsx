/** Giving a passkey another name, and removing it. */
import { useTranslation } from 'react-i18next';
import { type Passkey, passkeyNameSchema } from '#contract/people/passkeys.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { PasswordForm } from '../security/proof-form.tsx';
import { refreshSession } from '../session-upkeep.ts';

interface PasskeyFormProps {
  passkey: Passkey;
  onDone: () => void;
}

export function RenamePasskey({ passkey: { id, name }, onDone }: PasskeyFormProps) {
  const { t } = useTranslation('passkeys');
  const rename = useSendForm('renamePasskey', {
    schema: passkeyNameSchema,
    begin: { name },
    input: { params: { id } },
    done: () => t('rename.done'),
    onSent: onDone,
  });
  return (
    <Form {...rename} label={t('rename.title')}>
      <TextField
        {...bind(rename.form, 'name')}
        label={t('add.name')}
        hint={t('add.nameHint')}
        autoComplete="off"
      />
      <SubmitButton>{t('rename.submit')}</SubmitButton>
    </Form>
  );
}

export function RemovePasskey({ passkey: { id, name }, onDone }: PasskeyFormProps) {
  const { t } = useTranslation('passkeys');
  const remove = useAction({
    send: (body: { password: string }) => call('removePasskey', { params: { id }, body }),
    done: () => t('remove.done', { name }),
  });
  const send = async (proof: { password: string }) => {
    await remove.send(proof);
    // A desk that the passkey has opened is closed now.
    await refreshSession();
    onDone();
  };
  return (
    <PasswordForm label={t('remove.title')} submit={t('remove.submit')} onSend={send}>
      <p>{t('remove.lead', { name })}</p>
    </PasswordForm>
  );
}
