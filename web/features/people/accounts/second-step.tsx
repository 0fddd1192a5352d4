/** After the right password: the second factor, for those who have one (specification §25). */
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { secondStepSchema } from '#contract/people/sign-in.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { ErrorText } from '#web/api/refusal.tsx';
import { Text } from '#web/i18n/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';

interface SecondStepProps {
  challenge: string;
  /** Takes the session over. */
  onToken: (token: string) => Promise<void>;
  /** Back to address and password. */
  onBack: () => void;
}

/** The form for a code of the app, or a recovery code. */
export function SecondStep({ challenge, onToken, onBack }: SecondStepProps) {
  const { t } = useTranslation('security');
  const start = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => start.current?.querySelector('input')?.focus(), []);
  const form = useForm({
    begin: { code: '' },
    check: (values) =>
      problemsFor(secondStepSchema.pick({ code: true }), values, {
        code: { required: <Text of="security:wrong.codeRequired" /> },
      }),
  });
  const send = async ({ code }: { code: string }): Promise<Refusal | undefined> => {
    try {
      await onToken(await call('secondStep', { body: { challenge, code } }));
      return undefined;
    } catch (error) {
      if (isRefusal(error, 'code-unrecognised')) {
        form.reset();
        return { errors: { code: <Text of="security:wrong.code" /> } };
      }
      return { problem: <ErrorText error={error} /> };
    }
  };
  return (
    <div ref={start}>
      <Form form={form} onSubmit={send} label={t('step.title')}>
        <p>{t('step.lead')}</p>
        <TextField
          {...bind(form, 'code')}
          label={t('step.code')}
          hint={t('step.hint')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <SubmitButton wide>{t('step.submit')}</SubmitButton>
        <Button kind="quiet" wide onClick={onBack}>
          {t('step.back')}
        </Button>
      </Form>
    </div>
  );
}
