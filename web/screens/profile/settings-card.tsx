/** How the portal looks and which language it speaks on this device: where people look for it. */
import { useTranslation } from 'react-i18next';
import { currentLanguage, setLanguage } from '#web/i18n/index.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#web/i18n/languages.ts';
import { COLOUR_SCHEMES, setColourScheme, useColourScheme } from '#web/ui/colour-scheme.ts';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';

/** Both act at once. */
export function SettingsCard() {
  const { t } = useTranslation(['accounts', 'ui']);
  const scheme = useColourScheme();
  return (
    <Card title={t('profile.settings.title')}>
      <Stack>
        <RadioField
          name="language"
          label={t('profile.settings.language')}
          hint={t('profile.settings.languageHint')}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={currentLanguage()}
          onChange={(next) => next !== '' && void setLanguage(next)}
        />
        <RadioField
          name="scheme"
          label={t('profile.settings.scheme')}
          options={COLOUR_SCHEMES.map((value) => ({ value, label: t(`ui:scheme.${value}`) }))}
          value={scheme}
          onChange={(next) => next !== '' && setColourScheme(next)}
        />
      </Stack>
    </Card>
  );
}
