/** New recovery codes in the place of the old ones. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/call.ts';
import { ProofForm } from './proof-form.tsx';
import { ShownCodes } from './shown-codes.tsx';

/** Password and a code; then the new ones, this once. */
export function NewCodes({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('security');
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <ShownCodes codes={codes} onDone={onDone} />;
  const renew = async (body: { password: string; code: string }) => {
    const made = await call('renewRecoveryCodes', { body });
    setCodes(made.codes);
  };
  return (
    <ProofForm label={t('codes.title')} submit={t('codes.submit')} onSend={renew}>
      <p>{t('codes.lead')}</p>
    </ProofForm>
  );
}
