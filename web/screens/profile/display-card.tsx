/** How the portal looks and which language it speaks on this device. Both act at once. */

import { useTranslation } from 'react-i18next';
import { LANGUAGE_CHOICES, LOCALES } from '#contract/locales.ts';
import { currentLanguage, setLanguage } from '#web/i18n/index.ts';
import { COLOUR_SCHEMES, setColourScheme, useColourScheme } from '#web/ui/colour-scheme.ts';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';

export function DisplayCard() {
  const { t } = useTranslation(['profile', 'ui']);
  const scheme = useColourScheme();
  return (
    <Card>
      <Stack>
        <RadioField
          name="language"
          label={t('display.language')}
          hint={t('display.languageHint')}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_CHOICES[value] }))}
          value={currentLanguage()}
          onChange={(next) => next !== '' && void setLanguage(next)}
        />
        <RadioField
          name="scheme"
          label={t('display.scheme')}
          options={COLOUR_SCHEMES.map((value) => ({ value, label: t(`ui:scheme.${value}`) }))}
          value={scheme}
          onChange={(next) => next !== '' && setColourScheme(next)}
        />
      </Stack>
    </Card>
  );
}
