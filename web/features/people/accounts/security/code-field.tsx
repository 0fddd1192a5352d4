/** The field for a code of the second factor. */
import { useTranslation } from 'react-i18next';
import type { Binding } from '#web/ui/form/field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

export function CodeField(binding: Binding<string>) {
  const { t } = useTranslation('security');
  return (
    <TextField
      {...binding}
      label={t('step.code')}
      hint={t('step.hint')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
