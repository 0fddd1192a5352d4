/** Setting the second factor up, in three steps: password, QR code with a first code, recovery codes. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { codeSchema } from '#contract/people/sign-in.ts';
import { call } from '#web/api/call.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { Breaking } from '#web/ui/page/words.tsx';
import { PasswordForm } from './proof-form.tsx';
import css from './security.module.css';
import { ShownCodes } from './shown-codes.tsx';
import { proofWords } from './words.tsx';

interface Secret {
  secret: string;
  address: string;
}

/** The dialog's content; `onDone` once the codes are written down. */
export function Setup({ onDone }: { onDone: () => void }) {
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <ShownCodes codes={codes} onDone={onDone} isFirst />;
  if (secret) return <Scanning {...secret} onCodes={setCodes} />;
  return <Password onSecret={setSecret} />;
}

function Password({ onSecret }: { onSecret: (secret: Secret) => void }) {
  const { t } = useTranslation('security');
  const begin = async (body: { password: string }) => {
    onSecret(await call('beginSecondFactor', { body }));
  };
  return (
    <PasswordForm label={t('setup.title')} submit={t('setup.next')} onSend={begin}>
      <p>{t('setup.lead')}</p>
    </PasswordForm>
  );
}

interface ScanningProps extends Secret {
  onCodes: (codes: readonly string[]) => void;
}

function Scanning({ secret, address, onCodes }: ScanningProps) {
  const { t } = useTranslation('security');
  const confirm = useSendForm('confirmSecondFactor', {
    schema: codeSchema,
    begin: { code: '' },
    own: proofWords,
    changes: [],
    onSent: ({ codes }) => onCodes(codes),
  });
  return (
    <Form {...confirm} label={t('setup.title')}>
      <ol className={css.steps}>
        <li>
          <p>{t('setup.scan')}</p>
          <QrCode text={address} label={t('setup.qr')} />
          <p>
            {t('setup.orType')} <Breaking as="code">{inFours(secret)}</Breaking>
          </p>
          <p>
            <a href={address}>{t('setup.onThisDevice')}</a>
          </p>
        </li>
        <li>
          <p>{t('setup.thenCode')}</p>
        </li>
      </ol>
      <TextField
        {...bind(confirm.form, 'code')}
        label={t('setup.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        data-autofocus=""
      />
      <SubmitButton>{t('setup.confirm')}</SubmitButton>
    </Form>
  );
}

/** `ABCD EFGH …`, to be typed without losing the place. */
function inFours(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

const BORDER = 4;

/**
 * A QR code, drawn here: what it says goes to nobody. Dark on light in every colour scheme, as cameras
 * expect it. @param label what it is, for who cannot see it
 */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
