/**
 * Why the desk records hours though who gave has paid no fee, or is not insured: asked once the portal has
 * said so (specification §48). Needs the texts `recorded`.
 */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REASON_MAX } from '#contract/limits.ts';
import { isRefusal } from '#web/api/api-error.ts';
import type { Binding } from '#web/ui/form/field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

/** @returns whether it is asked, and what notes a refusal */
export function usePassing() {
  const [isAsked, ask] = useState(false);
  const noteRefusal = (error: unknown) => {
    if (isRefusal(error, 'fee-missing', 'not-insured')) ask(true);
  };
  return { isAsked, noteRefusal };
}

export function PassingField(props: Binding<string>) {
  const { t } = useTranslation('recorded');
  return (
    <TextField
      {...props}
      label={t('passing')}
      hint={t('passingHint')}
      maxLength={REASON_MAX}
      autoComplete="off"
    />
  );
}
